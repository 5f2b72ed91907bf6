// Opens and fills in score pads in component tests.
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { barriers } from './barriers';
import { open, type Opening } from './open';
// Imports the score pads in advance, so tests need not wait for them to be compiled.
import '../../src/screens/pads/Pads.svelte';
import '../../src/screens/pads/GolfPad.svelte';
import '../../src/screens/pads/Referee.svelte';

/** Opens a new pad, and sets it up through the page for three players and two courses. */
export async function newBlock(opening: Opening = {}): Promise<void> {
  await open('/pads', { size: 'phone', ...opening });
  await page.getByRole('link', { name: /New scorecard/ }).click();
  for (const [number, name] of ['Anna', 'Ben', 'Cleo'].entries()) {
    if (number === 2) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByLabelText(`Name of player ${number + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'From the collection' }).click();
  await page
    .getByRole('button', { name: /The Long Step/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add your own' }).click();
  await page.getByLabelText('Name of course 2').fill('Kitchen table');
  expect(await barriers(), 'setup').toEqual([]);
  await page.getByRole('link', { name: 'Begin' }).click();
}

/** Enters a result for the selected ball. */
export const write = (result: string): Promise<void> =>
  page
    .getByRole('group', { name: 'Holed in stroke' })
    .getByRole('button', { name: result, exact: true })
    .click();

export const total = (name: string): Locator => page.css(`[data-total="${name}"]`);

/** Opens a new Carramboule match with the referee. */
export async function newMatch(opening: Opening = {}): Promise<void> {
  await open('/pads/carramboule/new', { size: 'phone', ...opening });
  await page.getByLabelText('Player 1').first().fill('Anna');
  await page.getByLabelText('Player 2').first().fill('Ben');
  expect(await barriers(), 'setup').toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Enters pocketed balls in this order. */
export async function fell(...balls: string[]): Promise<void> {
  const into = page.getByRole('group', { name: 'Into a pocket' });
  for (const ball of balls) await into.getByRole('button', { name: ball, exact: true }).click();
}

export const confirm = (): Promise<void> => page.getByRole('button', { name: 'Confirm' }).click();
