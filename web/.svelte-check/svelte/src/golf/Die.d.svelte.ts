export { default } from "./++Die.svelte.ts";
export * from "./++Die.svelte.ts";
