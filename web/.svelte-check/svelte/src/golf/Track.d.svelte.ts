export { default } from "./++Track.svelte.ts";
export * from "./++Track.svelte.ts";
