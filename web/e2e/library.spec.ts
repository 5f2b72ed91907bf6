// Tests the library: publishing, finding, rating, playing, copying and withdrawing a course. Also
// tests records: setting one, watching it and playing against it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { CourseEntry, PublishedCourse } from '../src/generated/protocol';
import { barriers, scrollsSideways } from './barriers';
import { over } from './golf-table';
import { Api, signIn, uniqueHandle, type Identity } from './online-api';
import { go, isRepeated, REPEATED, stroke } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

/**
 * The last fairway row of course 1, with the wall at its end. `LAST_WALL` is the wall below this
 * row.
 */
const LAST_ROW = '   % . . . . . . . . . #';
const LAST_WALL = '    % % # # # # # # # #';
const COURSE = readFileSync(resolve(import.meta.dirname, '../../courses/1.toml'), 'utf8');

/**
 * Returns course 1 with another name and a unique board, because no board can be published twice.
 * The last fairway row is extended by a blind alley of 40 cells. Each cell below the alley is
 * fairway or wall at random.
 */
function ownCourse(name: string): string {
  const alley = LAST_ROW.slice(0, -1) + '. '.repeat(40);
  const cell = () => (Math.random() < 0.5 ? ' .' : ' #');
  const below = LAST_WALL + Array.from({ length: 40 }, cell).join('');
  return COURSE.replace(/^name .*$/m, `name = "${name}"`)
    .replace(/\[names\][^]*$/, '')
    .replace(`${LAST_ROW}\n${LAST_WALL}\n`, `${alley}\n${below}\n`);
}

/** Publishes a unique course over HTTP, and waits until its par is known. */
async function published(api: Api, author: Identity, name: string): Promise<string> {
  const file = ownCourse(name);
  const { id } = await api.ask<CourseEntry>(author, 'POST', '/courses', { file, fork_of: '1' });
  const facts = async () =>
    (await api.ask<PublishedCourse>(null, 'GET', `/courses/${id}`)).entry.facts;
  await expect.poll(facts).not.toBeNull();
  return id;
}

/** Opens a copy of a box course in the editor, and gives it a unique board and a new name. */
async function build(page: Page, name: string): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: /^Build on \S+ The Long Step$/ }).click();
  await write(page, name);
}

/** Replaces the course file in the editor with a unique course. */
async function write(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Course file' }).click();
  await page.getByRole('textbox', { name: 'Course file' }).fill(ownCourse(name));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function publish(page: Page, author: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  const part = page.getByRole('region', { name: 'Publish in the library' });
  if (author !== null) await part.getByRole('textbox', { name: 'Your name' }).fill(author);
  await part.getByRole('button', { name: 'Publish in the library' }).click();
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

async function found(page: Page, name: string): Promise<void> {
  await page.goto('/library');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, name).locator('img')).toBeVisible();
}

test('a player publishes a course, finds it and withdraws it', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const name = `Żwirek 50% ${uniqueHandle('')}`;
  await signIn(page, await new Api(request).player('Ada'));
  await build(page, name);
  await publish(page, null);
  await expect(page.getByRole('link', { name: 'View in the library' })).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page, null);
  await expect(page.getByText(/^An identical course has already been published/)).toBeVisible();
  await found(page, name);
  await expect(card(page, name)).toContainText('by you');
  await expect(card(page, name)).toContainText('Based on The Long Step');
  await expect(card(page, name)).toContainText('par 2 · easy');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw from the library' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByText('No courses match these filters.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('not in the library');
});

test('another player finds a course, rates it and plays it', async ({ page, request }) => {
  const api = new Api(request);
  const name = `Rated ${uniqueHandle('')}`;
  await published(api, await api.player('Ada'), name);
  await found(page, name);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByTestId('par')).toHaveText('2');
  await expect(page.getByText(/^Best play scores 1\.9\d on average/)).toBeVisible();
  await expect(page.locator('main .picture svg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw from the library' })).toBeHidden();
  await playAndRate(page);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test('a copy names its original, even after that was withdrawn', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const api = new Api(request);
  const own = uniqueHandle('');
  const ada = await api.player('Ada');
  const id = await published(api, ada, `Origin ${own}`);
  await signIn(page, await api.player('Ben'));
  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page.getByText(`From the library: Origin ${own}`)).toBeVisible();
  const fork = `Fork ${own}`;
  await write(page, fork);
  await publish(page, null);
  await page.getByRole('link', { name: 'View in the library' }).click();
  await page.getByRole('link', { name: `Based on Origin ${own}` }).click();
  await expect(page).toHaveURL(new RegExp(`/library/${id}$`));
  await api.ask(ada, 'DELETE', `/courses/${id}`);
  await found(page, fork);
  await expect(card(page, fork)).toContainText('no longer in the library');
});

