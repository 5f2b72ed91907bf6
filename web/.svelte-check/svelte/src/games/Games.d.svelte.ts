export { default } from "./++Games.svelte.ts";
export * from "./++Games.svelte.ts";
