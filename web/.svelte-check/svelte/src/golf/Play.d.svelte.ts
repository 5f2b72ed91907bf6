export { default } from "./++Play.svelte.ts";
export * from "./++Play.svelte.ts";
