export { default } from "./++Seal.svelte.ts";
export * from "./++Seal.svelte.ts";
