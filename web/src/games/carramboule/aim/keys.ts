// Maps the table's keys to commands, and describes them for the help.
import { cap } from '../../../lib/caps.svelte';
import { change, settings } from '../../../lib/settings.svelte';
import { act, type Action } from '../../../ui/actions';
import type { AimedShot } from './aimed-shot.svelte';
import { c, type CarrKey } from '../texts';

export type Command =
  | { do: 'turn'; degrees: number }
  | { do: 'power'; steps: number }
  | { do: 'place'; millimetres: number }
  | { do: 'tip'; right: number; up: number }
  | { do: 'raise'; degrees: number }
  | { do: 'target'; by: 1 | -1 }
  | { do: 'guide'; by: 1 | -1 }
  | { do: 'middle' }
  | { do: 'tell' }
  | { do: 'shoot' };

const turn = (degrees: number) => (): Command => ({ do: 'turn', degrees });
const guide = (by: 1 | -1) => (): Command => ({ do: 'guide', by });
const target = (by: 1 | -1) => (): Command => ({ do: 'target', by });
const power =
  (by: number) =>
  (fine: boolean): Command => ({ do: 'power', steps: fine ? by : 5 * by });
const place =
  (by: number) =>
  (fine: boolean): Command => ({
    do: 'place',
    millimetres: fine ? by : 10 * by,
  });
const raise =
  (by: number) =>
  (fine: boolean): Command => ({
    do: 'raise',
    degrees: fine ? by : 5 * by,
  });
const tip =
  (right: number, up: number) =>
  (fine: boolean): Command => {
    const step = fine ? 0.02 : 0.1;
    return { do: 'tip', right: right * step, up: up * step };
  };

const KEYS: [text: CarrKey, keys: Record<string, (fine: boolean) => Command>][] = [
  ['keys-turn', { ArrowLeft: turn(-1), ArrowRight: turn(1) }],
  ['keys-turn-fine', { '⇧ ArrowLeft': turn(-0.05), '⇧ ArrowRight': turn(0.05) }],
  ['keys-power', { ArrowUp: power(1), ArrowDown: power(-1) }],
  ['keys-place', { KeyA: place(-1), KeyD: place(1) }],
  ['keys-target', { KeyT: target(1), '⇧ KeyT': target(-1) }],
  ['keys-tip', { KeyI: tip(0, 1), KeyJ: tip(-1, 0), KeyK: tip(0, -1), KeyL: tip(1, 0) }],
  ['keys-middle', { KeyC: () => ({ do: 'middle' }) }],
  ['keys-raise', { KeyR: raise(1), KeyF: raise(-1) }],
  ['keys-guide', { KeyG: guide(1), '⇧ KeyG': guide(-1) }],
  ['keys-tell', { KeyV: () => ({ do: 'tell' }) }],
  ['keys-shoot', { Space: () => ({ do: 'shoot' }), Enter: () => ({ do: 'shoot' }) }],
];

/**
 * Returns the actions of a table. `run` returns false if it ignores a command. With `free`, the
 * selected ball can be moved in all directions.
 */
export function tableActions(
  run: (command: Command, event: KeyboardEvent) => unknown,
  free = false,
): Action[] {
  return KEYS.map(([text, keys]) => ({
    text:
      free && text === 'keys-place'
        ? c('keys-place-free', { up: cap('KeyW'), down: cap('KeyS') })
        : c(text),
    keys: Object.fromEntries(
      Object.entries(keys).map(([key, command]) => [
        key,
        (event: KeyboardEvent) => run(command(event.shiftKey), event),
      ]),
    ),
  }));
}

/** Makes the guide lines longer or shorter by one step. */
export function changeGuide(by: 1 | -1): void {
  const guide = Math.round((settings.guide + by * 0.1) * 10) / 10;
  change({ guide: Math.min(Math.max(guide, 0), 1) });
}

/**
 * Moves the focus back to the table after a click on a button beside it, so that the space bar
 * shoots instead of pressing the button again. Does nothing if the button was pressed by keyboard.
 */
export function handBack(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('main button') : null;
  if (event.detail === 0 || !pressed || pressed !== document.activeElement) return;
  document.querySelector<HTMLElement>('main [role=application]')?.focus({ preventScroll: true });
}

/**
 * Returns whether the table must ignore a key press: it was already handled, a dialog is open, or
 * the focused field, slider or button uses the key.
 */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return true;
  const focus = event.target instanceof HTMLElement ? event.target : null;
  // A dialog that has just been closed may still have the focus.
  if (!focus || focus.closest('dialog:not([open])')) return false;
  if (focus.matches('input[type=range], input[type=radio], input[type=checkbox]'))
    return event.key.startsWith('Arrow') || event.key === ' ' || event.key === 'Enter';
  if (focus.matches('input, textarea, select, [contenteditable]')) return true;
  return (event.key === ' ' || event.key === 'Enter') && focus.matches('button, a, summary, label');
}

/** Handles a key press: skips what is being shown, otherwise runs an action. */
export function press(event: KeyboardEvent, play: AimedShot, actions: readonly Action[]): void {
  if (isTaken(event) || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  if (play.skippable) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === '?') return;
    play.skip();
  } else if (!act(actions, event)) return;
  event.preventDefault();
}
