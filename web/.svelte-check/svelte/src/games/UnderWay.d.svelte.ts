export { default } from "./++UnderWay.svelte.ts";
export * from "./++UnderWay.svelte.ts";
