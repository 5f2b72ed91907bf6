// The keyboard controls of the mini golf screen.
import { onScreen, type Turn } from '../stroke/turn';
import { DIRS } from '../../../ui/rose';
import type { GolfMatch } from './match.svelte';

/**
 * The direction of each key on an unturned board. Keys are identified by physical position, around
 * S and on the number pad, so the keyboard layout does not matter.
 */
const LEVEL: Record<string, string> = {
  KeyQ: 'NW',
  KeyW: 'NE',
  KeyA: 'W',
  KeyD: 'E',
  KeyZ: 'SW',
  KeyX: 'SE',
  Numpad7: 'NW',
  Numpad9: 'NE',
  Numpad4: 'W',
  Numpad6: 'E',
  Numpad1: 'SW',
  Numpad3: 'SE',
};

/**
 * The direction of each key on a turned board, where directions lead straight up and down but not
 * straight to the sides.
 */
const UPRIGHT: Record<string, string> = {
  KeyQ: 'NW',
  KeyW: 'N',
  KeyE: 'NE',
  KeyA: 'SW',
  KeyS: 'S',
  KeyD: 'SE',
  Numpad7: 'NW',
  Numpad8: 'N',
  Numpad9: 'NE',
  Numpad1: 'SW',
  Numpad2: 'S',
  Numpad3: 'SE',
};

/** Returns the codes of the letter keys for the directions, row by row. */
export const directionKeys = (turn: Turn): string[] =>
  Object.keys(turn ? UPRIGHT : LEVEL).filter((key) => key.startsWith('Key'));

/** Returns the grid direction that a key selects; undefined if it selects none. */
function directionOf(code: string, turn: Turn): string | undefined {
  const named = (turn ? UPRIGHT : LEVEL)[code];
  return DIRS.find((dir) => onScreen(dir, turn) === named);
}

export interface KeyActions {
  go(): void;
  turn(by: 1 | -1): void;
  zoom(factor: number): void;
  resetView(): void;
  overview(): void;
  why(): void;
  hint(): void;
  pieces(): void;
}

/**
 * Runs the action of a key. During a delay or an animation, skips this delay or animation instead.
 * Returns false if the key has no action here.
 */
export function press(event: KeyboardEvent, match: GolfMatch, on: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element | null;
  if (target?.closest('input, select, textarea, dialog[open]')) return false;
  // Ignores a sheet that has just been closed, which may still have the focus.
  const control = target?.closest('button, a, [role="radio"]');
  const onControl = Boolean(control) && !control?.closest('dialog');
  if (match.patience.busy && event.key !== 'Tab' && event.key !== 'Shift') {
    match.patience.skip();
    return true;
  }
  switch (event.key) {
    case 'Enter':
      if (onControl) return false;
      on.go();
      return true;
    case 'Backspace':
      match.back();
      return true;
    case '0':
      on.resetView();
      return true;
    case '+':
      on.zoom(1.3);
      return true;
    case '-':
      on.zoom(1 / 1.3);
      return true;
    case 'o':
      on.overview();
      return true;
    case 'v':
      on.why();
      return true;
    case 'h':
      on.hint();
      return true;
    case 'p':
      on.pieces();
      return true;
  }
  if (match.phase === 'aim') return aim(event, match, on);
  if (match.phase === 'choose') return choose(event, match);
  return false;
}

function aim(event: KeyboardEvent, match: GolfMatch, on: KeyActions): boolean {
  const turns: Record<string, 1 | -1> = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 };
  const turn = turns[event.key];
  if (turn && !event.code.startsWith('Numpad')) {
    on.turn(turn);
    return true;
  }
  const dir = directionOf(event.code, match.turned);
  if (!dir) return false;
  // Plays the stroke if the selected direction's key is pressed again.
  if (match.direction === dir) void match.play(dir);
  else match.chooseDirection(dir);
  return true;
}

function choose(event: KeyboardEvent, match: GolfMatch): boolean {
  const starts = match.startsAnew ? match.openStarts : [];
  // Reads the physical key, because Shift may produce another character.
  const digit = Number(
    /^Digit([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0] ?? 0,
  );
  if (digit > 0) {
    // Digits first select a start cell, then a die.
    if (starts.length > 0 && match.start === null && !event.shiftKey) {
      if (starts.includes(digit - 1)) match.chooseStart(digit - 1);
      return true;
    }
    const cards = match.picks.filter((pick) => 'card' in pick);
    const pick = (event.shiftKey ? cards : match.picks)[digit - 1];
    if (pick) match.choosePick(pick);
    return pick !== undefined;
  }
  const cell = 'abcdef'.indexOf(event.key.toLowerCase());
  if (cell >= 0 && event.key.length === 1 && starts.includes(cell)) {
    match.chooseStart(cell);
    return true;
  }
  if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && starts.length > 0) {
    const by = event.key === 'ArrowRight' ? 1 : -1;
    const from = match.start === null ? (by > 0 ? -1 : 0) : starts.indexOf(match.start);
    match.chooseStart(starts[(from + by + starts.length) % starts.length]!);
    return true;
  }
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const by = event.key === 'ArrowDown' ? 1 : -1;
    const all = match.picks.map((pick) => JSON.stringify(pick));
    const from = match.pick === null ? (by > 0 ? -1 : 0) : all.indexOf(JSON.stringify(match.pick));
    match.choosePick(match.picks[(from + by + all.length) % all.length]!);
    return true;
  }
  return false;
}
