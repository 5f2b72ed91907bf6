export { default } from "./++Game.svelte.ts";
export * from "./++Game.svelte.ts";
