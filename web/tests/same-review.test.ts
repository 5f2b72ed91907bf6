// Tests that the page computes exactly the same luck and skill in a carom match as the native
// program.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FilmChances, FilmReview } from '../src/generated/protocol';
import { Analyst, initSync } from '../src/generated/study/browser';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

test('an old record is analysed exactly as by the native program', () => {
  initSync({ module: file('../src/generated/study/browser_bg.wasm') });
  const analyst = new Analyst(file('../../crates/table/tests/data/golden.json').toString());
  const { players } = JSON.parse(analyst.review()) as FilmReview;
  // crates/coach/tests/carom_reviews.rs expects the same numbers.
  expect(players[0]).toMatchObject({
    skill: -18.274983346462253,
    skill_spread: 1.737177560925698,
    luck: 10.259034554163613,
    luck_spread: 9.170177008468142,
  });
  const { strokes, decided } = JSON.parse(analyst.chances()) as FilmChances;
  expect(strokes.at(-1)!.chances).toEqual([0, 1]);
  expect(decided!.winner).toBe(1);
});
