// Opens a mini golf table in a component test, and makes a player's moves.
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { play as openTable } from '../../src/games/golf/setup/open';
import type { Plan } from '../../src/games/golf/setup/plan';
import { boxOf, find } from './find';
import { open, type Opening } from './open';
// Imports the screens in advance, so tests need not wait for them to be compiled.
import '../../src/screens/play/Play.svelte';
import '../../src/games/golf/match/Game.svelte';
import '../../src/games/golf/board/Pieces.svelte';

export type Player = Plan['players'][number];

export const ANN: Player = { name: 'Ann', level: null, balls: ['red'] };
export const BO: Player = { name: 'Bo', level: null, balls: ['blue'] };
export const computer = (level: number, ball: string): Player => ({
  name: '',
  level,
  balls: [ball],
});

/**
 * Without using the setup form, opens a match on a new device. Each test has the same dice in every
 * run.
 */
export async function table(
  players: Player[],
  more: Partial<Plan> = {},
  opening: Opening = {},
): Promise<void> {
  await openFresh('/privacy', opening);
  await begin(players, more);
  await expect.element(panel()).toBeVisible();
}

/** Starts a match on the open page. Returns its address. */
export async function begin(players: Player[], more: Partial<Plan> = {}): Promise<string> {
  await openTable({
    players,
    mode: 'basic',
    each: players[0]!.balls.length,
    courses: ['1'],
    kit: 'dice',
    scatter: false,
    limit: null,
    ...more,
  } as Plan);
  return location.pathname;
}

/** Opens the page with seeded dice on a device that has not shown any hints yet. */
export async function openFresh(address: string, opening: Opening = {}): Promise<void> {
  seedDice();
  await open(address, opening);
  // Makes the page read the list of shown hints again, as if another tab had cleared the storage.
  dispatchEvent(new StorageEvent('storage'));
}

/**
 * Seeds the secrets of the dice with the name of the current test, so renaming a test changes its
 * dice.
 */
export function seedDice(name = expect.getState().currentTestName ?? ''): void {
  let state = [...name].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 7);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    const view = new Uint8Array(bytes!.buffer, bytes!.byteOffset, bytes!.byteLength);
    for (let at = 0; at < view.length; at++) {
      state = Math.imul(state, 1664525) + 1013904223;
      view[at] = state >>> 24;
    }
    return bytes;
  });
}

export const panel = () => page.getByRole('region', { name: 'Your stroke' });
export const heading = () => panel().getByRole('heading');
export const over = () => page.getByRole('region', { name: 'The match is over' });
export const rose = () => page.getByRole('radiogroup', { name: 'Direction' });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const story = () => page.getByRole('region', { name: 'Match log' });
export const key = (keys: string) => userEvent.keyboard(keys);

/**
 * Reads the distance to the hole from a direction's label; 0 if the ball goes in, 99 if the label
 * names no distance.
 */
function distance(label: string): number {
  if (label.includes('into the hole')) return 0;
  return Number(/(\d+) steps? from the hole/.exec(label)?.[1] ?? 99);
}

/** Returns the labels of all six directions. */
export const directions = (): string[] =>
  rose()
    .getByRole('radio')
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? '');

/** After a roll, returns the open direction in which the ball would end closest to the hole. */
export async function best(): Promise<{ name: string; way: Locator; go: Locator }> {
  const open = rose().getByRole('radio', { disabled: false });
  await expect.element(open.first()).toBeVisible();
  const [first] = open
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? '')
    .sort((a, b) => distance(a) - distance(b));
  const name = first!.split(':')[0]!;
  return {
    name,
    way: rose().getByRole('radio', { name: new RegExp(`^${name}:`) }),
    go: button(`Play ${name}`),
  };
}

/** Selects a die and, for a new ball, a start cell. */
export async function choose(die: string, start?: number): Promise<void> {
  if (start !== undefined) await button(`Start cell ${start}`).click();
  await button(new RegExp(`^${die} die`)).click();
}

export async function roll(): Promise<void> {
  await button(/^Roll the/).click();
  await expect.element(rose()).toBeVisible();
}

/** Selects the best direction after a roll, and returns the button that plays it. */
export async function aim(): Promise<Locator> {
  const { way, go } = await best();
  // A single open direction is already selected. Clicking it again would play it.
  if (way.element().getAttribute('aria-checked') !== 'true') await way.click();
  await find('.path-mark path');
  return go;
}

/** Rolls the die, plays the best direction, and waits until the stroke has started. */
export async function strike(): Promise<void> {
  await roll();
  const go = await aim();
  await go.click();
  await expect.element(rose()).not.toBeInTheDocument();
}

/**
 * Waits until the next die can be chosen or the match is over, and returns which of the two is the
 * case.
 */
export async function settled(): Promise<'choose' | 'over'> {
  await expect
    .element(
      button(/^(Choose a|Roll the)/)
        .or(over())
        .first(),
    )
    .toBeVisible();
  return over().query() ? 'over' : 'choose';
}

/** Returns whether the hole, or the flag that points to it, is in view. */
export function goalInSight(): boolean {
  const view = boxOf('.board-window');
  const box = boxOf(document.querySelector('.goal') ? '.goal' : '#golf-flag');
  return (
    box.left >= view.left - 1 &&
    box.right <= view.right + 1 &&
    box.top >= view.top - 1 &&
    box.bottom <= view.bottom + 1
  );
}
