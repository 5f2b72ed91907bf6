export { default } from "./++Panel.svelte.ts";
export * from "./++Panel.svelte.ts";
