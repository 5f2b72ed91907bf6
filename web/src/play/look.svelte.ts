// How to draw the board of a match: its theme, and whether it is turned.
import type { Look } from '../core/messages';
import { settings, theme } from '../ui/settings.svelte';

/** The prefix of the ids in the core's pictures. */
export const PREFIX = 'golf-';

const portrait = typeof matchMedia === 'undefined' ? null : matchMedia('(orientation: portrait)');
let tall = $state(portrait?.matches ?? false);
portrait?.addEventListener('change', (event) => (tall = event.matches));

/** Whether the screen is in portrait. Reactive. */
export const isTall = (): boolean => tall;

/** Reactive. */
export const boardLook = (): Look => ({
  theme: theme(),
  prefix: PREFIX,
  upright: tall && settings.turnBoard,
});
