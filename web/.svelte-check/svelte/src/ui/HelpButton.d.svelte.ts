export { default } from "./++HelpButton.svelte.ts";
export * from "./++HelpButton.svelte.ts";
