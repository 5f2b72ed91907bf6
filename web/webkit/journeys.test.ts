// Journeys through the page in WebKit, against the real server.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Page, type Locator } from './page.ts';
import { serve, type Server } from './server.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Settings without animations or sound, so that a journey waits only for the game. */
const SETTINGS = { 'carambole-settings': { speed: 'none', sound: false } };

let server: Server;
const open: Page[] = [];

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server?.stop());
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const [index, page] of open.entries())
      console.error(`See ${await page.screenshot(`${task.name} ${index + 1}`)}`);
  await Promise.all(open.splice(0).map((page) => page.close()));
});

/** Opens a browser with its own storage, for another player. */
async function visitor(size: { width: number; height: number }): Promise<Page> {
  const page = await Page.open(size);
  open.push(page);
  return page;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const over = (page: Page): Locator =>
  page.getByRole('region', { name: 'The match is over' }).first();

/** Matches the buttons that continue a stroke or a match, or start another match. */
const NEXT =
  /^(Choose a|Roll the|Play (?:north|south|east|west)|Skip turn|Next course|(?:Play|Try) again$|Rematch)/;

/**
 * Reads the distance to the hole from the label of a direction; 0 for a direction into the hole, 99
 * if the label names no distance.
 */
function distance(label: string): number {
  if (label.includes('into the hole')) return 0;
  return Number(/(\d+) steps? from the hole/.exec(label)?.[1] ?? 99);
}

/** Plays a complete stroke of the current player on this page. */
async function stroke(page: Page): Promise<void> {
  const [step] = await button(page, NEXT).first().seen();
  if (/^Choose a start/.test(step!)) {
    await page
      .getByRole('button', { name: /^Start cell/, disabled: false })
      .first()
      .click();
    await button(page, /^yellow die/).click();
  } else if (/^Choose a die/.test(step!)) {
    await button(page, /^yellow die/).click();
  }
  if (!/^(Play|Skip turn|Choose a direction)/.test(step!)) await button(page, /^Roll the/).click();
  const open = page
    .getByRole('radiogroup', { name: 'Direction' })
    .getByRole('radio', { disabled: false });
  const ways = (await open.seen()).sort((a, b) => distance(a) - distance(b));
  const name = ways[0]!.split(':')[0]!;
  const play = button(page, `Play ${name}`);
  // Does not click a single open direction: it is selected already, and a second click would play
  // it.
  if (ways.length > 1) await page.getByRole('radio', { name: new RegExp(`^${name}:`) }).click();
  await play.click();
  await play.gone();
}

for (const [size, name] of [
  [PHONE, 'phone'],
  [DESKTOP, 'desktop'],
] as const)
  test(`Play now starts a game of mini golf, which survives a reload, on a ${name}`, async () => {
    const page = await visitor(size);
    await page.goto(`${server.address}/`, SETTINGS);
    await button(page, /^Play now/).click();
    await page.css('.board-window svg').first().seen();
    await stroke(page);
    await button(page, NEXT).first().seen();
    const address = await page.url();
    expect(address).toMatch(/\/play\//);
    await page.reload();
    await button(page, NEXT).first().seen();
    expect(await page.url()).toBe(address);
    await stroke(page);
  });

test('a course is played to its end', async () => {
  const page = await visitor(DESKTOP);
  await page.goto(`${server.address}/golf`, {
    ...SETTINGS,
    'carambole-golf': {
      players: [{ name: 'Ann', level: null, balls: ['red'] }],
      mode: 'basic',
      each: 1,
      courses: ['1'],
      kit: 'dice',
      scatter: false,
      limit: 3,
    },
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let strokes = 0; strokes < 3; strokes++) {
    await stroke(page);
    const [next] = await button(page, NEXT).first().seen();
    if (/^(Next course|Play again|Try again)/.test(next!)) break;
  }
  await over(page).seen();
});

test('a shot of Carramboule', async () => {
  const page = await visitor(DESKTOP);
  await page.goto(`${server.address}/carramboule`, SETTINGS);
  await page.getByRole('radio', { name: 'Two players, one screen' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const shots = page.getByRole('listitem').getByText(/Round \d+, shot \d+/);
  await button(page, 'Shoot').click();
  expect(await shots.seen()).toHaveLength(1);
});

test('two browsers meet at a table by its link and play it to the end', async () => {
  const [ana, bo] = [await visitor(DESKTOP), await visitor(PHONE)];
  await ana.goto(`${server.address}/online/golf`, {
    ...SETTINGS,
    'carambole-golf-online': {
      players: ['red', 'blue'].map((ball, seat) => ({
        name: seat === 0 ? 'Ana' : '',
        level: null,
        balls: [ball],
      })),
      mode: 'carom',
      each: 1,
      courses: ['1'],
      kit: 'dice',
      scatter: false,
      limit: 1,
    },
  });
  await button(ana, 'Create table').click();
  const ready = button(ana, 'I am ready');
  await ready.seen();
  const link = await ana.url();
  expect(link).toMatch(/\/t\/[a-z0-9]+$/);

  await bo.goto(link, SETTINGS);
  await bo.getByLabel('Your name').fill('Bo');
  await button(bo, /^Sit down in seat/)
    .first()
    .click();
  await button(bo, 'I am ready').click();
  await ready.click();
  // Each player plays one stroke. Who begins is random.
  for (let strokes = 0; strokes < 2; strokes++) {
    const turn = await Promise.any(
      [ana, bo].map(async (page) => {
        await button(page, NEXT).first().seen();
        return page;
      }),
    );
    await stroke(turn);
  }
  await Promise.all([ana, bo].map((page) => over(page).seen()));
});
