// Helpers for tables that several browsers create, join by link and play at once. Tests can also
// start their own servers.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { aim, over } from './golf-table';

const COLOURS = ['red', 'blue', 'yellow', 'green'];

/** Opens a separate browser. It has no account unless `options` contain one. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}

/**
 * Returns whether to skip a test whose result does not depend on the screen size. Without `--all`,
 * such tests run only on the desktop.
 */
export const isRepeated = ({ isMobile }: { isMobile: boolean }): boolean =>
  isMobile && !process.env.CARAMBOLE_ALL_TESTS;
export const REPEATED = 'the same on every screen; the phone follows with --all';

/** Creates a mini golf table in carom mode through the form. The creator takes the first seat. */
export async function openTable(
  page: Page,
  name: string,
  people: number,
  more: { limit?: number; terms?: Record<string, unknown>; host?: string } = {},
): Promise<string> {
  const players = COLOURS.slice(0, people).map((colour, seat) => ({
    name: seat === 0 ? name : '',
    level: null,
    balls: [colour],
  }));
  const plan = {
    players,
    mode: people > 1 ? 'carom' : 'basic',
    each: 1,
    courses: ['1'],
    kit: 'dice',
    scatter: false,
    limit: more.limit ?? 2,
  };
  await page.addInitScript(
    ([kept, terms]) => {
      localStorage.setItem('carambole-golf-online', kept!);
      localStorage.setItem('carambole-online-terms', terms!);
    },
    [JSON.stringify(plan), JSON.stringify(more.terms ?? {})],
  );
  await page.goto(`${more.host ?? ''}/online/golf`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
  await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  return page.url();
}

/** Opens the link to a table, takes a free seat, and declares the player ready. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Sit down in seat/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

// `GO` lists the directions after "Play", so that it does not match the "Play now" button on the
// start screen.
const GO = /^(Choose a|Roll the|Play (?:north|south|east|west)|Skip turn|Next course)/;
export const go = (page: Page) => page.getByRole('button', { name: GO }).first();
export const connected = (page: Page) =>
  expect(page.getByTitle('Connected', { exact: true })).toBeAttached();

/** Returns the page of the current player; null once the match is over on all pages. */
export function inTurn(pages: Page[]): Promise<Page | null> {
  const turns = pages.map(async (page) => {
    await go(page).waitFor();
    return page;
  });
  const end = Promise.all(pages.map((page) => over(page).waitFor())).then(() => null);
  return Promise.any<Page | null>([...turns, end]);
}

/**
 * Returns the label of the button for the current player's next step. The label changes only when
 * that player acts.
 */
export async function nextStep(page: Page): Promise<string> {
  await go(page).waitFor();
  return (await go(page).textContent()) ?? '';
}

/**
 * Unless the die has already been rolled, chooses a start cell and a die, and rolls it. Returns the
 * next step.
 */
export async function roll(page: Page): Promise<'aim' | 'pass'> {
  const first = await nextStep(page);
  if (/^(Choose a (start|die)|Roll)/.test(first)) {
    if (first.startsWith('Choose a start'))
      await page
        .getByRole('button', { name: /^Start cell/, disabled: false })
        .first()
        .click();
    await page.getByRole('button', { name: /^yellow die/ }).click();
    await page.getByRole('button', { name: /^Roll the/ }).click();
    await expect(
      page.getByRole('button', {
        name: /^(Choose a direction|Play (?:north|south|east|west)|Skip turn)/,
      }),
    ).toBeVisible();
  }
  return (await nextStep(page)).startsWith('Skip turn') ? 'pass' : 'aim';
}

/** Plays a complete stroke for the player whose turn it is on this page. */
export async function stroke(page: Page): Promise<void> {
  const step = await roll(page);
  const button =
    step === 'pass' ? page.getByRole('button', { name: 'Skip turn' }) : await aim(page);
  await button.click();
  await expect(button).toBeHidden();
}

/** Plays the match to the end, and returns the number of strokes. */
export async function playOut(pages: Page[]): Promise<number> {
  for (let strokes = 0; ; strokes++) {
    const page = await inTurn(pages);
    if (!page) return strokes;
    await stroke(page);
  }
}

const binary = resolve(
  import.meta.dirname,
  '..',
  process.env.CARAMBOLE_BIN ?? '../target/debug/carambole',
);

/** Starts a server for a test, and waits until it responds. */
export async function serve(
  port: number,
  data: string,
  more: string[] = [],
): Promise<ChildProcess> {
  const options = ['--listen', `127.0.0.1:${port}`, '--data', data, ...more];
  const server = spawn(binary, ['serve', ...options], { stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { intervals: [100] },
    )
    .toBe(true);
  return server;
}

export async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  await gone;
}

export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = listener.address();
  await new Promise((closed) => listener.close(closed));
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
