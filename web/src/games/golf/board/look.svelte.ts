// How the core should draw a match's board: in which theme, and whether to turn it.
import type { Look } from '../../../core/messages';
import { settings, theme } from '../../../lib/settings.svelte';

/** The prefix of all ids in the core's pictures for a match. */
export const PREFIX = 'golf-';

const portrait = typeof matchMedia === 'undefined' ? null : matchMedia('(orientation: portrait)');
let tall = $state(portrait?.matches ?? false);
portrait?.addEventListener('change', (event) => (tall = event.matches));

/** Returns whether the screen is in portrait orientation. Reactive. */
export const isTall = (): boolean => tall;

/** Returns how the board should be drawn now. Reactive. */
export const boardLook = (): Look => ({
  theme: theme(),
  prefix: PREFIX,
  upright: tall && settings.turnBoard,
});
