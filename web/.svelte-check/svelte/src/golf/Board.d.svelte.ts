export { default } from "./++Board.svelte.ts";
export * from "./++Board.svelte.ts";
