// A table of mini golf in the browser, and the moves of somebody who plays well.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Player {
  name: string;
  level: number | null;
  balls: string[];
}

/** Sets up a match through the page's own form, filled in as if it had been used before. */
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
  // One click is enough, also before the core has loaded.
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('.board-window')).toBeVisible();
}

export const ANN: Player = { name: 'Ann', level: null, balls: ['red'] };
export const BO: Player = { name: 'Bo', level: null, balls: ['blue'] };

export const heading = (page: Page) =>
  page.getByRole('region', { name: 'Your stroke' }).getByRole('heading');
export const over = (page: Page) => page.getByRole('region', { name: 'The match is over' }).first();
export const rose = (page: Page) => page.getByRole('radiogroup', { name: 'Direction' });

/** How far a direction leaves the ball from the hole, as its label tells; 0 in the hole. */
export function distance(label: string): number {
  if (label.includes('into the hole')) return 0;
  return Number(/(\d+) steps? from the hole/.exec(label)?.[1] ?? 99);
}

/** What the directions say of themselves. */
export const says = (directions: Locator): Promise<string[]> =>
  directions.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** The open direction that ends closest to the hole. */
export async function best(page: Page): Promise<{ name: string; label: string }> {
  // Where each one leads is known a moment after the roll.
  const open = rose(page).getByRole('radio', { disabled: false });
  await expect(open.first()).toBeVisible();
  const [first] = (await says(open)).sort((a, b) => distance(a) - distance(b));
  return { name: first!.split(':')[0]!, label: first! };
}

/** Rolls, and plays the best way. What moves then has begun at the return. */
export async function strike(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  await page.getByRole('button', { name: /^Roll the/ })[how]();
  await expect(rose(page)).toBeVisible();
  await play(page, how);
}

/** Plays the best way after a roll. A ball that drops has its word. */
export async function play(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  const button = await aim(page, how);
  const drops = (await page.locator('.end.in.on').count()) > 0;
  await button[how]();
  await expect(button).toBeHidden();
  if (drops) await expect(page.locator('.moment .word')).toContainText(/In \d+|Hole in one!/);
}

/** Chooses the best way after a roll; the button that plays it. */
export async function aim(page: Page, how: 'click' | 'tap' = 'click'): Promise<Locator> {
  const { name } = await best(page);
  const button = page.getByRole('button', { name: `Play ${name}` });
  // With only one way open it is chosen already, and choosing it again would play it.
  if (!(await button.isVisible())) {
    const way = rose(page).getByRole('radio', { name: new RegExp(`^${name}:`) });
    await way[how]();
  }
  await expect(page.locator('.path-mark path').first()).toBeAttached();
  return button;
}

/** Waits for the end of whatever moves: the turn of someone here, or the end of the match. */
export async function settled(page: Page): Promise<'choose' | 'aim' | 'over'> {
  const state = page
    .getByRole('button', { name: /^(Choose a|Roll the|Play (?:north|south|east|west))/ })
    .or(over(page));
  await expect(state.first()).toBeVisible();
  if (await over(page).isVisible()) return 'over';
  return (await rose(page).isVisible()) ? 'aim' : 'choose';
}

/** Whether the hole, or the flag at the edge that stands for it, is in sight. */
export async function goalInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const window = document.querySelector('.board-window')!.getBoundingClientRect();
    const inside = (box: DOMRect) =>
      box.left >= window.left - 1 &&
      box.right <= window.right + 1 &&
      box.top >= window.top - 1 &&
      box.bottom <= window.bottom + 1;
    const edge = document.querySelector('.goal');
    if (edge) return inside(edge.getBoundingClientRect());
    return inside(document.querySelector('#golf-flag')!.getBoundingClientRect());
  });
}
