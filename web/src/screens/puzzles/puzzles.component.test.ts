// Tests solving puzzles by keyboard and mouse, with opponents, and from matches on this device.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import golden from '../../../../crates/table/tests/data/golden.json?raw';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { find } from '../../../tests/browser/find';
import { open } from '../../../tests/browser/open';
import { keepTable } from '../../../tests/browser/tables';
import { go } from '../../ui/router.svelte';
import { strength } from './progress.svelte';
import { asksForDie, loadPuzzles, readPuzzles, THEMES } from './puzzles';

const CODES: Record<string, string> = {
  NW: 'KeyQ',
  NE: 'KeyW',
  W: 'KeyA',
  E: 'KeyD',
  SW: 'KeyZ',
  SE: 'KeyX',
};
const WORDS: Record<string, string> = {
  NW: 'north-west',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  SE: 'south-east',
};
const DICE = ['white', 'blue', 'yellow', 'green', 'orange', 'violet'];

const puzzles = await loadPuzzles();
const of = (theme: string) => puzzles.find((puzzle) => puzzle.theme === theme)!;

const dice = page.getByRole('group', { name: 'Dice' });
const rose = page.getByRole('group', { name: 'Directions' });
const way = (name: string) => rose.getByRole('button', { name: WORDS[name]!, exact: true });
const answer = page.getByRole('button', { name: /^Answer/ });
const right = page.getByText('Right, that is the best choice.');
const notYet = page.getByRole('status').getByText('Not quite.');
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

test.for(THEMES)('"%s" can be solved by keyboard only', async (theme) => {
  const puzzle = of(theme);
  await open(`/puzzles/${puzzle.id}`);
  const byDie = asksForDie(theme);
  await expect.element(byDie ? dice.getByRole('button').first() : rose).toBeVisible();
  await userEvent.keyboard(
    byDie ? `[Digit${DICE.indexOf(puzzle.best) + 1}]` : `[${CODES[puzzle.best]!}]`,
  );
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(right).toBeVisible();
});

