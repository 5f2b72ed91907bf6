export { default } from "./++Setup.svelte.ts";
export * from "./++Setup.svelte.ts";
