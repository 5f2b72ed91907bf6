export { default } from "./++Switch.svelte.ts";
export * from "./++Switch.svelte.ts";
