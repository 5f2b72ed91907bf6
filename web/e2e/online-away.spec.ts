// At a table by link: who watches, who stays away, how it ended; and which tables the lobby shows.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { over } from './golf-table';
import { freePort, inTurn, join, openTable, serve, stop, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

/** A server of the test's own, whose players wait as long as the test says. */
async function withServer(more: string[], test: (host: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const data = resolve(mkdtempSync(resolve(tmpdir(), 'carambole-away-')), 'carambole.db');
  const server = await serve(port, data, more);
  try {
    await test(`http://127.0.0.1:${port}`);
  } finally {
    await stop(server, 'SIGTERM');
  }
}

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

test('who stays away is missed, and after a fair time the match goes on without them', async ({
  browser,
  page: ana,
}) => {
  await withServer(['--patience', '6'], async (host) => {
    const [bo, eve] = [await visitor(browser), await visitor(browser)];
    const link = await openTable(ana, 'Ana', 2, { host });
    await join(bo, link, 'Bo');
    await eve.goto(link);
    await ana.getByRole('button', { name: 'I am ready' }).click();
    await expect(eve.getByText('You are watching')).toBeVisible();
    await beautiful(eve);
    const leaves = (await inTurn([ana, bo]))!;
    const [stays, name] = leaves === ana ? [bo, 'Ana'] : [ana, 'Bo'];
    await expect(stays.getByText('You are watching')).toBeHidden();
    await leaves.goto('about:blank');
    for (const page of [stays, eve]) await expect(page.getByText(`${name} is away.`)).toBeVisible();
    const goOn = stays.getByRole('button', { name: `Go on without ${name}` });
    await expect(goOn).toBeVisible();
    await expect(eve.getByRole('button', { name: `Go on without ${name}` })).toHaveCount(0);
    await beautiful(stays);
    await goOn.click();
    await expect(over(stays)).toBeVisible();
    // The list has how it ended, and leads to the replay.
    await stays.goto(`${host}/games`);
    const row = stays.getByRole('listitem').filter({ hasText: `${name}` });
    await expect(row.getByText('you won')).toBeVisible();
    const heights = await row.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(new Set(heights).size, 'side by side').toBe(1);
    await row.getByRole('link', { name: `Replay of the match with ${name}` }).click();
    await expect(stays).toHaveURL(/\/replay\/\w+$/);
    await stays.getByRole('button', { name: 'One step on' }).click();
    await expect(stays.getByText(`${name} was away too long.`).first()).toBeVisible();
    await Promise.all([bo, eve].map((page) => page.context().close()));
  });
});

test('who comes back in time plays on, and nobody is asked', async ({ browser, page: ana }) => {
  await withServer(['--patience', '600'], async (host) => {
    const bo = await visitor(browser);
    const link = await openTable(ana, 'Ana', 2, { host });
    await join(bo, link, 'Bo');
    await ana.getByRole('button', { name: 'I am ready' }).click();
    const leaves = (await inTurn([ana, bo]))!;
    const [stays, name] = leaves === ana ? [bo, 'Ana'] : [ana, 'Bo'];
    await leaves.goto('about:blank');
    await expect(stays.getByText(/The match waits; in 9:\d\d you can go on/)).toBeVisible();
    await leaves.goto(link);
    await expect(stays.getByText(`${name} is away.`)).toBeHidden();
    await bo.context().close();
  });
});

test('the lobby shows the game and the pace one wants', async ({ page, request }) => {
  await withServer([], async (host) => {
    const player = await request.post(`${host}/api/players`, { data: { name: 'Ada' } });
    const headers = { authorization: `Bearer ${((await player.json()) as { key: string }).key}` };
    const seats = [{ type: 'person' }, { type: 'person' }];
    const golf = { courses: ['1'], mode: 'carom', balls: 1, limit: 4, kit: 'dice', tokens: false };
    const day = { turn_ms: 86_400_000, total_ms: null, increment_ms: 0 };
    for (const [setup, clock] of [
      [{ golf }, null],
      [{ golf }, day],
      [{ carramboule: { starts: 0 } }, null],
    ]) {
      const data = { setup, seats, clock, open: true, chat: 'phrases' };
      expect((await request.post(`${host}/api/tables`, { headers, data })).status()).toBe(201);
    }
    await page.goto(`${host}/lobby`);
    const rows = page.getByRole('link', { name: /^Join the table/ });
    await expect(rows).toHaveCount(3);
    await beautiful(page);
    await page.getByRole('radio', { name: 'Mini golf' }).check();
    await expect(rows).toHaveCount(2);
    await page.getByRole('radio', { name: 'Over days' }).check();
    await expect(rows).toHaveCount(1);
    await page.getByRole('radio', { name: 'Carramboule' }).check();
    await expect(page.getByText('No open table is like that right now.')).toBeVisible();
  });
});

test('a table with a clock for the match says so', async ({ page }) => {
  await page.goto('/online/carramboule');
  await page.getByRole('radio', { name: /^Per match/ }).check();
  await page.getByRole('radio', { name: '5 minutes' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(
    page.getByText('5 minutes for the match, 10 seconds more after each move'),
  ).toBeVisible();
});
