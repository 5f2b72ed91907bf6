export { default } from "./++Summary.svelte.ts";
export * from "./++Summary.svelte.ts";
