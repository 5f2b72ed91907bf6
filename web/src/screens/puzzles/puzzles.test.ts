import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marked } from './progress.svelte';
import { shifted } from '../daily/days';
import {
  amongRivals,
  askedBy,
  bars,
  compared,
  GRADES,
  hintOf,
  inOrder,
  loss,
  nextOpen,
  opener,
  puzzleOf,
  ranked,
  readPuzzles,
  THEMES,
} from './puzzles';
import { sideOf, whose } from './rivals';

const fileOf = (name: string) =>
  readPuzzles(readFileSync(new URL(`../../../../puzzles/${name}.jsonl`, import.meta.url), 'utf8'));
const solved = fileOf('puzzles');
const rivals = fileOf('rivals');
const retired = fileOf('retired');
const puzzles = inOrder([...solved, ...rivals]);

describe('the puzzles', () => {
  it('cover every theme and grade, and each has an answer', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    for (const theme of THEMES) expect(puzzles.some((puzzle) => puzzle.theme === theme)).toBe(true);
    for (const grade of GRADES) expect(puzzles.some((puzzle) => puzzle.grade === grade)).toBe(true);
    for (const puzzle of puzzles) expect(ranked(puzzle)[0]!.name).toBe(puzzle.best);
  });
  it('are numbered as listed, by grade', () => {
    const listed = GRADES.flatMap((grade) => puzzles.filter((puzzle) => puzzle.grade === grade));
    expect(listed.map((puzzle) => puzzles.indexOf(puzzle))).toEqual(puzzles.map((_, at) => at));
  });
  it('have a separate file for retired ones', () => {
    expect(retired.length).toBeGreaterThan(0);
    const ids = new Set(puzzles.map(({ id }) => id));
    for (const former of retired) {
      expect(ids.has(former.id)).toBe(false);
      expect(ranked(former)[0]!.name).toBe(former.best);
    }
  });
  it('have questions that do not reveal the theme', () => {
    expect(new Set(THEMES.map(askedBy))).toEqual(
      new Set(['way', 'die', 'two', 'tokens', 'carom', 'rivals']),
    );
    expect([askedBy('line'), askedBy('protect')]).toEqual([askedBy('place'), askedBy('double')]);
  });
  it('compute what a choice loses', () => {
    for (const puzzle of puzzles) {
      expect(loss(puzzle, puzzle.best)).toBe(0);
      const second = ranked(puzzle)[1]!;
      expect(loss(puzzle, second.name)).toBeCloseTo(puzzle.margin, 2);
      expect(bars(puzzle).get(puzzle.best)).toBe(0);
      expect(Math.max(...bars(puzzle).values())).toBeCloseTo(1);
    }
  });
  it('have hints with two choices', () => {
    for (const puzzle of puzzles) {
      expect(hintOf(puzzle)).toHaveLength(2);
      expect(hintOf(puzzle)).toContain(puzzle.best);
    }
    // A hint never contains a refuted choice.
    for (const puzzle of puzzles) {
      const [, second] = ranked(puzzle);
      const hint = hintOf(puzzle, [second!.name]);
      expect(hint).toContain(puzzle.best);
      expect(hint).not.toContain(second!.name);
    }
    // The order of the two choices reveals nothing: the best choice is not always the first.
    expect(new Set(puzzles.map((puzzle) => hintOf(puzzle).indexOf(puzzle.best)))).toEqual(
      new Set([0, 1]),
    );
  });
  it('continue with the next unsolved one', () => {
    const [first, second, third] = puzzles;
    expect(nextOpen(puzzles, () => false, null, null)).toBe(first);
    expect(nextOpen(puzzles, (id) => id === second!.id, first!.id, null)).toBe(third);
    expect(nextOpen(puzzles, () => true, first!.id, null)).toBeNull();
    expect(nextOpen(puzzles, () => false, puzzles.at(-1)!.id, null)).toBe(first);
    expect(nextOpen(puzzles, () => false, null, 'carom')!.theme).toBe('carom');
  });
  it('have one per day, the same for everyone, without repeats until all were used', () => {
    const days = Array.from({ length: 60 }, (_, day) => shifted('2026-11-20', day));
    const ids = days.map((day) => puzzleOf(day, puzzles)!.id);
    expect(new Set(ids).size).toBe(60);
    expect(puzzleOf('2026-11-20', [...puzzles].reverse())!.id).toBe(ids[0]);
  });
  it('start with a long shot into the hole', () => {
    expect(opener(puzzles)).toMatchObject({ theme: 'line' });
    expect(opener(puzzles)!.impulses).toBeGreaterThan(8);
  });
  it('are marked by the first answer, and solved by a later one', () => {
    expect(marked(null, true)).toBe('first');
    expect(marked(null, false)).toBe('missed');
    expect(marked('missed', true)).toBe('later');
    expect(marked('first', false)).toBe('first');
  });
});

describe('puzzles against opponents', () => {
  it('have balls of several players, in the order of play', () => {
    for (const puzzle of rivals) {
      expect(amongRivals(puzzle.theme)).toBe(true);
      const order = puzzle.order!;
      expect([...order].sort()).toEqual(Object.keys(puzzle.balls).sort());
      expect(order[0]).toBe(puzzle.ball);
      expect(order.some((ball) => whose(order, ball) === 'rival')).toBe(true);
    }
    expect(solved.some(({ theme }) => amongRivals(theme))).toBe(false);
    expect(['blue', 'blue-flat', 'red'].map((ball) => whose(['blue', 'red'], ball))).toEqual([
      'now',
      'own',
      'rival',
    ]);
  });
  it('compare the best choice with the obvious one', () => {
    for (const puzzle of rivals) {
      const { choice, own, rivals: theirs } = compared(puzzle);
      expect(choice).not.toBe(puzzle.best);
      expect(theirs - own).toBeCloseTo(loss(puzzle, choice), 2);
    }
  });
  it('tell who is ahead', () => {
    expect([-1.2, 0.7, 0.004].map(sideOf)).toEqual(['ahead', 'behind', 'even']);
  });
  it('do not change the puzzles of earlier days', () => {
    for (let day = 0; day < 100; day++) {
      const date = shifted('2026-11-01', day);
      expect(puzzleOf(date, puzzles)).toBe(puzzleOf(date, solved));
    }
  });
});
