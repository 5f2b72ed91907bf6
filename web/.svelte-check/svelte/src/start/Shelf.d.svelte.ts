export { default } from "./++Shelf.svelte.ts";
export * from "./++Shelf.svelte.ts";
