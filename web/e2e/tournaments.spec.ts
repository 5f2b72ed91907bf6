// A whole tournament by four browsers: made, joined, called to tables, played by giving up, and told.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

/** Makes a tournament through the page's own form; whoever does takes part. */
async function make(page: Page, name: string, title: string): Promise<string> {
  await page.goto('/tournaments/new');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('textbox', { name: 'Name of the tournament' }).fill(title);
  await page.getByRole('radio', { name: 'Carramboule' }).check({ force: true });
  await page.getByRole('radio', { name: 'when I press start' }).check({ force: true });
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await beautiful(page);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/tournaments\/[a-z0-9]{12}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('You take part.')).toBeVisible();
}

const toTable = (page: Page) => page.getByRole('button', { name: 'To your table' });
const menu = (page: Page) => page.getByRole('button', { name: 'Game menu' });

/** Everybody goes to their table; the second of each gives up, and all go back. */
async function playRound(pages: Page[], link: string, round: number): Promise<void> {
  for (const page of pages) {
    await expect(page.getByText(`Round ${round} against`)).toBeVisible({ timeout: 60_000 });
    await toTable(page).click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
  }
  const tables = new Map<string, Page[]>();
  for (const page of pages) tables.set(page.url(), [...(tables.get(page.url()) ?? []), page]);
  for (const [, at] of tables) {
    expect(at).toHaveLength(2);
    const [winner, loser] = at as [Page, Page];
    await expect(menu(winner)).toBeVisible();
    await menu(loser).click();
    await loser.getByRole('button', { name: 'Resign' }).click();
    await loser.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    for (const page of [winner, loser]) {
      await page.getByRole('link', { name: 'To the tournament' }).click();
      await expect(page).toHaveURL(link);
    }
  }
}

test('four play three rounds, and one has won them', async ({ browser, page: ana }, info) => {
  test.setTimeout(240_000);
  const title = `Cup ${info.project.name} ${info.repeatEachIndex} ${info.retry}`;
  const link = await make(ana, 'Ana', title);
  const others = await Promise.all([0, 1, 2].map(() => visitor(browser)));
  const names = ['Bo', 'Cy', 'Di'];
  for (const [place, page] of others.entries()) await join(page, link, names[place]!);
  const pages = [ana, ...others];
  await expect(ana.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  await beautiful(ana);
  await ana.getByRole('button', { name: 'Start now' }).click();
  await expect(toTable(ana)).toBeVisible({ timeout: 30_000 });
  await beautiful(ana);
  for (const round of [1, 2, 3]) await playRound(pages, link, round);
  for (const page of pages)
    await expect(page.getByText('The tournament is over.')).toBeVisible({ timeout: 60_000 });
  const lines = ana.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  const points = await lines.locator('.points').allTextContents();
  const sum = points.map((text) => Number(text.replace('Points', '').trim()));
  expect(sum.reduce((one, other) => one + other, 0)).toBe(6);
  // Every match can be looked at again.
  const rounds = ana.getByRole('region', { name: 'Round 3' });
  await expect(rounds.getByRole('link', { name: /^Replay of/ })).toHaveCount(2);
  await rounds.getByRole('button', { name: 'Round 2' }).click();
  await expect(ana.getByRole('region', { name: 'Round 2' })).toBeVisible();
  await beautiful(ana);
  await Promise.all(others.map((page) => page.context().close()));
});

test('whoever is elsewhere on the page is called to the table', async ({
  browser,
  page: ana,
}, info) => {
  const title = `Call ${info.project.name} ${info.repeatEachIndex}`;
  const link = await make(ana, 'Ana', title);
  const bo = await visitor(browser);
  await join(bo, link, 'Bo');
  await bo.getByRole('link', { name: /home/i }).first().click();
  await expect(bo).toHaveURL(/\/$/);
  await ana.getByRole('button', { name: 'Start now' }).click();
  await expect(bo.getByText('Round 1: Ana waits for you')).toBeVisible({ timeout: 30_000 });
  await beautiful(bo);
  await toTable(bo).click();
  await expect(bo).toHaveURL(/\/t\/\w+$/);
  await toTable(ana).click();
  await expect(menu(ana)).toBeVisible();
  await expect(menu(bo)).toBeVisible();
  await bo.context().close();
});

test('a name, a start and a place are asked for, and a maker can call it off', async ({ page }) => {
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Make a tournament' }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('textbox', { name: 'Name of the tournament' }).fill('');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  const title = '🏳️‍🌈 גביע הקיץ 👩‍👩‍👧‍👦';
  await page.getByRole('textbox', { name: 'Name of the tournament' }).fill(title);
  await page.getByRole('radio', { name: 'at a time' }).check({ force: true });
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByText('Choose a day and a time.')).toBeVisible();
  await page.getByRole('radio', { name: 'in 30 minutes' }).check({ force: true });
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByText('Begins in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('You take part.')).toBeVisible();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
  await page.goto('/tournaments/nothing-here');
  await expect(page.getByText('There is no such tournament')).toBeVisible();
});

test('a tournament on a screen asks how it stands now and then, not without end', async ({
  page,
}, info) => {
  const link = await make(page, 'Ana', `Quiet ${info.project.name} ${info.repeatEachIndex}`);
  await expect(page.getByText('You take part.')).toBeVisible();
  const path = new URL(link).pathname;
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) asked += 1;
  });
  // Every three seconds; a slow machine asks less often.
  await page.waitForTimeout(7000);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(5);
});
