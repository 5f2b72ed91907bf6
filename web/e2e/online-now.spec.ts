// Play now: two who look find each other; whoever finds nobody has a player of the house.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { inTurn, visitor } from './online-table';

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

test('one tap each, and two are at a table that has begun', async ({ browser, page: ana }) => {
  const bo = await visitor(browser);
  await ana.goto('/online');
  // Without a name nobody is looked for.
  await ana.getByRole('button', { name: 'Carom golf' }).click();
  await expect(ana.getByText('Looking for somebody')).toHaveCount(0);
  await look(ana, 'Ana', 'Carom golf');
  await expect(status(ana)).toContainText('Looking for somebody: Carom golf');
  await expect(status(ana)).toBeFocused();
  await beautiful(ana);
  await look(bo, 'Bo', 'Carom golf');
  for (const page of [ana, bo]) {
    await expect(page).toHaveURL(/\/t\/\w+$/);
    await expect(page.getByText(/Ana|Your turn/).first()).toBeVisible();
  }
  expect(ana.url()).toBe(bo.url());
  // It begins by itself: one of them has the dice.
  expect(await inTurn([ana, bo])).not.toBeNull();
  await bo.context().close();
});

test('while nobody is there one of the house plays, and a search can be stopped', async ({
  page,
}) => {
  await look(page, 'Ana', 'Carramboule');
  await expect(status(page)).toContainText('seconds at most');
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await expect(page.getByRole('button', { name: 'Carramboule', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Carramboule', exact: true }).click();
  await page.getByRole('button', { name: 'Play Nina' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByText('Nina').first()).toBeVisible();
});
