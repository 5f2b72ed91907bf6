export { default } from "./++Starts.svelte.ts";
export * from "./++Starts.svelte.ts";
