// Puzzles: missed, hinted at, shown, solved; by mouse, by keyboard; kept on the device.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { keepMatch } from './database';

interface Puzzle {
  id: string;
  theme: string;
  best: string;
  choices: { name: string; value: number }[];
  order?: string[];
}

const puzzles = ['puzzles', 'rivals'].flatMap((name) => {
  const text = readFileSync(new URL(`../../puzzles/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle);
});
const of = (theme: string) => puzzles.find((puzzle) => puzzle.theme === theme)!;
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a wrong answer gives nothing away: a hint and the answer come only when they are asked for', async ({
  page,
}) => {
  const puzzle = of('place');
  const wrong = puzzle.choices.find((choice) => choice.name !== puzzle.best)!;
  await page.goto(`/puzzles/${puzzle.id}`);
  await page
    .getByRole('group', { name: 'Directions' })
    .getByRole('button', { name: WORDS[wrong.name]!, exact: true })
    .click();
  await page.getByRole('button', { name: `Answer: ${WORDS[wrong.name]!}` }).click();
  await expect(page.getByRole('status').getByText('Not yet.')).toBeVisible();
  await expect(page.getByText('The best choice is')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  // The hint leaves two.
  const rose = page.getByRole('group', { name: 'Directions' });
  await page.getByRole('button', { name: 'A hint' }).click();
  await expect(page.getByText(/^One of these two: /)).toContainText(WORDS[puzzle.best]!);
  await expect(rose.getByRole('button', { disabled: false })).toHaveCount(2);
  const second = [...puzzle.choices].sort((a, b) => a.value - b.value)[1]!;
  await rose.getByRole('button', { name: WORDS[second.name]!, exact: true }).click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByRole('status').getByText('Not yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'A hint' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(
    page.getByRole('status').getByText(`The best choice is ${WORDS[puzzle.best]!}.`),
  ).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(puzzle.choices.length);
  await expect(page.getByRole('row').first()).toContainText('best');
  await expect(page.getByRole('row', { name: /yours/ })).toContainText(second.value.toFixed(2));
  // The path of any choice can be looked at.
  await page.getByRole('row').first().getByRole('button').click();
  await expect(page.locator('.shown-marks path').first()).toBeAttached();

  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('group', { name: 'Directions' })
    .getByRole('button', { name: WORDS[puzzle.best]!, exact: true })
    .click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText('Right, that is the best choice.')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).last().click();
  // The first answer was wrong: that says something about one's strength.
  await expect(page.getByText('Your strength')).toBeVisible();
  await expect(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Puzzle \d+, A good lie, solved$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(`1 of ${puzzles.length} solved`)).toBeVisible();
});

test('by keyboard alone, one of every kind', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop has the keyboard');
  for (const theme of ['line', 'die', 'two', 'tokens', 'carom', 'push-away', 'protect', 'double']) {
    const puzzle = of(theme);
    await page.goto(`/puzzles/${puzzle.id}`);
    const byDie = theme === 'die' || theme === 'two';
    await expect(
      byDie
        ? page.getByRole('group', { name: 'Dice' }).getByRole('button').first()
        : page.getByRole('group', { name: 'Directions' }),
    ).toBeVisible();
    await page.keyboard.press(
      byDie ? `Digit${DICE.indexOf(puzzle.best) + 1}` : CODES[puzzle.best]!,
    );
    await expect(page.getByRole('button', { name: /^Answer/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Right, that is the best choice.')).toBeVisible();
  }
});

test('the next puzzle is one tap away, and themes can be picked out', async ({ page }) => {
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Out of the way' }).click();
  const pegs = page.getByRole('link', { name: /^Puzzle \d+/ });
  await expect(pegs).toHaveCount(puzzles.filter((puzzle) => puzzle.theme === 'carom').length);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Push red away: which way?' })).toBeVisible();
});

test('among rivals: whose balls lie there, the stroke, and how one then stands', async ({
  page,
}) => {
  const puzzle = puzzles.find(({ theme, order }) => theme === 'push-away' && order!.length === 4)!;
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Push them back' }).click();
  const pegs = page.getByRole('link', { name: /^Puzzle \d+, Push them back/ });
  await expect(pegs).toHaveCount(puzzles.filter(({ theme }) => theme === 'push-away').length);
  await page.goto(`/puzzles/${puzzle.id}`);
  await expect(page.getByRole('heading', { name: 'Which push is worth it?' })).toBeVisible();
  const order = page.getByRole('list', { name: 'In the order of play' }).getByRole('listitem');
  await expect(order).toHaveCount(4);
  await expect(order.first()).toContainText('yours, now');
  await expect(order.filter({ hasText: 'a rival’s' })).toHaveCount(2);
  for (const ball of puzzle.order!)
    await expect(page.locator(`.picture .ball use[href="#ball-${ball}"]`).first()).toBeAttached();
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('group', { name: 'Directions' })
    .getByRole('button', { name: WORDS[puzzle.best]!, exact: true })
    .click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText('Right, that is the best choice.')).toBeVisible();
  await expect(page.getByRole('table', { name: /against the others/ })).toBeVisible();
  await expect(page.getByRole('row').first()).toContainText(/best.*\d (ahead|behind)/);
  await expect(page.getByText('A rival’s ball pushed back is worth more here')).toContainText(
    /Compared with .+: you [+−]\d\.\d\d, each rival [+−]\d\.\d\d\./,
  );
  await expect(page.getByText(/^Every choice was played to the end/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test('positions from one’s own matches wait as puzzles, found when somebody looks', async ({
  page,
}) => {
  const data = '../../crates/table/tests/data/golden.json';
  await keepMatch(page, readFileSync(new URL(data, import.meta.url), 'utf8'));
  await page.goto('/puzzles');
  await page.getByText('From your own matches').click();
  const own = page.locator('details').getByRole('link');
  await expect(own).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await own.filter({ hasText: 'Which die' }).click();
  // Not what was played then: nothing is given away before it is asked for.
  await page.getByRole('group', { name: 'Dice' }).getByRole('button', { name: /^Blue/ }).click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByRole('status').getByText('Not yet.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('row', { name: /played then/ })).toContainText('blue');
  await expect(page.getByRole('link', { name: 'Replay the match' })).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Which way would you play?' })).toBeVisible();
  await expect(page.getByText('Your strength')).toHaveCount(0);
});

test('puzzles have no barriers', async ({ page }) => {
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: 'A shot worth finding' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const puzzle = of('die');
  await page.goto(`/puzzles/${puzzle.id}`);
  const die = page.getByRole('group', { name: 'Dice' }).getByRole('button').first();
  await die.click();
  // Close to the action, and the whole course with one tap.
  const width = async () =>
    Number((await page.locator('.picture > svg').getAttribute('viewBox'))!.split(' ')[2]);
  const close = await width();
  await page.getByRole('button', { name: 'Whole course' }).click();
  await expect.poll(width).toBeGreaterThan(close);
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(width).toBe(close);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByRole('status').first()).toBeVisible();
  const reveal = page.getByRole('button', { name: 'Show the answer' });
  await expect(reveal.or(page.getByRole('table'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  if (await reveal.isVisible()) await reveal.click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});
