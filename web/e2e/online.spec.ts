// Tests tables joined by link, in several browsers at once against the server.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { over, rose, says } from './golf-table';
import { Api, signIn, type Identity, type Match } from './online-api';
import {
  connected,
  freePort,
  go,
  inTurn,
  join,
  openTable,
  playOut,
  roll,
  serve,
  stop,
  stroke,
  visitor,
} from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

const MINUTE = 60_000;
const perMove = { turn_ms: 5 * MINUTE, total_ms: null, increment_ms: 0 };
const perDays = { turn_ms: 3 * 24 * 60 * MINUTE, total_ms: null, increment_ms: 0 };

const two = async (api: Api): Promise<[Identity, Identity]> => [
  await api.player('Ana'),
  await api.player('Bo'),
];

/** Opens a table in the browsers of all its players. */
async function arrive(match: Match, pages: Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page, seat) => {
      await signIn(page, match.players[seat]!);
      await page.goto(match.link);
    }),
  );
}

const story = (page: Page) => page.getByRole('region', { name: 'Match log' });
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has tests of its own');

  test('the host of a table removes a player who is not ready, and closes the table', async ({
    browser,
    page: ana,
    request,
  }) => {
    const bo = await visitor(browser);
    const api = new Api(request);
    const match = await api.match(await two(api), { ready: [] });
    await arrive(match, [ana, bo]);
    await expect(ana.getByText('Waiting for you and Bo. Ready?')).toBeVisible();
    await expect(bo.getByText('Waiting for you and Ana. Ready?')).toBeVisible();
    await bo.getByRole('button', { name: 'I am ready' }).click();
    await expect(ana.getByText('Waiting for you. Ready?')).toBeVisible();
    await expect(bo.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await ana.getByRole('button', { name: 'Remove Bo' }).click();
    await expect(bo.getByRole('button', { name: 'Sit down in seat 2' })).toBeVisible();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await ana.getByRole('button', { name: 'Keep open' }).click();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await expect(ana).toHaveURL(/\/online$/);
    await expect(bo.getByText('This table does not exist.').first()).toBeVisible();
    await bo.reload();
    await expect(bo.getByText('This table does not exist.').first()).toBeVisible();
    await bo.context().close();
  });

  test('a spectator sees the same match, can verify its dice and save its record', async ({
    browser,
    page: ana,
    request,
  }) => {
    const eve = await visitor(browser);
    const api = new Api(request);
    const match = await api.match(await two(api), { limit: 1, ready: [1] });
    await Promise.all([arrive(match, [ana]), eve.goto(match.link)]);
    await expect(eve.getByText('All seats are taken. You can still watch.')).toBeVisible();
    await ana.getByRole('button', { name: 'I am ready' }).click();
    await expect(eve.getByText('You are watching')).toBeVisible();
    await match.bringTo(0);
    await stroke(ana);
    await expect(story(eve)).toContainText(/Ana rolls \d+ with the yellow die/);
    if ((await match.view()).status !== 'over') await match.stroke();
    for (const page of [ana, eve]) await expect(over(page)).toBeVisible();
    const ranking = (page: Page) => over(page).getByRole('listitem').allInnerTexts();
    expect(await ranking(eve)).toEqual(await ranking(ana));
    await expect(eve.getByRole('button', { name: 'Rematch' })).toBeHidden();
    await over(ana).getByText('Details').click();
    await ana.getByRole('button', { name: 'Check the dice' }).first().click();
    await expect(
      ana.getByText(/All correct: the (roll matches|\d+ rolls match) the seal/).first(),
    ).toBeVisible();
    const saving = ana.waitForEvent('download');
    await ana.getByRole('button', { name: 'Save record' }).first().click();
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({
      carambole_record: 1,
    });
    await eve.context().close();
  });

  test('a rematch takes the players and the spectator to the next table', async ({
    browser,
    page: ana,
    request,
  }) => {
    const [bo, eve] = [await visitor(browser), await visitor(browser)];
    const api = new Api(request);
    const match = await api.match(await two(api));
    await Promise.all([arrive(match, [ana, bo]), eve.goto(match.link)]);
    await expect(eve.getByText('You are watching')).toBeVisible();
    await ana.getByRole('button', { name: 'Chat' }).click();
    const people = ana.getByRole('complementary', { name: 'Chat' }).getByRole('listitem');
    await expect(people.filter({ hasText: 'Bo' })).toContainText('here');
    await expect(people.last()).toHaveText('One spectator');
    await ana.keyboard.press('Escape');
    await match.resign(1);
    for (const page of [ana, bo, eve]) await expect(over(page)).toBeVisible();
    await ana.getByRole('button', { name: 'Rematch' }).click();
    await expect(ana.getByText('Waiting for Bo.')).toBeVisible();
    await expect(bo.getByText('Ana would like a rematch.')).toBeVisible();
    await bo.getByRole('button', { name: 'Rematch' }).click();
    for (const page of [ana, bo, eve]) await expect(page).not.toHaveURL(match.link);
    expect(bo.url()).toBe(ana.url());
    expect(eve.url()).toBe(ana.url());
    // The players keep their seats, and the match starts at once.
    expect(await inTurn([ana, bo])).not.toBeNull();
    await expect(eve.getByText('You are watching')).toBeVisible();
    await Promise.all([bo, eve].map((page) => page.context().close()));
  });

  test(
    'two play a whole carom match, a third watches, and the rematch includes all of them',
    { tag: '@all' },
    async ({ browser, page: ana }) => {
      test.slow();
      const [bo, eve] = [await visitor(browser), await visitor(browser)];
      const link = await openTable(ana, 'Ana', 2);
      await join(bo, link, 'Bo');
      await eve.goto(link);
      await expect(eve.getByText('All seats are taken. You can still watch.')).toBeVisible();
      await ana.getByRole('button', { name: 'I am ready' }).click();

      await expect(go(ana).or(ana.getByText('Bo is playing'))).toBeVisible();
      await ana.getByRole('button', { name: 'Chat' }).click();
      const people = ana.getByRole('complementary', { name: 'Chat' }).getByRole('listitem');
      await expect(people.filter({ hasText: 'Bo' })).toContainText('here');
      await expect(people.last()).toHaveText('One spectator');
      await ana.keyboard.press('Escape');

      const strokes = await playOut([ana, bo]);
      expect(strokes).toBeGreaterThanOrEqual(2);
      for (const page of [ana, bo, eve]) await expect(over(page)).toBeVisible();
      // All three players have seen the same match.
      const ranking = (page: Page) => over(page).getByRole('listitem').allInnerTexts();
      expect(await ranking(bo)).toEqual(await ranking(ana));
      expect(await ranking(eve)).toEqual(await ranking(ana));
      await expect(eve.getByRole('button', { name: 'Rematch' })).toBeHidden();
      await over(bo).getByText('Details').click();
      await bo.getByRole('button', { name: 'Check the dice' }).first().click();
      await expect(
        bo.getByText(/All correct: the (roll matches|\d+ rolls match) the seal/).first(),
      ).toBeVisible();
      const saving = bo.waitForEvent('download');
      await bo.getByRole('button', { name: 'Save record' }).first().click();
      expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({
        carambole_record: 1,
      });

      await ana.getByRole('button', { name: 'Rematch' }).click();
      await expect(ana.getByText('Waiting for Bo.')).toBeVisible();
      await expect(bo.getByText('Ana would like a rematch.')).toBeVisible();
      await bo.getByRole('button', { name: 'Rematch' }).click();
      for (const page of [ana, bo, eve]) await expect(page).not.toHaveURL(link);
      expect(bo.url()).toBe(ana.url());
      expect(eve.url()).toBe(ana.url());
      // The players keep their seats, and the match starts at once.
      await stroke((await inTurn([ana, bo]))!);
      await expect(story(eve)).toContainText(/rolls \d+ with the yellow die/);
      await Promise.all([bo, eve].map((page) => page.context().close()));
    },
  );

  test('four play a whole carom match', { tag: '@all' }, async ({ browser, page: ana }) => {
    test.slow();
    const others = await Promise.all([1, 2, 3].map(() => visitor(browser)));
    const link = await openTable(ana, 'Ana', 4, { limit: 1 });
    for (const [place, name] of ['Bo', 'Cleo', 'Dan'].entries())
      await join(others[place]!, link, name);
    await ana.getByRole('button', { name: 'I am ready' }).click();
    expect(await playOut([ana, ...others])).toBe(4);
    for (const page of [ana, ...others]) {
      await expect(over(page)).toBeVisible();
      for (const name of ['Ana', 'Bo', 'Cleo', 'Dan']) await expect(over(page)).toContainText(name);
    }
    await Promise.all(others.map((page) => page.context().close()));
  });

  test('a player goes offline and back, and reloads the page after a roll', async ({
    page,
    request,
  }) => {
    const api = new Api(request);
    const match = await api.match(await two(api), { limit: 3 });
    await match.bringTo(0);
    await arrive(match, [page]);
    await go(page).waitFor();

    // Players who are offline on their own turn are told so, and cannot move.
    await page.context().setOffline(true);
    await expect(note(page, 'The match goes on when you are back online.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'No connection' })).toBeDisabled();
    await page.context().setOffline(false);
    await connected(page);

    // A reload does not change the roll.
    const step = await roll(page);
    const ways = () => says(rose(page).getByRole('radio'));
    const rolled = step === 'aim' ? await ways() : [];
    await page.reload();
    await go(page).waitFor();
    await expect.poll(ways).toEqual(rolled);
    await stroke(page);

    // If a player is offline on the opponent's turn, the opponent continues. The player's page
    // catches up later.
    await page.context().setOffline(true);
    await expect(note(page, 'You are offline.')).toBeVisible();
    await match.bringTo(0);
    await expect(go(page)).toBeHidden();
    await page.context().setOffline(false);
    await connected(page);
    await expect(go(page)).toBeVisible();
    await expect(story(page)).toContainText(/Bo rolls \d+/);
  });

  test('the lobby lists open tables, and title and lists show whose turn it is', async ({
    page,
    request,
  }) => {
    const api = new Api(request);
    const match = await api.match([await api.player('Ana')], { limit: 3, open: true, seats: 2 });
    await page.goto('/lobby');
    // Other tests may also have open tables.
    const invitation = page
      .getByRole('link', { name: 'Join the table with Ana' })
      .and(page.locator(`[href="${match.link}"]`));
    await invitation.click();
    await page.getByLabel('Your name').fill('Bo');
    await page.getByRole('button', { name: 'Sit down in seat 2' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect.poll(async () => (await match.view()).turn).not.toBeNull();
    if ((await match.view()).turn === 0) await match.stroke();
    await go(page).waitFor();
    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    await page.getByRole('link', { name: /home/i }).first().click();
    await page.getByRole('link', { name: 'Open the table with Ana' }).first().click();
    await stroke(page);
    await expect(page).not.toHaveTitle(/^\(/);
    await page.goto('/lobby');
    await expect(
      page
        .getByRole('link', { name: /^Watch .+ play$/ })
        .and(page.locator(`[href="${match.link}"]`)),
    ).toBeVisible();
  });

  test.describe('in the background', () => {
    test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

    test('a player with notifications on is notified of their turn', async ({ page, request }) => {
      const api = new Api(request);
      const match = await api.match(await two(api));
      await match.bringTo(1);
      await signIn(page, match.players[0]!);
      await page.goto('/online');
      const wish = page.getByRole('switch', { name: 'Notify me when it is my turn' });
      await wish.click();
      await expect(wish).toBeChecked();
      await expect(page.getByRole('link', { name: /Bo/ }).first()).toBeVisible();
      // Chromium's headless shell has no notifications, so the calls that would show one are
      // recorded.
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        const can = Notification.permission === 'granted';
        if (!can) Object.defineProperty(Notification, 'permission', { value: 'granted' });
        const asked: unknown[] = [];
        Object.assign(globalThis, { asked });
        const show = ServiceWorkerRegistration.prototype.showNotification;
        ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
          if (can) await show.call(this, title, options);
          asked.push({ title, body: options?.body, tag: options?.tag });
        };
      });
      await match.stroke();
      const shown = () =>
        page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
      await expect
        .poll(shown)
        .toEqual([
          { title: 'It is your turn', body: expect.stringContaining('Bo'), tag: match.id },
        ]);
    });
  });

  test('Carramboule: both players see a shot, and one resigns after a confirmation', async ({
    browser,
    page: ana,
    request,
  }) => {
    const bo = await visitor(browser);
    const api = new Api(request);
    const match = await api.match(await two(api), { game: 'carramboule' });
    await arrive(match, [ana, bo]);
    await expect(bo.getByRole('button', { name: 'Game menu' })).toBeVisible();
    await ana.getByRole('button', { name: /^Shoot/ }).click();
    const told = /Nothing fell|Pocketed|Foul/;
    for (const page of [ana, bo]) await expect(page.getByText(told).first()).toBeVisible();
    await bo.getByRole('button', { name: 'Game menu' }).click();
    await bo.getByRole('button', { name: 'Abort match' }).click();
    await expect(bo.getByText('The match will end without a result.')).toBeVisible();
    await bo.getByRole('dialog').getByRole('button', { name: 'Abort match' }).click();
    for (const page of [ana, bo])
      await expect(page.getByRole('heading', { name: 'Match aborted' })).toBeVisible();
    await bo.context().close();
  });

  test('a table survives a restart of the server', async ({ page, request }) => {
    const port = await freePort();
    const data = resolve(mkdtempSync(resolve(tmpdir(), 'carambole-')), 'tables.sqlite');
    let server = await serve(port, data);
    try {
      const api = new Api(request, `http://127.0.0.1:${port}`);
      const match = await api.match(await two(api), { limit: 3, clock: perDays });
      await match.bringTo(0);
      await arrive(match, [page]);
      await expect(page.getByRole('timer')).toHaveText(/3 days 0 hr|2 days 23 hr/);
      await go(page).waitFor();
      await stop(server, 'SIGTERM');
      await expect(note(page, 'back in a moment')).toBeVisible();
      server = await serve(port, data);
      await connected(page);
      await stroke(page);
      await expect.poll(async () => (await match.view()).turn).toBe(1);
    } finally {
      await stop(server, 'SIGKILL');
    }
  });

  test(
    'a correspondence table continues after the server was stopped, and after it was killed',
    { tag: '@all' },
    async ({ browser, page: ana }) => {
      test.slow();
      const port = await freePort();
      const host = `http://127.0.0.1:${port}`;
      const data = resolve(mkdtempSync(resolve(tmpdir(), 'carambole-')), 'tables.sqlite');
      let server = await serve(port, data);
      try {
        const bo = await visitor(browser);
        const link = await openTable(ana, 'Ana', 2, { limit: 3, terms: { clock: 'days' }, host });
        await join(bo, link, 'Bo');
        await ana.getByRole('button', { name: 'I am ready' }).click();
        const first = (await inTurn([ana, bo]))!;
        const second = first === ana ? bo : ana;
        await expect(first.getByRole('timer')).toHaveText(/3 days 0 hr|2 days 23 hr/);
        await stroke(first);
        await go(second).waitFor();

        await stop(server, 'SIGTERM');
        await expect(
          second.getByRole('status').filter({ hasText: 'back in a moment' }),
        ).toBeVisible();
        server = await serve(port, data);
        await connected(second);
        await stroke(second);
        await go(first).waitFor();

        await stop(server, 'SIGKILL');
        await expect(
          first.getByRole('status').filter({ hasText: 'Connection lost.' }),
        ).toBeVisible();
        server = await serve(port, data);
        await connected(first);
        await stroke(first);
        expect(await inTurn([ana, bo])).toBe(second);
        await bo.context().close();
      } finally {
        await stop(server, 'SIGKILL');
      }
    },
  );
});

test.describe('accessibility', () => {
  // a11y.spec.ts checks the screens that come before the waiting room.
  test('a table from the waiting room on, in both themes', async ({ page, request, isMobile }) => {
    const look = async () => {
      expect(await barriers(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    const api = new Api(request);
    const match = await api.match([await api.player('Ana')], { clock: perMove, ready: [] });
    await arrive(match, [page]);
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('button', { name: 'Phrases' }).click();
    await page.getByRole('button', { name: 'Hello!' }).click();
    await expect(page.getByRole('log')).toContainText('Hello!');
    await look();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('log')).toBeHidden();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect(go(page)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await look();
    if (!isMobile) return;
    await stroke(page);
    await page.goto('/online');
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await look();
  });
});
