export { default } from "./++Art.svelte.ts";
export * from "./++Art.svelte.ts";
