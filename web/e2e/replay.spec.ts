// Replays: a kept match stepped through, judged, checked, sent on; records that are wrong or hostile.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers } from './barriers';
import { keepMatch } from './database';
import type { Boxes, CourseCard, NewLocalTable } from '../src/generated/protocol';
import { boxes, courses, initSync, match_of_computers } from '../src/generated/game/browser';

const data = resolve(import.meta.dirname, '../../crates/table/tests/data');
const carom = readFileSync(`${data}/golden.json`, 'utf8');
const billiard = readFileSync(`${data}/carramboule.json`, 'utf8');

/** A match of computers on the first courses, always the same. */
function played(mode: 'basic' | 'carom', balls: string[], count: number): string {
  initSync({
    module: readFileSync(resolve(import.meta.dirname, '../src/generated/game/browser_bg.wasm')),
  });
  const { dice } = JSON.parse(boxes()) as Boxes;
  const first = (JSON.parse(courses()) as CourseCard[]).slice(0, count);
  const table: NewLocalTable = {
    table: 'film',
    setup: {
      golf: {
        mode,
        balls: balls.map((ball) => [ball]),
        courses: first.map(({ id, file }) => ({ id, file })),
        limit: null,
        dice: dice.slice(0, 6).map(({ id, impulses }) => ({ id, impulses })),
        cards: [],
        tokens: null,
      },
    },
    seats: balls.map((_, seat) => ({ type: 'computer', level: [1, 4, 2][seat]! })),
    clock: null,
  };
  return match_of_computers(JSON.stringify(table), new Uint8Array(32).fill(9), 4n);
}
const golf = played('basic', ['orange', 'blue'], 1);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function watch(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  await openFile(page, text);
  await expect(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();
}

test('without a match there is a sample; one’s own are listed, the newest first, online ones too', async ({
  page,
}) => {
  const rows = page.getByRole('region', { name: 'Your matches' }).getByRole('link');
  await page.goto('/replay');
  await page.getByRole('link', { name: 'Watch the match' }).click();
  await expect(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  // Looking makes nobody a player.
  expect(await page.evaluate(() => localStorage.getItem('carambole-online'))).toBeNull();

  const id = await keepMatch(page, golf);
  await page.evaluate(() =>
    localStorage.setItem('carambole-online', JSON.stringify({ key: 'k', name: 'Ana' })),
  );
  const { events } = JSON.parse(billiard) as { events: unknown[] };
  const seats = ['Ana', 'Bo'].map((name) => ({ kind: { type: 'person' }, name }));
  const far = { table: 'far', game: 'carramboule', mode: null, courses: [], seats, status: 'over' };
  await page.route('**/api/me/tables', (route) =>
    route.fulfill({ json: [{ table: { ...far, updated: 5 }, seats: [0], your_turn: false }] }),
  );
  const results = [
    { rank: 1, total: 29 },
    { rank: 2, total: 12 },
  ];
  await page.route('**/api/tables/far', (route) =>
    route.fulfill({ json: { snapshot: { setup: { carramboule: {} }, view: { results } } } }),
  );
  await page.route('**/api/tables/far/record', (route) =>
    route.fulfill({ json: { carambole_record: 1, events } }),
  );
  await page.goto('/replay');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toHaveAttribute('href', `/replay/${id}`);
  await expect(rows.last()).toHaveText(/You and Bo\s*Won by you, 29 : 12\s*Carramboule · online/);
  await expect(page.getByRole('link', { name: 'Watch the match' })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await rows.last().click();
  await expect(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Place in the match' });
const place = async (page: Page) => Number(await slider(page).inputValue());

test('a kept match is replayed, stepped through by keys and judged', async ({ page }) => {
  const id = await keepMatch(page, golf);
  await page.goto('/games');
  await page.getByRole('link', { name: /^Replay Mini golf/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}$`));
  await expect(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();

  // Step, stroke, ends.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toBe(1);
  await page.keyboard.press('PageDown');
  await expect(
    page.getByRole('list', { name: 'Strokes' }).getByRole('button', { name: /^1:/ }),
  ).toHaveAttribute('aria-current', 'step');
  const first = await place(page);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => place(page)).toBeGreaterThan(first);
  await page.keyboard.press('PageUp');
  await expect.poll(() => place(page)).toBe(first);
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect.poll(() => place(page)).toBe(0);

  // Luck and skill of every player, and in a sentence.
  await expect(page.getByRole('img', { name: /strokes\. Luck [+−0]/ })).toBeVisible();
  await expect(page.getByText(/The dice (saved|cost|were)/).first()).toBeVisible();

  // From the list to a stroke: what was chosen, what was best, why it stopped there.
  await page.getByRole('button', { name: 'All strokes' }).click();
  await page.getByRole('dialog', { name: 'All strokes' }).getByRole('button').nth(2).click();
  await expect(page.getByText('Luck of the roll')).toBeVisible();
  await expect(page.getByText(/no choice was better|was better by/)).toHaveCount(2);
  await page
    .getByText(/^\d+ choices$/)
    .last()
    .click();
  await expect(page.getByRole('columnheader', { name: 'Strokes to come' })).toBeVisible();
  // Every choice draws its way: by tap, by mouse, by focus; the one played comes back afterwards.
  const drawn = () => page.locator('.path-mark').innerHTML();
  const choices = page.locator('details[open] tbody').getByRole('button');
  const played = await drawn();
  await choices.last().click();
  await expect.poll(drawn).not.toBe(played);
  await expect(page.getByText(/^[A-Z][a-z-]+: .*(hole|steps)/).last()).toBeVisible();
  const way = await drawn();
  await choices.first().hover();
  await expect.poll(drawn).not.toBe(way);
  await choices.last().click();
  await page.mouse.move(0, 0);
  await expect.poll(drawn).toBe(played);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // The board with values.
  await page.getByRole('button', { name: 'Show what cells are worth' }).click();
  await expect(page.getByText('strokes to come', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the dice are checked in one tap, and a changed roll is named', async ({ page }) => {
  await watch(page, golf);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/^All \d+ rolls are right/)).toBeVisible();
  await expect(page.getByText('A sealed envelope')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // Another number on the second die: the record is shown up to there, and the roll is named.
  const changed = JSON.parse(golf) as {
    events: { what: { type: string; chance?: { golf: { face?: number } } } }[];
  };
  const rolls = changed.events.filter(
    ({ what }) => what.type === 'drawn' && what.chance?.golf.face !== undefined,
  );
  rolls[1]!.what.chance!.golf.face = (rolls[1]!.what.chance!.golf.face! + 1) % 6;
  await page.goto('/replay');
  await openFile(page, JSON.stringify(changed));
  await expect(page.getByRole('alert')).toContainText(
    /Roll 2, by .+, is not what the sealed dice show/,
  );
});

test('a changed move is told with a name, and the controls stay on the screen', async ({
  page,
}) => {
  const changed = JSON.parse(golf) as { events: { at: number; what: { type: string } }[] };
  changed.events.filter(({ what }) => what.type === 'acted')[5]!.at += 1;
  await page.goto('/replay');
  await openFile(page, JSON.stringify(changed));
  await expect(page.getByRole('alert')).toContainText(
    /A move of \S.* was changed or breaks the rules/,
  );
  await expect(page.getByRole('region', { name: 'Film of the match' })).toBeInViewport({
    ratio: 1,
  });
});

test('what is no record is refused with a sentence and changes nothing', async ({ page }) => {
  await page.goto('/replay');
  const hostile: [string, RegExp][] = [
    ['{"carambole_record":1,"events":[', /not the record of a match/],
    ['<script>alert(1)</script>', /not the record of a match/],
    [golf.replace('"carambole_record":1', '"carambole_record":9'), /another version/],
    [
      carom.replaceAll(
        /"name":"[^"]+","contribution"/g,
        '"name":"<script>alert(1)</script> and far too long a name","contribution"',
      ),
      /not the record of a match/,
    ],
  ];
  for (const [text, sentence] of hostile) {
    await openFile(page, text);
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await page.goto('/replay#AAAA');
  await expect(page.getByRole('alert')).toHaveText(/incomplete or has been changed/);
  await page.goto('/replay/none');
  await expect(page.getByRole('alert')).toHaveText(/not on this device/);
});

test('a match goes on as a link and as a moving picture', async ({ page, browser, baseURL }) => {
  await watch(page, golf);
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.startsWith(`${baseURL}/replay#`)).toBe(true);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.gif$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect(bytes.length).toBeGreaterThan(5_000);

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Strokes' }).getByRole('button')).not.toHaveCount(0);
  await fresh.close();
});

test('carom: every choice is judged, tokens and several balls are shown', async ({ page }) => {
  await watch(page, carom);
  await page.keyboard.press('PageDown');
  await expect(
    page.getByText(/no choice was better|was better by|as good as/).first(),
  ).toBeVisible();
  await expect(page.getByText(/Nobody can solve carom mode/)).toBeVisible();
});

for (const balls of [
  ['orange', 'blue'],
  ['orange', 'blue', 'yellow'],
]) {
  test(`carom with ${balls.length}: chances are curves, with the stroke that decided it; prices and sums have their spread`, async ({
    page,
  }) => {
    await watch(page, played('carom', balls, 2));
    const winning = page.getByRole('region', { name: 'Chance to win the match' });
    await expect(
      winning.getByRole('img', { name: /^Chance to win the match.*Leo \d+%, Max \d+%/ }),
    ).toBeVisible();
    await expect(winning.locator('path.run')).toHaveCount(balls.length === 2 ? 2 : 6);

    // A tap on the stroke that decided it goes there.
    const decided = winning.getByRole('button', { name: /rose from \d+% to \d+%/ });
    await decided.click();
    await expect(decided).toHaveAttribute('aria-current', 'step');
    await expect.poll(() => place(page)).toBeGreaterThan(0);

    // Luck and skill of everybody, with how far off they may be.
    const sums = page.getByRole('region', { name: 'Luck and skill in all' });
    await expect(sums.getByRole('row')).toHaveCount(balls.length + 1);
    await expect(sums.getByText(/^± \d/).first()).toBeVisible();
    await expect(sums.getByText(/The dice (saved|cost|were)/)).toHaveCount(balls.length);

    // The costliest choice has its price.
    const findings = page.getByRole('region', { name: 'Luck and skill', exact: true });
    await findings.getByRole('button', { name: 'Leo', exact: true }).click();
    const costly = findings.getByRole('button', { name: /cost .*\(\d\.\d\d ± \d\.\d\d\)/ });
    await costly.first().click();
    await expect(
      page.getByText(/was better by about \d\.\d\d ± \d\.\d\d strokes/).first(),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test('a match of Carramboule is replayed, its chances are found and the work can be stopped', async ({
  page,
}) => {
  // Playing on takes its time on a loaded machine.
  await watch(page, billiard);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: /, shot 1$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Work out the chances' }).click();
  await expect(page.getByText('Chance before')).toBeVisible();
  await expect(page.getByRole('img', { name: /to win the round after/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Work out the chances' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Share' })
    .getByRole('button', { name: 'Make the picture' })
    .click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 3)
      .toString('latin1'),
  ).toBe('GIF');
});
