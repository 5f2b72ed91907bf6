export { default } from "./++Ways.svelte.ts";
export * from "./++Ways.svelte.ts";
