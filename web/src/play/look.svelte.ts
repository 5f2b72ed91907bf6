// How the board of a match is to look: in which colours, and turned or not.
import type { Look } from '../core/messages';
import { settings, theme } from '../ui/settings.svelte';

/** Before the ids in the core's pictures. */
export const PREFIX = 'golf-';

const portrait = typeof matchMedia === 'undefined' ? null : matchMedia('(orientation: portrait)');
let tall = $state(portrait?.matches ?? false);
portrait?.addEventListener('change', (event) => (tall = event.matches));

/** Whether the screen is higher than wide. Reactive. */
export const isTall = (): boolean => tall;

/** Reactive. */
export const boardLook = (): Look => ({
  theme: theme(),
  prefix: PREFIX,
  upright: tall && settings.turnBoard,
});
