// Tests replays: stepping through a saved match, its analysis and verification, and invalid or
// hostile records.
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '../../../tests/browser/barriers';
import { catchDownloads, keepMatch, press, reopen } from '../../../tests/browser/device';
import { tableEntry } from '../../../tests/browser/entries';
import { host } from '../../../tests/browser/host';
import { open } from '../../../tests/browser/open';
import {
  billiard,
  carom,
  expectStart,
  openRecord,
  place,
  played,
  resigned,
  watch,
} from '../../../tests/browser/records';
import { find } from '../../../tests/browser/find';
import { SolidView } from '../../games/golf/solid/view';

let golf: string;
beforeAll(async () => {
  golf = await played('basic', ['orange', 'blue'], 1);
});

/** A timeout long enough to analyse choices or encode an animation on a busy machine. */
const SLOW = { timeout: 25_000 };
vi.setConfig({ testTimeout: 60_000 });

const alert = () => page.getByRole('alert');
const rows = () => page.getByRole('region', { name: 'Your matches' }).getByRole('link');

test('without a match there is a sample, and watching it does not create an account', async () => {
  await open('/replay');
  await page.getByRole('link', { name: 'Watch the match' }).click();
  await expectStart();
  expect(localStorage.getItem('carambole-online')).toBeNull();
});

