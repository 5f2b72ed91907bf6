export { default } from "./++UpdateNote.svelte.ts";
export * from "./++UpdateNote.svelte.ts";
