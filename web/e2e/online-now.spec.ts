// Tests "Play now": two searching players find each other; without an opponent, a player plays a
// computer.
import { expect, test, type Page } from '@playwright/test';
import type { SeekAnswer } from '../src/generated/protocol';
import { barriers, scrollsSideways } from './barriers';
import { Api, Match } from './online-api';
import { go } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

const status = (page: Page) => page.getByRole('region', { name: 'Play now' }).getByRole('status');

async function look(page: Page, name: string, game: string): Promise<void> {
  await page.goto('/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: game }).click();
}

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

test('two searching players find each other, and the match starts by itself', async ({
  page,
  request,
}) => {
  const api = new Api(request);
  const bo = await api.player('Bo');
  await look(page, 'Ana', 'Carom golf');
  await expect(status(page)).toContainText('Looking for an opponent: Carom golf');
  await expect(status(page)).toBeFocused();
  await beautiful(page);
  const seek = () => api.ask<SeekAnswer>(bo, 'POST', '/seek', { game: 'carom' });
  await expect.poll(async () => (await seek()).type).toBe('found');
  const found = await seek();
  if (found.type !== 'found') throw new Error('the table is gone');
  const seats = found.seat === 0 ? [bo] : [bo, bo];
  const match = new Match(api, found.table, seats);
  await match.join(found.seat);
  await match.ready(found.seat);
  await expect(page).toHaveURL(new RegExp(`/t/${found.table}$`));
  await expect(page.getByText('Bo').first()).toBeVisible();
  await match.bringTo(1 - found.seat);
  await expect(go(page)).toBeVisible();
});

test('a player stops a search, and plays a computer in the next one', async ({ page }) => {
  await look(page, 'Ana', 'Carramboule');
  await expect(status(page)).toContainText('more seconds');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Carramboule', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Carramboule', exact: true }).click();
  await page.getByRole('button', { name: 'Play Nina (computer)' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByText('Nina').first()).toBeVisible();
});
