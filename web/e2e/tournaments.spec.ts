// Tests tournaments: creating and joining one, calls to tables, matches that end when a player
// resigns, and results.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import type { TournamentInfo, TournamentTable } from '../src/generated/protocol';
import { Api, Match, signIn, type Identity } from './online-api';
import { isRepeated, REPEATED, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

/** Creates a tournament through the form. Its creator takes part. */
async function make(page: Page, name: string, title: string): Promise<string> {
  await page.goto('/tournaments/new');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('textbox', { name: 'Tournament name' }).fill(title);
  await page.getByRole('radio', { name: 'Carramboule' }).check();
  await page.getByRole('radio', { name: 'when I press start' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await beautiful(page);
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await expect(page).toHaveURL(/\/tournaments\/[a-z0-9]{12}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('You are taking part.')).toBeVisible();
}

const toTable = (page: Page) => page.getByRole('button', { name: 'Go to your table' });
const menu = (page: Page) => page.getByRole('button', { name: 'Game menu' });

/**
 * Plays a round: all players go to their tables, the second player at each table resigns, and all
 * players return.
 */
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
      await page.getByRole('link', { name: 'Back to the tournament' }).click();
      await expect(page).toHaveURL(link);
    }
  }
}

test(
  'four play three rounds, and one wins',
  { tag: '@all' },
  async ({ browser, page: ana }, info) => {
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
    // Every match in a round can be replayed.
    const rounds = ana.getByRole('region', { name: 'Round 3' });
    await expect(rounds.getByRole('link', { name: /^Replay of/ })).toHaveCount(2);
    await rounds.getByRole('button', { name: 'Round 2' }).click();
    await expect(ana.getByRole('region', { name: 'Round 2' })).toBeVisible();
    await beautiful(ana);
    await Promise.all(others.map((page) => page.context().close()));
  },
);

/**
 * Creates a Carramboule tournament with these players over HTTP. The first player is its creator.
 */
async function tournament(
  api: Api,
  players: Identity[],
  begin: { type: 'asked' } | { type: 'in'; ms: number } = { type: 'asked' },
): Promise<string> {
  const made = await api.ask<{ tournament: string }>(players[0]!, 'POST', '/tournaments', {
    name: '🏳️‍🌈 גביע הקיץ 👩‍👩‍👧‍👦',
    game: 'carramboule',
    rounds: 3,
    begin,
    clock: { turn_ms: null, total_ms: 300_000, increment_ms: 10_000 },
    courses: { type: 'drawn', number: 1 },
    open: false,
    bots: false,
  });
  for (const who of players) await enter(api, made.tournament, who);
  return made.tournament;
}

const enter = (api: Api, id: string, who: Identity) =>
  api.ask(who, 'PUT', `/tournaments/${id}/entry`);

/**
 * Seats a player at their table in a round, and declares the player ready. Returns the table and
 * the seat.
 */
async function toSeat(
  api: Api,
  id: string,
  who: Identity,
): Promise<{ match: Match; seat: number }> {
  const look = async () => (await api.ask<TournamentInfo>(who, 'GET', `/tournaments/${id}`)).call;
  await expect.poll(look).not.toBeNull();
  const { table, seat } = (await look())!;
  const match = new Match(api, table, [who, who]);
  await match.join(seat);
  await match.ready(seat);
  return { match, seat };
}

test('a player creates a tournament, starts it, plays a round and sees the standings', async ({
  page: ana,
  request,
}, info) => {
  const api = new Api(request);
  const link = await make(ana, 'Ana', `Cup ${info.project.name} ${info.repeatEachIndex}`);
  const id = link.split('/').at(-1)!;
  const others: Record<string, Identity> = {};
  for (const name of ['Bo', 'Cy', 'Di']) {
    others[name] = await api.player(name);
    await enter(api, id, others[name]);
  }
  await expect(ana.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);
  await ana.getByRole('button', { name: 'Start now' }).click();
  const paired = ana.getByText('Round 1 against');
  await expect(paired).toBeVisible();
  await beautiful(ana);
  const opponent = /against (\w+)/.exec(await paired.innerText())![1]!;
  await toTable(ana).click();
  await expect(ana).toHaveURL(/\/t\/\w+$/);
  const own = await toSeat(api, id, others[opponent]!);
  await expect(menu(ana)).toBeVisible();
  await own.match.resign(own.seat);
  // The other two players take part without a browser.
  const [third, fourth] = Object.values(others).filter((who) => who !== others[opponent]);
  await toSeat(api, id, third!);
  const { match, seat } = await toSeat(api, id, fourth!);
  await match.resign(seat);
  await ana.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(ana).toHaveURL(link);
  const table = () => api.ask<TournamentTable>(null, 'GET', `/tournaments/${id}/table`);
  await expect
    .poll(async () => (await table()).standings.map(({ halves }) => halves).sort())
    .toEqual([0, 0, 2, 2]);
  const lines = ana.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.filter({ hasText: 'Ana' }).locator('.points')).toHaveText(/Points\s*1/);
  const replays = ana
    .getByRole('region', { name: 'Round 1' })
    .getByRole('link', { name: /^Replay/ });
  await expect(replays).toHaveCount(2);
  await beautiful(ana);
});

test('a player on another screen is called to the table', async ({ page: bo, request }) => {
  const api = new Api(request);
  const players = [await api.player('Ana'), await api.player('Bo')];
  const id = await tournament(api, players);
  await signIn(bo, players[1]!);
  await bo.goto(`/tournaments/${id}`);
  await expect(bo.getByText('You are taking part.')).toBeVisible();
  await bo.getByRole('link', { name: /home/i }).first().click();
  await expect(bo).toHaveURL(/\/$/);
  await api.ask(players[0]!, 'POST', `/tournaments/${id}/start`);
  await expect(bo.getByText('Round 1: your match against Ana')).toBeVisible();
  await beautiful(bo);
  await toTable(bo).click();
  await expect(bo).toHaveURL(/\/t\/\w+$/);
  await toSeat(api, id, players[0]!);
  await expect(menu(bo)).toBeVisible();
});

test('the creator of a tournament leaves it, joins again and cancels it', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const api = new Api(request);
  const ana = await api.player('Ana');
  const id = await tournament(api, [ana], { type: 'in', ms: 30 * 60_000 });
  await signIn(page, ana);
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByText('Starts in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '🏳️‍🌈 גביע הקיץ 👩‍👩‍👧‍👦' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('No players yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('You are taking part.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel tournament' }).click();
  await page.getByRole('button', { name: 'Cancel tournament' }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
});
