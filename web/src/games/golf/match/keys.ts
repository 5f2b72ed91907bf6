// The keyboard controls of the mini golf screen.
import { onScreen } from '../stroke/turn';
import { t } from '../../../lib/texts.svelte';
import { act, type Action } from '../../../ui/actions';
import { settings } from '../../../lib/settings.svelte';
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

export interface KeyActions {
  go(): void;
  turn(by: 1 | -1): void;
  zoom(factor: number): void;
  resetView(): void;
  overview(): void;
  solid(): void;
  why(): void;
  hint(): void;
  pieces(): void;
}

/** Returns the actions of a match. With `hints`, one of them asks for a hint. */
export function actionsOf(match: GolfMatch, on: KeyActions, hints = false): Action[] {
  const { picks, setup, turned } = match;
  /** Selects a direction, or plays the stroke if it is already selected. */
  const aim = (named: string) => () => {
    const dir = DIRS.find((dir) => onScreen(dir, turned) === named);
    if (match.phase !== 'aim' || !dir) return false;
    if (match.direction === dir) void match.play(dir);
    else match.chooseDirection(dir);
  };
  const arrow = (turn: 1 | -1, choose: () => boolean) => (event: KeyboardEvent) => {
    if (match.phase === 'choose') return choose();
    if (match.phase !== 'aim' || event.code.startsWith('Numpad')) return false;
    on.turn(turn);
  };
  return [
    { text: t('play-keys-starts'), labels: ['1', '…', '6'] },
    { text: t('play-keys-dice'), labels: ['1', '…', String(Math.min(9, picks.length))] },
    ...(setup.cards.length > 0
      ? [{ text: t('play-keys-cards'), labels: ['⇧', '1', '…', String(setup.cards.length)] }]
      : []),
    {
      text: t('play-keys-directions'),
      keys: Object.fromEntries(
        Object.entries(turned ? UPRIGHT : LEVEL).map(([code, named]) => [code, aim(named)]),
      ),
    },
    {
      text: t('play-keys-arrows'),
      keys: {
        ArrowLeft: arrow(1, () => nextStart(match, -1)),
        ArrowRight: arrow(-1, () => nextStart(match, 1)),
        ArrowUp: arrow(1, () => nextPick(match, -1)),
        ArrowDown: arrow(-1, () => nextPick(match, 1)),
      },
    },
    { text: t('play-keys-enter'), keys: { Enter: (event) => !isOnControl(event) && on.go() } },
    { text: t('play-keys-back'), keys: { Backspace: () => match.back() } },
    { text: t('play-keys-skip'), labels: [t('keys-space')] },
    {
      text: t('play-keys-zoom'),
      keys: { '+': () => on.zoom(1.3), '-': () => on.zoom(1 / 1.3), '0': () => on.resetView() },
    },
    { text: t('play-keys-overview'), keys: { KeyO: () => on.overview() } },
    { text: t('play-keys-solid'), keys: { KeyT: () => on.solid() } },
    ...(settings.solid ? [{ text: t('play-keys-orbit'), labels: ['⇧', '←', '→', '↑', '↓'] }] : []),
    { text: t('play-keys-why'), keys: { KeyV: () => on.why() } },
    ...(hints ? [{ text: t('play-hint'), keys: { KeyH: () => on.hint() } }] : []),
    { text: t('play-keys-pieces'), keys: { KeyP: () => on.pieces() } },
  ];
}

/** Returns whether a button or link has the focus. */
function isOnControl({ target }: KeyboardEvent): boolean {
  const control = (target as Element | null)?.closest('button, a, [role="radio"]');
  // Ignores a sheet that has just been closed, which may still have the focus.
  return Boolean(control) && !control?.closest('dialog');
}

/**
 * Runs the action of a key. During a delay or an animation, skips this delay or animation instead.
 * Returns false if the key has no action here.
 */
export function press(event: KeyboardEvent, match: GolfMatch, actions: readonly Action[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element | null;
  if (target?.closest('input, select, textarea, dialog[open]')) return false;
  if (match.loop.patience.busy && event.key !== 'Tab' && event.key !== 'Shift') {
    match.loop.patience.skip();
    return true;
  }
  return act(actions, event) || (match.phase === 'choose' && choose(event, match));
}

/** Selects a start cell by its digit or letter, or a die or card by its digit. */
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
  return false;
}

/** Selects the next or previous open start cell. Returns false if there is none. */
function nextStart(match: GolfMatch, by: 1 | -1): boolean {
  const starts = match.startsAnew ? match.openStarts : [];
  if (starts.length === 0) return false;
  const from = match.start === null ? (by > 0 ? -1 : 0) : starts.indexOf(match.start);
  match.chooseStart(starts[(from + by + starts.length) % starts.length]!);
  return true;
}

/** Selects the next or previous die or card. */
function nextPick(match: GolfMatch, by: 1 | -1): boolean {
  const all = match.picks.map((pick) => JSON.stringify(pick));
  const from = match.pick === null ? (by > 0 ? -1 : 0) : all.indexOf(JSON.stringify(match.pick));
  match.choosePick(match.picks[(from + by + all.length) % all.length]!);
  return true;
}
