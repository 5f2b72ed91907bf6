export { default } from "./++Turns.svelte.ts";
export * from "./++Turns.svelte.ts";
