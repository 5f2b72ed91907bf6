export { default } from "./++FirstGame.svelte.ts";
export * from "./++FirstGame.svelte.ts";
