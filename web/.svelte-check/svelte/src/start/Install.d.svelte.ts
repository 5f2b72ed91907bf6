export { default } from "./++Install.svelte.ts";
export * from "./++Install.svelte.ts";