test(
  'a course is published, found, rated, played, copied and withdrawn',
  { tag: '@all' },
  async ({ page, browser }, { project, repeatEachIndex }) => {
    test.slow();
    const own = `${project.name} ${repeatEachIndex}`;
    const name = `Żwirek 50% ${own}`;
    await build(page, name);
    await publish(page, 'Ada');
    const there = page.getByRole('link', { name: 'View in the library' });
    await expect(there).toBeVisible();
    await page.keyboard.press('Escape');
    await publish(page, null);
    await expect(page.getByText(/^An identical course has already been published/)).toBeVisible();
    await page.goto('/library');
    await found(page, name);
    await expect(card(page, name)).toContainText('by you');
    await expect(card(page, name)).toContainText('Based on The Long Step');
    await expect(card(page, name)).toContainText('par 2 · easy');

    // Another player, who has never been online, finds the course by the author's name.
    const context = await browser.newContext();
    const other = await context.newPage();
    await found(other, name);
    expect(await barriers(other)).toEqual([]);
    expect(await scrollsSideways(other)).toBe(false);
    await other.getByRole('link', { name }).click();
    await expect(other.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(other.getByTestId('par')).toHaveText('2');
    await expect(other.getByText(/^Best play scores 1\.9\d on average/)).toBeVisible();
    await expect(other.locator('main .picture svg')).toBeVisible();
    const address = other.url();
    await playAndRate(other);
    expect(await barriers(other)).toEqual([]);
    expect(await scrollsSideways(other)).toBe(false);

    // The player copies the course; the copy names the author.
    await other.goto(address);
    await expect(other.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await other.getByRole('button', { name: 'Edit a copy' }).click();
    await expect(other.getByText(`From the library: ${name}`)).toBeVisible();
    const fork = `Fork ${own}`;
    await write(other, fork);
    await publish(other, null);
    await other.getByRole('link', { name: 'View in the library' }).click();
    await other.getByRole('link', { name: `Based on ${name}` }).click();
    await expect(other).toHaveURL(address);
    await expect(other.getByRole('button', { name: 'Withdraw from the library' })).toBeHidden();
    await context.close();

    // The author withdraws the course and confirms this.
    await found(page, name);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw from the library' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page).toHaveURL(/\/library$/);
    await expect(page.getByText('No courses match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all courses' }).click();
    await expect(card(page, fork)).toContainText('no longer in the library');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('not in the library');
  },
);

async function playOut(page: Page): Promise<void> {
  for (;;) {
    const isOver = await Promise.any([
      go(page)
        .waitFor()
        .then(() => false),
      over(page)
        .waitFor()
        .then(() => true),
    ]);
    if (isOver) return;
    await stroke(page);
  }
}

/** Plays the current course to the end as a player without a name, and gives it four stars. */
async function playAndRate(page: Page): Promise<void> {
  await expect(page.getByText('Play the course to the end to rate it.')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f]+$/);
  await playOut(page);
  await page.getByRole('button', { name: 'Submit result' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A new record!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await expect(page.getByText('Rating saved. Thank you!')).toBeVisible();
  await expect(page.getByText('4.0 out of 5 stars, one rating')).toBeAttached();
}

/** Starts recording all announcements in the live region. Returns a function that reads them. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.locator('.live').evaluate((live) => {
    const said: string[] = [live.textContent];
    Object.assign(window, { said });
    const note = () => said.push(live.textContent);
    new MutationObserver(note).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' | '));
}

test('a solo player sets the record, and plays against its ghost', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const api = new Api(request);
  const id = await published(api, await api.player('Ada'), `Ghost ${uniqueHandle('')}`);
  await signIn(page, await api.player('Ben'));
  await page.goto(`/library/${id}`);
  await expect(page.getByText('No record yet. Be the first!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a cup on this course' })).toHaveAttribute(
    'href',
    `/cups/new?course=${id}`,
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOut(page);
  await expect(page.getByText('A new record!')).toBeVisible();
  const { entry } = await api.ask<PublishedCourse>(null, 'GET', `/courses/${id}`);
  await page.getByRole('button', { name: 'Play against the ghost' }).click();
  await expect(page.locator('.board-window .ghost').first()).toBeVisible();
  const order = page.getByRole('region', { name: 'Order of play' }).getByRole('listitem');
  await expect(order.last()).toContainText(String(entry.record!.total));
  await stroke(page);
  await expect(page.getByText(/^Ghost, stroke 1: /).first()).toBeAttached();
  await expect(order.last()).toContainText(/Ghost: (stroke 1|finished)/);
  await page.goto(`/library/${id}`);
  await expect(page.getByTestId('record')).toHaveText(/^Record: \d+ strokes?, by you$/);
  await expect(page.getByText('played once')).toBeVisible();
});

test(
  'the record is sent, listed, watched, and played against by another player',
  { tag: '@all' },
  async ({ page, browser, viewport, isMobile }, { project, repeatEachIndex }) => {
    test.slow();
    const name = `Ghostly ${project.name} ${repeatEachIndex}`;
    await build(page, name);
    await publish(page, 'Ada');
    await page.getByRole('link', { name: 'View in the library' }).click();
    await expect(page.getByText('No record yet. Be the first!')).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playOut(page);
    await expect(page.getByText('A new record!')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the course' }).click();
    const held = await page.getByTestId('record').innerText();
    expect(held).toMatch(/^Record: \d+ strokes?, by you$/);
    const total = /\d+/.exec(held)![0];
    await found(page, name);
    await page.getByRole('radio', { name: 'Most played' }).check();
    await expect(card(page, name)).toContainText('played once');
    await card(page, name)
      .getByRole('link', { name: /^Record:/ })
      .click();
    await expect(page).toHaveURL(/\/replay\/library-c/);
    await expect(page.getByRole('button', { name: 'Play against this' })).toBeVisible();

    // Another player, with animations on.
    const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile });
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByTestId('record')).toHaveText(
      new RegExp(`^Record: ${total} strokes? by Ada guest$`),
    );
    await expect(other.getByRole('link', { name: 'Create a cup on this course' })).toHaveAttribute(
      'href',
      /^\/cups\/new\?course=c/,
    );
    expect(await barriers(other)).toEqual([]);
    await other.emulateMedia({ reducedMotion: 'no-preference' });
    await other.getByRole('button', { name: 'Play against the ghost' }).click();
    const ghost = other.locator('.board-window .ghost').first();
    await expect(ghost).toBeVisible();
    const order = other.getByRole('region', { name: 'Order of play' }).getByRole('listitem');
    await expect(order.last()).toContainText('Ada');
    await expect(order.last()).toContainText(total);
    await go(other).waitFor();
    const said = await listen(other);
    const lay = await ghost.getAttribute('style');
    await stroke(other);
    await expect(other.getByText(/^Ghost, stroke 1: /).first()).toBeAttached();
    await expect.poll(said).toContain('Ghost, stroke 1: ');
    // The ghost is still moving or already in the hole.
    await expect
      .poll(async () => ((await ghost.count()) === 0 ? 'gone' : await ghost.getAttribute('style')))
      .not.toBe(lay);

    // After a reload with animations off, the ghost is where it stopped.
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.reload();
    await expect(order.last()).toContainText(/Ghost: (stroke 1|finished)/);
    expect(await scrollsSideways(other)).toBe(false);
    await playOut(other);
    const verdict = new RegExp(`^The ghost (also )?scored ${total}`);
    await expect(other.getByText(verdict).first()).toBeVisible();
    expect(await barriers(other)).toEqual([]);
    await other.getByRole('button', { name: 'Submit result' }).click();
    await other.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText(/Result submitted\.|A new record!/)).toBeVisible();
    await other.getByRole('link', { name: 'Back to the course' }).click();
    await expect(other.getByText('played 2 times')).toBeVisible();
    await context.close();

    // Players can also play against their own match.
    await page.getByRole('button', { name: 'Play against this' }).click();
    await expect(page).toHaveURL(/\/play\//);
    await expect(page.locator('.board-window .ghost').first()).toBeVisible();
    await expect(page.getByText(/plays along/).first()).toBeAttached();
  },
);
