// Maps the table's keys to commands.
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

export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const fine = press.shiftKey;
  const way = fine ? -1 : 1;
  const tip = fine ? 0.02 : 0.1;
  switch (press.key.length === 1 ? press.key.toLowerCase() : press.key) {
    case 'ArrowLeft':
      return { do: 'turn', degrees: fine ? -0.05 : -1 };
    case 'ArrowRight':
      return { do: 'turn', degrees: fine ? 0.05 : 1 };
    case 'ArrowUp':
      return { do: 'power', steps: fine ? 1 : 5 };
    case 'ArrowDown':
      return { do: 'power', steps: fine ? -1 : -5 };
    case 'a':
      return { do: 'place', millimetres: fine ? -1 : -10 };
    case 'd':
      return { do: 'place', millimetres: fine ? 1 : 10 };
    case 'i':
      return { do: 'tip', right: 0, up: tip };
    case 'k':
      return { do: 'tip', right: 0, up: -tip };
    case 'j':
      return { do: 'tip', right: -tip, up: 0 };
    case 'l':
      return { do: 'tip', right: tip, up: 0 };
    case 'c':
      return { do: 'middle' };
    case 'r':
      return { do: 'raise', degrees: fine ? 1 : 5 };
    case 'f':
      return { do: 'raise', degrees: fine ? -1 : -5 };
    case 't':
      return { do: 'target', by: way };
    case 'g':
      return { do: 'guide', by: way };
    case 'v':
      return { do: 'tell' };
    case ' ':
    case 'Enter':
      return { do: 'shoot' };
    default:
      return null;
  }
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
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return true;
  const focus = event.target instanceof HTMLElement ? event.target : null;
  // A dialog that has just been closed may still have the focus.
  if (!focus || focus.closest('dialog:not([open])')) return false;
  if (focus.matches('input[type=range], input[type=radio], input[type=checkbox]'))
    return event.key.startsWith('Arrow') || event.key === ' ' || event.key === 'Enter';
  if (focus.matches('input, textarea, select, [contenteditable]')) return true;
  return (event.key === ' ' || event.key === 'Enter') && focus.matches('button, a, summary, label');
}
