// Tests cups, in which everyone has the same dice: creating a cup, playing it despite reloads and a
// server restart, and comparing results. Also tests the weekly cup.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { freePort, go, nextStep, serve, stop, stroke, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

async function beautiful(page: Page): Promise<void> {
  expect.soft(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

/** Plays this many strokes, or fewer if the match ends earlier. */
async function play(page: Page, strokes = 200): Promise<void> {
  for (let count = 0; count < strokes; count++) {
    const isOver = await Promise.any([
      go(page)
        .waitFor()
        .then(() => false),
      result(page)
        .waitFor()
        .then(() => true),
    ]);
    if (isOver) return;
    if ((await nextStep(page)).startsWith('Next course'))
      await page.getByRole('button', { name: 'Next course' }).click();
    else await stroke(page);
  }
}

/** Creates a cup through the form, and returns its URL. */
async function make(page: Page, host: string, name: string, courses: string[]): Promise<string> {
  await page.goto(`${host}/cups`);
  await page.getByRole('link', { name: /Create a cup/ }).click();
  await page.getByLabel('Cup name').fill(name);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('radio', { name: /^Chosen/ }).check();
  for (const course of courses)
    await page.getByRole('button', { name: new RegExp(`^${course} `) }).click();
  await beautiful(page);
  await page.getByRole('button', { name: 'Create cup' }).click();
  await expect(page).toHaveURL(/\/cups\/[a-z0-9]{12}$/);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  return page.url();
}

/**
 * Starts a player's try in a cup. `name` is the name that a new player enters; null for a player
 * who already has one.
 */
async function begin(page: Page, link: string, name: string | null): Promise<void> {
  await page.goto(link);
  if (name !== null) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play the cup' }).click();
  await expect(page).toHaveURL(/\/play$/);
  await expect(go(page)).toBeVisible();
}

test('a cup is created, played to the end through a reload and on a second device, watched and ended', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const link = await make(page, '', 'Grandma’s cup 👵🏽', ['1']);
  await page.getByText('How the dice are sealed').click();
  await expect(page.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Play the cup' }).click();
  await expect(go(page)).toBeVisible();
  await play(page, 1);
  // The try continues after a reload, and on another device.
  const before = await nextStep(page);
  await page.reload();
  expect(await nextStep(page)).toBe(before);
  const other = await visitor(browser, { storageState: await page.context().storageState() });
  await other.goto(link);
  await other.getByRole('link', { name: 'Continue' }).click();
  expect(await nextStep(other)).toBe(before);
  await other.context().close();
  await play(page);
  await expect(result(page).getByText('Place 1 of 1')).toBeVisible();
  await page.getByRole('link', { name: 'See standings' }).click();
  const table = page.getByRole('region', { name: 'Standings' });
  await expect(table.getByRole('listitem')).toHaveCount(1);
  await expect(result(page)).toBeVisible();
  await beautiful(page);
  await page.getByRole('button', { name: 'End cup' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'End cup' })).toBeHidden();
  await table.getByRole('link', { name: 'Watch Ana’s match' }).first().click();
  await expect(page).toHaveURL(/\/replay\/cup-/);
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
});

test(
  'four play a cup of three courses while the server restarts',
  { tag: '@all' },
  async ({ browser, page: ana, isMobile }) => {
    // This test plays twelve courses, stroke by stroke.
    test.setTimeout(400_000);
    test.skip(isMobile, 'the same on every screen');
    const port = await freePort();
    const host = `http://127.0.0.1:${port}`;
    const data = resolve(mkdtempSync(resolve(tmpdir(), 'carambole-cup-')), 'carambole.db');
    let server = await serve(port, data);
    try {
      const link = await make(ana, host, 'Grandma’s cup 👵🏽', ['1', '2', '8']);
      await beautiful(ana);
      const [bo, cy, dee] = [
        await visitor(browser),
        await visitor(browser),
        await visitor(browser),
      ];
      await begin(ana, link, null);
      for (const [page, name] of [
        [bo, 'Bo'],
        [cy, 'Cy'],
        [dee, 'Dee'],
      ] as const)
        await begin(page, link, name);
      // One player finishes while the others are still playing.
      await play(ana);
      await expect(result(ana).getByText('Place 1 of 1')).toBeVisible();
      await ana.getByRole('link', { name: 'See standings' }).click();
      await expect(ana.getByText(/^3 still playing: Bo, Cy, Dee$/)).toBeVisible();
      for (const page of [bo, cy, dee]) await play(page, 2);

      // The server is killed and restarted. All players continue where they were.
      await stop(server, 'SIGKILL');
      server = await serve(port, data);
      await play(bo);
      await expect(result(bo).getByText(/^Place \d of \d$/)).toBeVisible();
      await play(cy);
      await cy.goto(link);
      await expect(cy.getByRole('region', { name: 'Your result' })).toBeVisible();

      // One player returns in the middle of the try, and finishes it.
      await dee.goto(link);
      await dee.getByRole('link', { name: 'Continue' }).click();
      await play(dee);
      await expect(result(dee).getByText(/^Place \d of 4$/)).toBeVisible();
      await dee.getByRole('link', { name: 'See standings' }).click();
      const table = dee.getByRole('region', { name: 'Standings' });
      await expect(table.getByRole('listitem')).toHaveCount(4);
      const ranks = await table
        .getByRole('listitem')
        .evaluateAll((lines) => lines.map((line) => Number(line.dataset.rank)));
      expect([...ranks].sort()).toEqual(ranks);
      await beautiful(dee);

      // The other open page shows the standings without a reload.
      await expect(
        ana.getByRole('region', { name: 'Standings' }).getByRole('listitem'),
      ).toHaveCount(4);

      // Every match in the cup can be watched.
      await table.getByRole('link', { name: 'Watch Ana’s match' }).first().click();
      await expect(dee).toHaveURL(/\/replay\/cup-/);
      await expect(dee.getByRole('button', { name: 'Next step' })).toBeVisible();

      // After the creator has ended the cup, nobody can start a new try.
      await ana.getByRole('button', { name: 'End cup' }).click();
      await beautiful(ana);
      await ana.getByRole('button', { name: 'End it' }).click();
      await expect(ana.getByText(/^Ended on/).first()).toBeVisible();
      const eve = await visitor(browser);
      await eve.goto(link);
      await expect(eve.getByText(/^Ended on/).first()).toBeVisible();
      await expect(eve.getByRole('button', { name: 'Play the cup' })).toHaveCount(0);
      await Promise.all([bo, cy, dee, eve].map((page) => page.context().close()));
    } finally {
      await stop(server, 'SIGTERM');
    }
  },
);

test('the weekly cup exists, and an unfinished try can be continued', async ({ page }) => {
  await page.goto('/online');
  await page.getByRole('link', { name: /^Cups/ }).click();
  await expect(page.getByRole('heading', { name: 'Weekly cup' })).toBeVisible();
  await beautiful(page);
  await page.getByRole('link', { name: 'Play the cup' }).click();
  await expect(page).toHaveURL(/\/cups\/weekly$/);
  await expect(page.getByRole('listitem').filter({ hasText: '6' }).first()).toBeVisible();
  await beautiful(page);
  await begin(page, page.url(), 'Wanda');
  await page.goto('/cups/weekly');
  await expect(page.getByText('Your match is in progress')).toBeVisible();
  await expect(page.getByText(/still playing: .*Wanda/i)).toBeVisible();
});
