export { default } from "./++Players.svelte.ts";
export * from "./++Players.svelte.ts";
