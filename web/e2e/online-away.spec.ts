// Tests tables joined by link: spectators, absent players, results, and the list of the player's
// games.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { over } from './golf-table';
import { Api, signIn } from './online-api';
import { freePort, inTurn, join, openTable, serve, stop, stroke, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

/** Runs a test with its own server, started with these additional options. */
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

test('a player continues without an absent opponent, and finds the match in the list', async ({
  page,
  request,
}) => {
  await withServer(['--patience', '1'], async (host) => {
    const api = new Api(request, host);
    // It is Bo's turn, but Bo never arrives.
    const match = await api.match([await api.player('Bo'), await api.player('Ana')]);
    await signIn(page, match.players[1]!);
    await page.goto(match.link);
    await expect(page.getByText('Bo is away.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Bo' }).click();
    await expect(over(page)).toBeVisible();
    await page.goto(`${host}/games`);
    const row = page.getByRole('listitem').filter({ hasText: 'Bo' });
    await expect(row.getByText('aborted')).toBeVisible();
    await row.getByRole('link', { name: 'Replay of the match with Bo' }).click();
    await expect(page).toHaveURL(/\/replay\/\w+$/);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByText('Bo was away too long.').first()).toBeVisible();
  });
});

test(
  'players and spectators see that a player left in the middle of a match',
  { tag: '@all' },
  async ({ browser, page: ana }) => {
    test.slow();
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
      // Until both have moved, removing a player aborts the match.
      await stroke(leaves);
      await stroke(stays);
      await leaves.goto('about:blank');
      for (const page of [stays, eve])
        await expect(page.getByText(`${name} is away.`)).toBeVisible();
      const goOn = stays.getByRole('button', { name: `Remove ${name}` });
      await expect(goOn).toBeVisible();
      await expect(eve.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
      await beautiful(stays);
      await goOn.click();
      await expect(over(stays)).toBeVisible();
      // The list of games shows the result and links to the replay.
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
      await stays.getByRole('button', { name: 'Go to the end' }).click();
      await expect(stays.getByText(`${name} was away too long.`).first()).toBeVisible();
      await Promise.all([bo, eve].map((page) => page.context().close()));
    });
  },
);

test(
  'a player who comes back in time plays on',
  { tag: '@all' },
  async ({ browser, page: ana }) => {
    test.slow();
    await withServer(['--patience', '600'], async (host) => {
      const bo = await visitor(browser);
      const link = await openTable(ana, 'Ana', 2, { host });
      await join(bo, link, 'Bo');
      await ana.getByRole('button', { name: 'I am ready' }).click();
      const leaves = (await inTurn([ana, bo]))!;
      const [stays, name] = leaves === ana ? [bo, 'Ana'] : [ana, 'Bo'];
      await leaves.goto('about:blank');
      await expect(stays.getByText(/In 9:\d\d you can remove/)).toBeVisible();
      await leaves.goto(link);
      await expect(stays.getByText(`${name} is away.`)).toBeHidden();
      await bo.context().close();
    });
  },
);
