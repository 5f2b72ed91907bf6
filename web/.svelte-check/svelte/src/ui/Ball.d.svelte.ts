export { default } from "./++Ball.svelte.ts";
export * from "./++Ball.svelte.ts";
