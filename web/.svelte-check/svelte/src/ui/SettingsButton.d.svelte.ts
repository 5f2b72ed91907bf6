export { default } from "./++SettingsButton.svelte.ts";
export * from "./++SettingsButton.svelte.ts";
