// The keys of a screen. One list of actions feeds both the key handler and the help.
import { cap } from '../lib/caps.svelte';
import { t } from '../lib/texts.svelte';
import type { KeyHelp } from './KeysDialog.svelte';

export interface Action {
  /** What the keys do. The help leaves out keys without a text. */
  text?: string;
  /**
   * What each key runs. A code such as `KeyQ` is the position of a key, whatever letter is printed
   * on it. Keys without a code of their own have their character, such as `+`. `Ctrl ` and `⇧ ` can
   * come first. A function that returns false leaves the key to the next action.
   */
  keys?: Record<string, (event: KeyboardEvent) => unknown>;
  /** What the help shows instead of the names of all keys. */
  labels?: string[];
}

const NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  '-': '−',
};

function label(key: string): string {
  if (key === 'Space') return t('keys-space');
  return NAMES[key] ?? (key.startsWith('Key') ? cap(key) : key);
}

/** Returns the lines of the help. The number pad is left out. */
export function keyHelp(actions: readonly Action[]): KeyHelp[] {
  return actions.flatMap(({ text, keys = {}, labels }) => {
    const names = Object.keys(keys).filter((key) => !key.startsWith('Numpad'));
    const shown = labels ?? names.map((key) => key.split(' ').map(label).join(' '));
    return text ? [{ keys: shown, text }] : [];
  });
}

/** Runs the action of the pressed keys. Returns false if they have none here. */
export function act(actions: readonly Action[], event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl ' : '';
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Without an action of their own, keys with Shift do the same as without it.
  const names = (event.shiftKey ? ['⇧ ', ''] : ['']).flatMap((shift) => [
    `${ctrl}${shift}${event.code}`,
    `${ctrl}${shift}${key}`,
  ]);
  return names.some((name) =>
    actions.some(({ keys }) => {
      const run = keys?.[name];
      return run !== undefined && run(event) !== false;
    }),
  );
}
