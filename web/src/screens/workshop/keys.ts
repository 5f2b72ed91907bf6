// The keys of the editor.
import { cap } from '../../lib/caps.svelte';
import { t } from '../../lib/texts.svelte';
import type { Action } from '../../ui/actions';
import type { Bench } from './bench.svelte';
import { STEP_KEYS } from './board';
import { keepingFocus, removeSelected } from './focus';

export interface BoardKeys {
  /** Moves the selected pieces or the cursor. */
  step(key: string): void;
  /** Draws at the cursor. Returns false if no drawing tool is selected. */
  apply(): boolean;
}

const LETTERS = STEP_KEYS.filter((key) => key.startsWith('Key'));

/** Returns the letters on the keys that move a piece, for texts. Reactive. */
export const stepLetters = (): string => LETTERS.map(cap).join(', ');

/** Returns the actions of the board. Without `on`, they are only for the help. */
export function boardActions(bench: Bench, on?: BoardKeys): Action[] {
  const edit = (run: (pieces: number[], event: KeyboardEvent) => unknown) => {
    return (event: KeyboardEvent) => bench.selection.length > 0 && void run(bench.selection, event);
  };
  const remove = edit(() => removeSelected(bench));
  return [
    {
      text: t('workshop-keys-move'),
      labels: LETTERS.map(cap),
      keys: Object.fromEntries(STEP_KEYS.map((key) => [key, () => on?.step(key)])),
    },
    {
      text: t('workshop-do-turn'),
      keys: {
        KeyR: edit((pieces, { shiftKey }) =>
          bench.edit({ do: 'turn', pieces, sixths: shiftKey ? 1 : 5 }),
        ),
      },
    },
    {
      text: t('workshop-do-mirror'),
      labels: ['M'],
      // By letter: the key in this position is a comma on French keyboards.
      keys: { m: edit((pieces) => bench.edit({ do: 'mirror', pieces })) },
    },
    {
      text: t('workshop-do-open'),
      keys: { KeyF: edit((pieces) => bench.edit({ do: 'open', pieces })) },
    },
    {
      text: t('workshop-do-value'),
      keys: { KeyV: edit((pieces) => bench.edit({ do: 'value', pieces })) },
    },
    {
      text: t('workshop-do-remove'),
      labels: ['Delete'],
      keys: { Delete: remove, Backspace: remove },
    },
    {
      text: t('workshop-keys-apply'),
      labels: ['Enter'],
      keys: { Enter: () => on?.apply(), Space: () => on?.apply() },
    },
    { text: t('workshop-keys-several'), labels: ['Shift'] },
  ];
}

/** Returns the actions that work wherever the focus is. */
export function editActions(bench: Bench): Action[] {
  const redo = () => void keepingFocus(bench, () => bench.redo());
  return [
    {
      text: t('workshop-keys-copy'),
      labels: ['Ctrl C', 'Ctrl V', 'Ctrl D'],
      keys: {
        // If no piece is selected, leaves Ctrl+C to the browser, which copies selected text.
        'Ctrl c': () => bench.selection.length > 0 && void bench.copy(),
        'Ctrl v': () => void bench.paste(),
        'Ctrl d': () => void bench.duplicate(),
      },
    },
    {
      text: t('workshop-keys-undo'),
      labels: ['Ctrl Z', 'Ctrl ⇧ Z'],
      keys: {
        'Ctrl z': () => void keepingFocus(bench, () => bench.undo()),
        'Ctrl ⇧ z': redo,
        'Ctrl y': redo,
      },
    },
    {
      keys: { 'Ctrl a': () => bench.select((bench.draft?.pieces ?? []).map((_, index) => index)) },
    },
  ];
}
