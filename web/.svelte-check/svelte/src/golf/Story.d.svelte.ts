export { default } from "./++Story.svelte.ts";
export * from "./++Story.svelte.ts";
