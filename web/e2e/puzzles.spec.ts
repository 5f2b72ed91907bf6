// Tests a puzzle across visits: missed, revealed, solved, and saved on the device.
// src/screens/puzzles/puzzles.component.test.ts tests themes, hints, opponents and positions from the
// player's matches.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { barriers } from './barriers';

interface Puzzle {
  id: string;
  theme: string;
  grade: number;
  best: string;
  choices: { name: string; value: number }[];
}

const read = ['puzzles', 'rivals'].flatMap((name) => {
  const text = readFileSync(new URL(`../../puzzles/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle);
});
// Puzzles are numbered by grade.
const puzzles = read.sort((one, other) => one.grade - other.grade);
const WORDS: Record<string, string> = {
  NW: 'north-west',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  SE: 'south-east',
};

test('a puzzle is missed, revealed and solved, and stays solved', async ({ page }) => {
  const place = puzzles.findIndex(({ theme }) => theme === 'place');
  const puzzle = puzzles[place]!;
  const wrong = puzzle.choices.find((choice) => choice.name !== puzzle.best)!;
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: 'Start solving' })).toBeVisible();
  await expect(page.getByText('Puzzle rating')).toHaveCount(0);
  expect(await barriers(page, { evening: false })).toEqual([]);
  await page.getByRole('link', { name: `Puzzle ${place + 1}, open`, exact: true }).click();
  const way = (name: string) =>
    page
      .getByRole('group', { name: 'Directions' })
      .getByRole('button', { name: WORDS[name]!, exact: true });
  await way(wrong.name).click();
  await page.getByRole('button', { name: `Answer: ${WORDS[wrong.name]!}` }).click();
  await expect(page.getByRole('status').getByText('Not quite.')).toBeVisible();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(
    page.getByRole('status').getByText(`The best choice is ${WORDS[puzzle.best]!}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await way(puzzle.best).click();
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText('Right, that is the best choice.')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).last().click();
  // The first answer was wrong, and it counts towards the rating.
  await expect(page.getByText('Puzzle rating')).toBeVisible();
  await expect(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Puzzle \d+, A good lie, solved$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(`1 of ${puzzles.length} solved`)).toBeVisible();
});
