export { default } from "./++Rose.svelte.ts";
export * from "./++Rose.svelte.ts";
