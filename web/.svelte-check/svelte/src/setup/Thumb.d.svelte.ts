export { default } from "./++Thumb.svelte.ts";
export * from "./++Thumb.svelte.ts";
