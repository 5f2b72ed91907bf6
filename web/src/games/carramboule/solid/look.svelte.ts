// How the Carramboule table is shown, on all screens with a table.
import { change, settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/texts.svelte';
import type { Action } from '../../../ui/actions';
import { c } from '../texts';
import type { View } from './views';

/** The presets, in the order in which players see them. */
const VIEWS: readonly View[] = ['behind', 'rail', 'above'];

export const look = $state({
  /** The preset of the solid view. */
  preset: 'behind' as View,
  /** What the camera shows: while nobody aims, the table instead of the cue. */
  shown: 'behind' as View,
  /** Whether the browser could not show the solid view, so the table stays drawn. */
  isFlat: false,
});

/** Turns the solid view on or off. */
export function toggleSolid(): void {
  look.isFlat = false;
  change({ solid: !settings.solid });
}

/** Returns the next preset that looks different. */
export function nextView(): View {
  const at = VIEWS.indexOf(look.preset);
  const others = [1, 2].map((step) => VIEWS[(at + step) % VIEWS.length]!);
  return others.find((view) => view !== look.shown)!;
}

/** Returns the actions of the view, for a screen's keys. */
export function viewActions(): Action[] {
  const toggle = { text: c('keys-solid'), keys: { KeyE: toggleSolid } };
  if (!settings.solid) return [toggle];
  return [
    toggle,
    { text: c('keys-view'), keys: { KeyO: () => void (look.preset = nextView()) } },
    { text: c('keys-orbit'), labels: ['2', '4', '6', '8'] },
    { text: t('play-keys-zoom'), labels: ['+', '−', '0'] },
  ];
}