test('a wrong answer reveals nothing: hint and answer come only on request', async () => {
  const puzzle = puzzles.filter(({ theme }) => theme === 'place')[1]!;
  const ranked = [...puzzle.choices].sort((a, b) => a.value - b.value);
  const second = ranked[1]!;
  const wrong = ranked.at(-1)!;
  await open(`/puzzles/${puzzle.id}`, { size: 'phone' });
  await way(wrong.name).click();
  await page.getByRole('button', { name: `Answer: ${WORDS[wrong.name]!}` }).click();
  await expect.element(notYet).toBeVisible();
  await expect.element(page.getByText('The best choice is')).not.toBeInTheDocument();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  // The hint leaves only two choices.
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect
    .element(page.getByText(/^It is one of these: /))
    .toHaveTextContent(WORDS[puzzle.best]!);
  await expect.element(rose.getByRole('button', { disabled: false })).toHaveLength(2);
  await way(second.name).click();
  await answer.click();
  await expect.element(notYet).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect
    .element(page.getByRole('status').getByText(`The best choice is ${WORDS[puzzle.best]!}.`))
    .toBeVisible();
  const rows = page.getByRole('row');
  await expect.element(rows).toHaveLength(puzzle.choices.length);
  await expect.element(rows.first()).toHaveTextContent('best');
  await expect
    .element(page.getByRole('row', { name: /yours/ }))
    .toHaveTextContent(second.value.toFixed(2));
  // Clicking a choice shows its path.
  await rows.first().getByRole('button').click();
  await expect.poll(() => document.querySelector('.shown-marks path')).not.toBeNull();
  expect(scrollsSideways()).toBe(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await way(puzzle.best).click();
  await answer.click();
  await expect.element(right).toBeVisible();
});

test('the next puzzle is one tap away, and themes can be filtered', async () => {
  await open('/puzzles');
  await page.getByRole('button', { name: 'Use the other ball' }).click();
  const pegs = page.getByRole('link', { name: /^Puzzle \d+/ });
  await expect
    .element(pegs)
    .toHaveLength(puzzles.filter((puzzle) => puzzle.theme === 'carom').length);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect.element(heading('Which direction is best against red?')).toBeVisible();
});

test('the theme of a puzzle is revealed only when it is solved', async () => {
  // Uses the second puzzle with this theme, because an earlier test has solved the first one in
  // this browser.
  const puzzle = puzzles.filter(({ theme }) => theme === 'protect')[1]!;
  await open(`/puzzles/${puzzle.id}`);
  await expect.element(heading('Which direction is best against the others?')).toBeVisible();
  const motif = page.getByText(/Play it safe|safe/);
  await expect.element(motif).not.toBeInTheDocument();
  go('/puzzles');
  const number = puzzles.indexOf(puzzle) + 1;
  await expect
    .element(page.getByRole('link', { name: `Puzzle ${number}, open`, exact: true }))
    .toBeVisible();
  go(`/puzzles/${puzzle.id}`);
  await way(puzzle.best).click();
  await answer.click();
  await expect.element(right).toBeVisible();
  await expect.element(page.getByRole('banner').getByText('Play it safe')).toBeVisible();
  go('/puzzles');
  await expect
    .element(
      page.getByRole('link', { name: `Puzzle ${number}, Play it safe, solved on the first try` }),
    )
    .toBeVisible();
});

test('a hint names no refuted choice, and refuted choices stay disabled', async () => {
  const puzzle = puzzles.find(({ theme, choices }) => theme === 'place' && choices.length > 4)!;
  const [, second, third] = [...puzzle.choices].sort((a, b) => a.value - b.value);
  await open(`/puzzles/${puzzle.id}`);
  await way(second!.name).click();
  await answer.click();
  await expect.element(notYet).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByText(/^It is one of these: /);
  const named = (name: string) => new RegExp(`(?<![-\\w])${WORDS[name]!}(?![-\\w])`);
  await expect.element(hint).toHaveTextContent(named(puzzle.best));
  await expect.element(hint).toHaveTextContent(named(third!.name));
  await expect.element(hint).not.toHaveTextContent(named(second!.name));
  await expect.element(way(second!.name)).not.toBeInTheDocument();
  await way(third!.name).click();
  // The selected direction keeps its arrow in the direction rose.
  expect(getComputedStyle(await find('.rose .on .arrow')).display).not.toBe('none');
});

test('a retired puzzle opens by its link and does not affect your rating', async () => {
  const { default: text } = (await import('../../../../puzzles/retired.jsonl?raw')) as {
    default: string;
  };
  const former = readPuzzles(text).find(({ theme }) => !asksForDie(theme));
  const before = strength();
  await open(`/puzzles/${former!.id}`);
  await expect.element(heading('Former puzzle')).toBeVisible();
  await way(former!.best).click();
  await answer.click();
  await expect.element(right).toBeVisible();
  expect(strength()).toEqual(before);
  go('/puzzles/00000000');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
});

test('against opponents: whose balls are shown, the stroke, and its effect', async () => {
  const puzzle = puzzles.find(({ theme, order }) => theme === 'push-away' && order!.length === 4)!;
  await open('/puzzles');
  await page.getByRole('button', { name: 'Push them back' }).click();
  const pegs = page.getByRole('link', { name: /^Puzzle \d+, / });
  await expect
    .element(pegs)
    .toHaveLength(puzzles.filter(({ theme }) => theme === 'push-away').length);
  go(`/puzzles/${puzzle.id}`);
  await expect.element(heading('Which direction is best against the others?')).toBeVisible();
  const order = page.getByRole('list', { name: 'In the order of play' }).getByRole('listitem');
  await expect.element(order).toHaveLength(4);
  await expect.element(order.first()).toHaveTextContent('yours, to play');
  await expect.element(order.filter({ hasText: 'an opponent’s' })).toHaveLength(2);
  for (const ball of puzzle.order!)
    await expect
      .poll(() => document.querySelector(`.picture .ball use[href="#ball-${ball}"]`))
      .not.toBeNull();
  expect(await barriersDayAndNight()).toEqual([]);
  await way(puzzle.best).click();
  await answer.click();
  await expect.element(right).toBeVisible();
  await expect.element(page.getByRole('table', { name: /behind the others/ })).toBeVisible();
  await expect.element(page.getByRole('row').first()).toHaveTextContent(/best.*\d (ahead|behind)/);
  await expect
    .element(page.getByText('pushing an opponent’s ball back is worth more'))
    .toHaveTextContent(/Compared with .+: you [+−]\d\.\d\d, each opponent [+−]\d\.\d\d\./);
  await expect.element(page.getByText(/^Each choice was played out/)).toBeVisible();
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});

test(
  'positions from your matches become puzzles and do not affect your rating',
  { timeout: 60_000 },
  async () => {
    await open('/games');
    await keepTable(golden);
    const before = strength();
    go('/puzzles');
    await page.getByText('From your own matches').click();
    const own = page.getByRole('group').getByRole('link');
    // The solver analyses every choice in the match, which takes a few seconds on a busy machine.
    await expect.poll(() => own.length, { timeout: 45_000 }).toBe(2);
    expect(await barriersDayAndNight()).toEqual([]);
    await own.filter({ hasText: 'Which die' }).click();
    // Answers with a different die than in the match. Nothing is revealed until the player asks.
    await dice.getByRole('button', { name: /^Blue/ }).click();
    await answer.click();
    await expect.element(notYet).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show answer' }).click();
    await expect.element(page.getByRole('row', { name: /in the match/ })).toHaveTextContent('blue');
    await expect.element(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await expect.element(heading('Which direction would you play?')).toBeVisible();
    expect(strength()).toEqual(before);
  },
);

test('the list is accessible', async () => {
  await open('/puzzles');
  await expect.element(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});

test('a puzzle is accessible before, during and after the answer', async () => {
  const puzzle = of('die');
  await open(`/puzzles/${puzzle.id}`);
  const wrong = puzzle.choices.find(({ name }) => name !== puzzle.best)!.name;
  await dice.getByRole('button', { name: new RegExp(`^${wrong}`, 'i') }).click();
  // The board starts zoomed in; one tap shows the complete course.
  const drawn = '.picture > svg';
  const width = () =>
    Number(document.querySelector(drawn)?.getAttribute('viewBox')?.split(' ')[2] ?? 0);
  await find(drawn);
  const close = width();
  await page.getByRole('button', { name: 'Whole course' }).click();
  await expect.poll(width).toBeGreaterThan(close);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBe(close);
  expect(await barriersDayAndNight()).toEqual([]);
  await answer.click();
  await expect.element(notYet).toBeVisible();
  const reveal = page.getByRole('button', { name: 'Show answer' });
  await expect.element(reveal).toBeVisible();
  expect(await barriersDayAndNight()).toEqual([]);
  await reveal.click();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
