// Tables by link, in several real browsers at once against the real program.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { over, rose, says } from './golf-table';
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
// Several browsers at once: a trace of every one of them would take longer than the match.
test.use({ trace: 'off' });

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has tests of its own');

  test('whoever opened a table shows out who does not begin, and closes it', async ({
    browser,
    page: ana,
  }) => {
    const bo = await visitor(browser);
    const link = await openTable(ana, 'Ana', 2);
    await join(bo, link, 'Bo');
    await expect(bo.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await ana.getByRole('button', { name: 'Remove Bo' }).click();
    await expect(bo.getByRole('button', { name: 'Sit down on seat 2' })).toBeVisible();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await ana.getByRole('button', { name: 'Keep it open' }).click();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await ana.getByRole('button', { name: 'Close table' }).click();
    await expect(ana).not.toHaveURL(link);
    await expect(bo.getByText('There is no such table.').first()).toBeVisible();
    await bo.reload();
    await expect(bo.getByText('There is no such table.').first()).toBeVisible();
  });

  test('two play a whole carom match, a third watches, and the rematch leads all of them on', async ({
    browser,
    page: ana,
  }) => {
    const [bo, eve] = [await visitor(browser), await visitor(browser)];
    const link = await openTable(ana, 'Ana', 2);
    await join(bo, link, 'Bo');
    await eve.goto(link);
    await expect(eve.getByText('All seats are taken. You can watch from here.')).toBeVisible();
    await ana.getByRole('button', { name: 'I am ready' }).click();

    await expect(go(ana).or(ana.getByText('Bo plays'))).toBeVisible();
    await ana.getByRole('button', { name: 'Talk' }).click();
    const people = ana.getByRole('complementary', { name: 'Talk' }).getByRole('listitem');
    await expect(people.filter({ hasText: 'Bo' })).toContainText('here');
    await expect(people.last()).toHaveText('One person is watching');
    await ana.keyboard.press('Escape');

    const strokes = await playOut([ana, bo]);
    expect(strokes).toBeGreaterThanOrEqual(2);
    for (const page of [ana, bo, eve]) await expect(over(page)).toBeVisible();
    // All three saw the same match.
    const ranking = (page: Page) => over(page).getByRole('listitem').allInnerTexts();
    expect(await ranking(bo)).toEqual(await ranking(ana));
    expect(await ranking(eve)).toEqual(await ranking(ana));
    await expect(eve.getByRole('button', { name: 'Another match' })).toBeHidden();
    await over(bo).getByText('Details').click();
    await bo.getByRole('button', { name: 'Check the dice' }).first().click();
    await expect(
      bo.getByText(/All is right: \d+ rolls? and \d+ events fit the seal/).first(),
    ).toBeVisible();
    const saving = bo.waitForEvent('download');
    await bo.getByRole('button', { name: 'Save the record' }).first().click();
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({
      carambole_record: 1,
    });

    await ana.getByRole('button', { name: 'Another match' }).click();
    await expect(ana.getByText('Waiting for Bo.')).toBeVisible();
    await expect(bo.getByText('Ana would like another match.')).toBeVisible();
    await bo.getByRole('button', { name: 'Another match' }).click();
    for (const page of [ana, bo, eve]) await expect(page).not.toHaveURL(link);
    expect(bo.url()).toBe(ana.url());
    expect(eve.url()).toBe(ana.url());
    // They have their seats again, and it begins at once.
    await stroke((await inTurn([ana, bo]))!);
    await expect(eve.getByRole('region', { name: 'What happens, in words' })).toContainText(
      /rolls \d+ with the yellow die/,
    );
    await Promise.all([bo, eve].map((page) => page.context().close()));
  });

  test('four play a whole carom match', async ({ browser, page: ana }) => {
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

  test('who is missing is said truly, and offline so is the clock', async ({
    browser,
    page: ana,
  }) => {
    const bo = await visitor(browser);
    const link = await openTable(ana, 'Ana', 2, { terms: { clock: 'move' } });
    await bo.goto(link);
    await bo.getByLabel('Your name').fill('Bo');
    await bo
      .getByRole('button', { name: /^Sit down on seat/ })
      .first()
      .click();
    await expect(ana.getByText('Waiting for you and Bo: are you ready?')).toBeVisible();
    await expect(bo.getByText('Waiting for you and Ana: are you ready?')).toBeVisible();
    await bo.getByRole('button', { name: 'I am ready' }).click();
    await expect(ana.getByText('Only you are missing: are you ready?')).toBeVisible();
    await ana.getByRole('button', { name: 'I am ready' }).click();
    await inTurn([ana, bo]);
    await ana.context().setOffline(true);
    await expect(ana.getByRole('status').filter({ hasText: 'The clock runs on.' })).toBeVisible();
    await bo.context().close();
  });

  test('one goes offline and comes back, one loads the page anew', async ({
    browser,
    page: ana,
  }) => {
    const bo = await visitor(browser);
    const link = await openTable(ana, 'Ana', 2, { limit: 3 });
    await join(bo, link, 'Bo');
    await ana.getByRole('button', { name: 'I am ready' }).click();
    const first = (await inTurn([ana, bo]))!;
    const second = first === ana ? bo : ana;

    // In turn and offline: it is said, and nothing is accepted.
    await first.context().setOffline(true);
    await expect(first.getByRole('status').filter({ hasText: 'The match waits.' })).toBeVisible();
    await expect(first.getByRole('button', { name: 'No connection' })).toBeDisabled();
    await first.context().setOffline(false);
    await connected(first);
    await stroke(first);

    // Not in turn and offline: the other plays on, and it is all there afterwards.
    expect(await inTurn([ana, bo])).toBe(second);
    await first.context().setOffline(true);
    await expect(first.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await stroke(second);
    await expect(go(first)).toBeHidden();
    await first.context().setOffline(false);
    await connected(first);
    await expect(go(first)).toBeVisible();
    await expect(first.getByRole('region', { name: 'What happens, in words' })).toContainText(
      /rolls \d+ with the yellow die/,
    );

    // Loaded anew between roll and stroke: the roll stands.
    await roll(first);
    const ways = () => says(rose(first).getByRole('radio'));
    const rolled = (await rose(first).isVisible()) ? await ways() : null;
    await first.reload();
    await expect(go(first)).toBeVisible();
    if (rolled) await expect.poll(ways).toEqual(rolled);
    // Also whoever comes anew sees who is there.
    await first.getByRole('button', { name: 'Talk' }).click();
    await expect(
      first.getByRole('complementary', { name: 'Talk' }).getByText('here', { exact: true }),
    ).toHaveCount(2);
    await first.keyboard.press('Escape');
    await stroke(first);
    expect(await inTurn([ana, bo])).toBe(second);
    await bo.context().close();
  });

  test('a lobby shows open tables; whose turn it is stands in the title and in the list', async ({
    browser,
    page: ana,
  }) => {
    const bo = await visitor(browser);
    const link = await openTable(ana, 'Ana', 2, { limit: 3, terms: { open: true } });
    await bo.goto('/lobby');
    // Others may have a table open too.
    const invitation = bo
      .getByRole('link', { name: 'Join the table of Ana' })
      .and(bo.locator(`[href="${new URL(link).pathname}"]`));
    await invitation.click();
    await expect(bo).toHaveURL(link);
    await join(bo, link, 'Bo');
    await ana.getByRole('button', { name: 'I am ready' }).click();
    const first = (await inTurn([ana, bo]))!;
    const other = first === ana ? 'Bo' : 'Ana';
    await first.goto('/games');
    await expect(first.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await expect(first).toHaveTitle(/^\(1\) /);
    await first.goto('/');
    await first
      .getByRole('link', { name: `To the table with ${other}` })
      .first()
      .click();
    await stroke(first);
    await expect(first).not.toHaveTitle(/^\(/);
    await first.goto('/lobby');
    await expect(first.getByRole('link', { name: /^Watch the table of/ }).first()).toBeVisible();
    await bo.context().close();
  });

  test('whoever wants to be told is told of their turn while the page is in the background', async ({
    browser,
    page: ana,
    context,
  }) => {
    await context.grantPermissions(['notifications']);
    const bo = await visitor(browser, { permissions: ['notifications'] });
    const link = await openTable(ana, 'Ana', 2);
    await join(bo, link, 'Bo');
    await ana.getByRole('button', { name: 'I am ready' }).click();
    const first = (await inTurn([ana, bo]))!;
    const second = first === ana ? bo : ana;
    await second.goto('/online');
    await second.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
    await expect(second.getByRole('switch', { name: 'Tell me when it is my turn' })).toBeChecked();
    // The lightest browser has no notifications at all, whatever one allows: there, what it is asked to show is noted.
    await second.evaluate(() => {
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
    await stroke(first);
    const told = () => second.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
    const other = first === ana ? 'Ana' : 'Bo';
    await expect.poll(told).toEqual([
      {
        title: 'It is your turn',
        body: expect.stringContaining(other),
        tag: link.split('/').at(-1),
      },
    ]);
    await bo.context().close();
  });

  test('Carramboule: a shot each sees, and giving up after a question', async ({
    browser,
    page: ana,
  }) => {
    const bo = await visitor(browser);
    await ana.goto('/online/carramboule');
    await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await ana.getByRole('radio', { name: 'You', exact: true }).check();
    await ana.getByRole('button', { name: 'Open the table' }).click();
    await expect(ana.getByRole('button', { name: 'I am ready' })).toBeVisible();
    await join(bo, ana.url(), 'Bo');
    await ana.getByRole('button', { name: 'I am ready' }).click();
    await ana.getByRole('button', { name: /^Shoot/ }).click();
    const told = /Nothing fell|Pocketed|Foul/;
    for (const page of [ana, bo]) await expect(page.getByText(told).first()).toBeVisible();
    await bo.getByRole('button', { name: 'Game menu' }).click();
    await bo.getByRole('button', { name: 'Resign' }).click();
    await bo.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    for (const page of [ana, bo]) await expect(page.getByText('Bo has resigned.')).toBeVisible();
    await bo.context().close();
  });

  test('a table by correspondence goes on after the server was stopped, and after it was killed', async ({
    browser,
    page: ana,
  }) => {
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
        first.getByRole('status').filter({ hasText: 'The connection is gone.' }),
      ).toBeVisible();
      server = await serve(port, data);
      await connected(first);
      await stroke(first);
      expect(await inTurn([ana, bo])).toBe(second);
      await bo.context().close();
    } finally {
      await stop(server, 'SIGKILL');
    }
  });
});

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The screens before it are among those that a11y.spec.ts looks at.
  test('a table from the waiting room on, by day and in the evening', async ({
    page,
    isMobile,
  }) => {
    const look = async () => {
      expect(await barriers(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await openTable(page, 'Ana', 1, { terms: { clock: 'move' } });
    await look();
    await page.getByRole('button', { name: 'Talk' }).click();
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
