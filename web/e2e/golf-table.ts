// Helpers that open a mini golf table in the browser and play like a good player.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Player {
  name: string;
  level: number | null;
  balls: string[];
}

/** Stores match settings as an earlier visit would, then starts the match from the setup form. */
export async function table(
  page: Page,
  players: Player[],
  more: Record<string, unknown> = {},
): Promise<void> {
  const plan = {
    players,
    mode: 'basic',
    each: players[0]!.balls.length,
    courses: ['1'],
    kit: 'dice',
    scatter: false,
    limit: null,
    ...more,
  };
  await page.addInitScript(
    (text) => localStorage.setItem('carambole-golf', text),
    JSON.stringify(plan),
  );
  await page.goto('/golf');
  // A single click is enough, even before the core has loaded.
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.board-window')).toBeVisible();
}

export const ANN: Player = { name: 'Ann', level: null, balls: ['red'] };
export const BO: Player = { name: 'Bo', level: null, balls: ['blue'] };

export const heading = (page: Page) =>
  page.getByRole('region', { name: 'Your stroke' }).getByRole('heading');
export const over = (page: Page) => page.getByRole('region', { name: 'The match is over' }).first();
export const rose = (page: Page) => page.getByRole('radiogroup', { name: 'Direction' });

/**
 * Reads the distance to the hole from a direction's label; 0 if the ball goes in, 99 if the label
 * names no distance.
 */
export function distance(label: string): number {
  if (label.includes('into the hole')) return 0;
  return Number(/(\d+) steps? from the hole/.exec(label)?.[1] ?? 99);
}

/** Returns the labels of the direction buttons. */
export const says = (directions: Locator): Promise<string[]> =>
  directions.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** Returns the open direction in which the ball would end closest to the hole. */
export async function best(page: Page): Promise<{ name: string; label: string }> {
  // A moment after the roll, the page shows where each direction leads.
  const open = rose(page).getByRole('radio', { disabled: false });
  await expect(open.first()).toBeVisible();
  const [first] = (await says(open)).sort((a, b) => distance(a) - distance(b));
  return { name: first!.split(':')[0]!, label: first! };
}

/** Finds the six direction buttons. */
export const directions = (page: Page) => rose(page).getByRole('radio');
export const story = (page: Page) => page.getByRole('region', { name: 'Match log' });

/** Selects a die and, if the ball is not on the course yet, a start cell. */
export async function choose(page: Page, die: string, start?: number): Promise<void> {
  if (start !== undefined) await page.getByRole('button', { name: `Start cell ${start}` }).click();
  await page.getByRole('button', { name: new RegExp(`^${die} die`) }).click();
}

export async function roll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
}

/** Rolls the die, plays the best direction, and waits until the stroke has started. */
export async function strike(page: Page): Promise<void> {
  await roll(page);
  await play(page);
}

/** Plays the best direction after a roll, and waits until the stroke has started. */
export async function play(page: Page): Promise<void> {
  const button = await aim(page);
  await button.click();
  await expect(rose(page)).toBeHidden();
}

/** Selects the best direction after a roll, and returns the button that plays it. */
export async function aim(page: Page): Promise<Locator> {
  const { name } = await best(page);
  const way = rose(page).getByRole('radio', { name: new RegExp(`^${name}:`) });
  // A single open direction is already selected. Selecting it again would play it.
  if ((await way.getAttribute('aria-checked')) !== 'true') await way.click();
  await expect(page.locator('.path-mark path').first()).toBeAttached();
  return page.getByRole('button', { name: `Play ${name}` });
}

/**
 * Waits until all animations are over, and either it is a local player's turn or the match has
 * ended.
 */
export async function settled(page: Page): Promise<'choose' | 'aim' | 'over'> {
  const state = page
    .getByRole('button', { name: /^(Choose a|Roll the|Play (?:north|south|east|west))/ })
    .or(over(page));
  await expect(state.first()).toBeVisible();
  // After the match the panel is removed, so this state is final.
  if ((await over(page).count()) > 0) return 'over';
  return (await rose(page).count()) > 0 ? 'aim' : 'choose';
}

/** Returns whether the hole, or the flag that points to it, is in view. */
export async function goalInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const window = box('.board-window');
    const goal = box('.goal') ?? box('#golf-flag');
    if (!window || !goal) return false;
    return (
      goal.left >= window.left - 1 &&
      goal.right <= window.right + 1 &&
      goal.top >= window.top - 1 &&
      goal.bottom <= window.bottom + 1
    );
  });
}