test('your matches are listed, the newest first, including online ones', async () => {
  const { events } = JSON.parse(billiard) as { events: unknown[] };
  const seats = ['Ana', 'Bo'].map((name) => ({ kind: { type: 'person' as const }, name }));
  const far = tableEntry('far', {
    game: 'carramboule',
    mode: null,
    courses: [],
    seats,
    status: 'over',
    updated: 5,
  });
  const results = [
    { rank: 1, total: 29 },
    { rank: 2, total: 12 },
  ];
  host({
    'GET /me/tables': [{ table: far, seats: [0], your_turn: false }],
    'GET /tables/far': {
      snapshot: { setup: { carramboule: {} }, view: { results } },
      open: true,
      chat: 'phrases',
      seats: [0],
    },
    'GET /tables/far/record': { carambole_record: 1, events },
  });
  await open('/games', { kept: { 'carambole-online': { key: 'k', name: 'Ana' } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await keepMatch(golf);
  await reopen('/replay');
  await expect.poll(() => rows().length).toBe(2);
  await expect.element(rows().first()).toHaveAttribute('href', `/replay/${id}`);
  await expect
    .element(rows().last())
    .toHaveTextContent(/You and Bo\s*You won, 29 : 12\s*Carramboule · online/);
  expect(page.getByRole('link', { name: 'Watch the match' }).query()).toBeNull();
  expect(await barriers()).toEqual([]);
  await rows().last().click();
  await expectStart();
});

test('a saved match is replayed and stepped through by keyboard', async () => {
  await open('/games');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await keepMatch(golf);
  await reopen('/games');
  await page.getByRole('link', { name: /^Replay Mini golf/ }).click();
  await expectStart();
  expect(location.pathname).toBe(`/replay/${id}`);

  // Keys jump to the next step, the next stroke, the start and the end.
  await press('ArrowRight');
  await expect.poll(place).toBe(1);
  await press('PageDown');
  await expect.poll(place).toBeGreaterThan(1);
  await expect
    .element(page.getByRole('list', { name: 'Strokes' }).getByRole('button', { name: /^1:/ }))
    .toHaveAttribute('aria-current', 'step');
  const first = place();
  await press('Shift', 'ArrowRight');
  await expect.poll(place).toBeGreaterThan(first);
  await press('PageUp');
  await expect.poll(place).toBe(first);
  await press('End');
  await expect.element(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await press('Home');
  await expect.poll(place).toBe(0);
});

test('the solid view plays the strokes of a replay, and shows their paths', async () => {
  const roll = vi.spyOn(SolidView.prototype, 'roll');
  const mark = vi.spyOn(SolidView.prototype, 'mark');
  await watch(golf, { size: [400, 600], motion: true, settings: { speed: 'fast' } });
  await press('t');
  await find('.solid canvas[data-drawn]');
  await press('PageDown');
  await expect.poll(place).toBeGreaterThan(0);
  const paths = () => mark.mock.lastCall?.[0].paths ?? [];
  await expect.poll(() => paths()[0]?.spots.length).toBeGreaterThan(1);
  await press('ArrowLeft');
  await press('ArrowRight');
  await expect.poll(() => roll.mock.calls.length).toBe(1);
  expect(roll.mock.calls[0]![0].line.legs[0]?.kind).toBe('roll');
  // Shift and an arrow key turn the view instead of going to the next stroke.
  const before = place();
  await press('Shift', 'ArrowRight');
  await page.getByRole('button', { name: 'View from above' }).click();
  await expect.element(page.getByRole('button', { name: 'View from behind' })).toBeVisible();
  expect(place()).toBe(before);
  await page.getByRole('button', { name: 'Solid view' }).click();
  await expect.poll(() => document.querySelector('.solid')).toBeNull();
});

test('the end of a match says who left, and why, before the ranks', async () => {
  await watch(resigned);
  await press('End');
  await expect.element(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'What happens' }))
    .toHaveTextContent(/Player 1 resigned\.\s*1\D+Player 0/);
});

test('a match is analysed: luck, skill, the best choice, and why the ball stopped', async () => {
  await watch(golf);
  // Each player's luck and skill appear as a chart and as a sentence.
  await expect
    .element(page.getByRole('img', { name: /strokes\. Strokes saved: luck [+−0]/ }))
    .toBeVisible();
  await expect.element(page.getByText(/The dice (saved|cost|were)/).first()).toBeVisible();

  // Jumps to a stroke from the list.
  await page.getByRole('button', { name: 'All strokes' }).click();
  await page.getByRole('dialog', { name: 'All strokes' }).getByRole('button').nth(2).click();
  await expect.element(page.getByText('Luck of the roll')).toBeVisible();
  const said = page.getByRole('region', { name: 'What happens' });
  await expect
    .poll(() => said.getByText(/no choice was better| instead of .+: saves [\d.]+ strokes/).length)
    .toBe(2);
  await page
    .getByText(/^\d+ choices$/)
    .last()
    .click();
  await expect.element(page.getByRole('columnheader', { name: 'Strokes to go' })).toBeVisible();
  // Every choice shows its path when it is tapped, hovered over or focused. Then the played choice
  // is shown again.
  const drawn = () => document.querySelector('.path-mark')?.innerHTML;
  const choices = page.css('details[open] tbody').getByRole('button');
  await find('.path-mark');
  const way = drawn();
  await choices.last().click();
  await expect.poll(drawn).not.toBe(way);
  await expect.element(page.getByText(/^[A-Z][a-z-]+: .*(hole|steps)/).last()).toBeVisible();
  const other = drawn();
  await choices.first().hover();
  await expect.poll(drawn).not.toBe(other);
  await choices.last().click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(drawn).toBe(way);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await press('Escape');

  // Shows the cell values on the board.
  await page.getByRole('button', { name: 'Show cell values' }).click();
  await expect.element(page.getByText('strokes to go', { exact: true })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('the dice are verified with one tap', async () => {
  await watch(golf);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect.element(page.getByText(/^All \d+ rolls are correct/)).toBeVisible();
  await expect.element(page.getByText('A sealed envelope')).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('a changed roll is identified', async () => {
  const changed = JSON.parse(golf) as {
    events: { what: { type: string; chance?: { golf: { face?: number } } } }[];
  };
  const rolls = changed.events.filter(
    ({ what }) => what.type === 'drawn' && what.chance?.golf.face !== undefined,
  );
  rolls[1]!.what.chance!.golf.face = (rolls[1]!.what.chance!.golf.face! + 1) % 6;
  await open('/replay');
  await openRecord(JSON.stringify(changed));
  await expect.element(alert()).toHaveTextContent(/Roll 2, by .+, does not match the sealed dice/);
});

test('a changed move is identified, and the controls stay on the screen', async () => {
  const changed = JSON.parse(golf) as { events: { at: number; what: { type: string } }[] };
  changed.events.filter(({ what }) => what.type === 'acted')[5]!.at += 1;
  await open('/replay');
  await openRecord(JSON.stringify(changed));
  await expect
    .element(alert())
    .toHaveTextContent(/One of \S.*’s moves was changed or breaks the rules/);
  await expect
    .element(page.getByRole('region', { name: 'Playback controls' }))
    .toBeInViewport({ ratio: 1 });
});

test('a file that is not a record is refused with an explanation', async () => {
  await open('/replay');
  const other: [string, RegExp] = [
    golf.replace('"carambole_record":1', '"carambole_record":9'),
    /another version/,
  ];
  // The expected messages alternate, so a message left over from the previous file fails the test.
  const hostile: [string, RegExp][] = [
    ['{"carambole_record":1,"events":[', /not a match record/],
    other,
    ['<script>alert(1)</script>', /not a match record/],
    other,
    [
      carom.replaceAll(
        /"name":"[^"]+","contribution"/g,
        '"name":"<script>alert(1)</script> and far too long a name","contribution"',
      ),
      /not a match record/,
    ],
  ];
  for (const [text, sentence] of hostile) {
    await openRecord(text);
    await expect.element(alert()).toHaveTextContent(sentence);
  }
});

test('a link without a record, or an unknown match, is refused with an explanation', async () => {
  host({});
  await open('/replay#AAAA');
  await expect.element(alert()).toHaveTextContent(/incomplete or has been changed/);
  await reopen('/replay/none');
  await expect.element(alert()).toHaveTextContent(/neither on this device/);
});

test('carom: every choice is analysed, tokens and several balls are shown', async () => {
  await watch(carom);
  await press('PageDown');
  await expect
    .element(page.getByText(/no choice was better| instead of |as good as/).first(), SLOW)
    .toBeVisible();
  await expect.element(page.getByText(/Carom mode cannot be solved exactly/), SLOW).toBeVisible();
});

for (const balls of [
  ['orange', 'blue'],
  ['orange', 'blue', 'yellow'],
]) {
  test(`carom with ${balls.length}: chances have a deciding stroke; costs and sums have a margin of error`, async () => {
    await watch(await played('carom', balls, 2));
    const winning = page.getByRole('region', { name: 'Chance of winning the match' });
    await expect
      .element(
        winning.getByRole('img', { name: /^Chance of winning the match.*Leo \d+%, Max \d+%/ }),
        SLOW,
      )
      .toBeVisible();
    await expect.poll(() => winning.css('path.run').length, SLOW).toBe(balls.length === 2 ? 2 : 6);

    // Tapping the deciding stroke shows it on the board.
    const decided = winning.getByRole('button', { name: /rose from \d+% to \d+%/ });
    await decided.click();
    await expect.element(decided).toHaveAttribute('aria-current', 'step');
    await expect.poll(place).toBeGreaterThan(0);

    // Each player's luck and skill have a margin of error.
    const sums = page.getByRole('region', { name: 'Luck and skill in total' });
    await expect.poll(() => sums.getByRole('row').length, SLOW).toBe(balls.length + 1);
    await expect.element(sums.getByText(/^± \d/).first()).toBeVisible();
    await expect.poll(() => sums.getByText(/The dice (saved|cost|were)/).length).toBe(balls.length);

    // The costliest choice is listed with its cost.
    const findings = page.getByRole('region', { name: 'Luck and skill', exact: true });
    await findings.getByRole('button', { name: 'Leo', exact: true }).click();
    const costly = findings.getByRole('button', {
      name: / instead of .+: saves about \d\.\d\d ± \d\.\d\d strokes\s*Course \d, round \d/,
    });
    await costly.first().click();
    await expect.element(costly.first()).toHaveAttribute('aria-current', 'step');
    const headline = costly.first().element().querySelector('b')?.textContent ?? '';
    await expect
      .element(page.getByRole('region', { name: 'What happens' }).getByText(headline))
      .toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}

test('Carramboule: the analysis of the chances can be stopped', async () => {
  await watch(billiard);
  await press('PageDown');
  await expect.element(page.getByRole('heading', { name: /, shot 1$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Work out the chances' }).click();
  await expect.element(page.getByText('Chance before')).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /of winning the round, shot by shot/ }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Work out the chances' })).toBeVisible();
});

test('Carramboule: a shot is saved as a moving picture', async () => {
  const files = catchDownloads();
  await watch(billiard);
  await press('PageDown');
  await expect.element(page.getByRole('heading', { name: /, shot 1$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Create the animation' }).click();
  await expect.poll(() => files.length, SLOW).toBe(1);
  expect(files[0]!.name).toMatch(/\.gif$/);
  expect((await files[0]!.file.text()).slice(0, 6)).toBe('GIF89a');
});
