export { default } from "./++Sides.svelte.ts";
export * from "./++Sides.svelte.ts";
