// How the core should draw a match's board: in which theme, and whether to turn it.
import { MediaQuery } from 'svelte/reactivity';
import type { Look } from '../../../core/messages';
import { settings, theme } from '../../../lib/settings.svelte';

/** The prefix of all ids in the core's pictures for a match. */
export const PREFIX = 'golf-';

const portrait = new MediaQuery('(orientation: portrait)');

/** Returns whether the screen is in portrait orientation. Reactive. */
export const isTall = (): boolean => portrait.current;

/** Returns how the board should be drawn now. Reactive. */
export const boardLook = (): Look => ({
  theme: theme(),
  prefix: PREFIX,
  upright: portrait.current && settings.turnBoard,
});
