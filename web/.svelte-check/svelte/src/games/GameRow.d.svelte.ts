export { default } from "./++GameRow.svelte.ts";
export * from "./++GameRow.svelte.ts";
