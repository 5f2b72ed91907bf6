export { default } from "./++Courses.svelte.ts";
export * from "./++Courses.svelte.ts";
