export { default } from "./++About.svelte.ts";
export * from "./++About.svelte.ts";
