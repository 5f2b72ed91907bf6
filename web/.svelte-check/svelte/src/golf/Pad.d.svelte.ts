export { default } from "./++Pad.svelte.ts";
export * from "./++Pad.svelte.ts";
