export { default } from "./++Verdict.svelte.ts";
export * from "./++Verdict.svelte.ts";
