import { describe, expect, it } from 'vitest';
import type { CupBoard, CupLine } from '../../generated/protocol';
import { stripOf, wholeWeek } from './days';
import { rivalOf, scaleOf, shownLines } from './standing';

const line = (name: string, scores: number[], own = false): CupLine => ({
  rank: 1,
  name,
  handle: null,
  total: scores.reduce((sum, one) => sum + one, 0),
  scores,
  own,
  result: name,
});
const board = (lines: CupLine[], middle: number[]): CupBoard => ({
  edition: 1,
  begins: 0,
  ends: 1,
  state: 'finished',
  table: null,
  seal: 'ab'.repeat(32),
  secret: null,
  finished: lines.length,
  playing: 0,
  lines,
  still: [],
  middle,
  open: true,
});
const at = (text: string) => Date.parse(`${text}Z`);

describe('the days of an edition', () => {
  it('are a strip from Monday to Sunday that includes today', () => {
    const week = { begins: at('2026-11-16T00:00'), ends: at('2026-11-23T00:00') };
    const states = stripOf(week, at('2026-11-18T12:00')).map(({ state }) => state);
    expect(states).toEqual(['past', 'past', 'now', 'next', 'next', 'next', 'next']);
    expect(stripOf(week, week.ends).every(({ state }) => state === 'past')).toBe(true);
  });
  it('are a whole week even if the cup was created midweek', () => {
    const cup = { begins: at('2026-11-18T15:00'), ends: at('2026-11-23T00:00') };
    expect(wholeWeek({ ...cup, rhythm: { type: 'weekly' } }).begins).toBe(at('2026-11-16T00:00'));
    expect(wholeWeek({ ...cup, rhythm: { type: 'once', days: 5 } }).begins).toBe(cup.begins);
  });
  it('are no strip for a single day or a month', () => {
    const day = { begins: at('2026-11-18T00:00'), ends: at('2026-11-19T00:00') };
    expect(stripOf(day, day.begins)).toEqual([]);
    expect(stripOf({ ...day, ends: at('2026-12-18T00:00') }, day.begins)).toEqual([]);
  });
});

describe('standings', () => {
  it('compare with the best or the second best', () => {
    const lines = [line('Ada', [2, 3]), line('Ben', [4, 4], true)];
    expect(rivalOf(board(lines, [30, 35]))?.name).toBe('Ada');
    expect(rivalOf(board([line('Ada', [2, 3], true)], [20, 30]))).toBe(null);
  });
  it('put strokes on a scale, fewer to the left', () => {
    const place = scaleOf(board([line('Ada', [2]), line('Ben', [8], true)], [50]), 0);
    expect([2, 5, 8].map(place)).toEqual([0, 0.5, 1]);
    const narrow = scaleOf(board([line('Ada', [3], true)], [30]), 0);
    expect(narrow(3)).toBe(0.5);
  });
  it('show the first ones, you and your neighbours', () => {
    const lines = Array.from({ length: 20 }, (_, place) =>
      line(String(place), [place], place === 12),
    );
    const names = shownLines(lines, 3).map((one) => one?.name ?? '…');
    expect(names).toEqual(['0', '1', '2', '…', '11', '12', '13', '…']);
    expect(shownLines(lines.slice(0, 3), 10)).toHaveLength(3);
  });
});
