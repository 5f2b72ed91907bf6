// Tests the verdict at the end of a solo match.
import { describe, expect, it } from 'vitest';
import { verdictNote, verdictOf, verdictTitle } from './verdict';

const mark = (count: number | null, holed = true, tokens = 0) => ({ count, holed, tokens });
const kind = (marks: Parameters<typeof verdictOf>[0], pars: (number | null)[]) =>
  verdictOf(marks, pars, false).kind;
/** Returns the key and arguments of a text instead of the sentence. */
const say = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;

describe('the verdict on a course', () => {
  it('names a hole in one first', () => {
    expect(kind([mark(1)], [3])).toBe('ace');
    expect(kind([mark(1)], [null])).toBe('ace');
  });

  it('compares with par, including tokens', () => {
    expect(kind([mark(2)], [3])).toBe('under');
    expect(kind([mark(3)], [3])).toBe('par');
    expect(kind([mark(5, true, -2)], [3])).toBe('par');
    expect(kind([mark(4)], [3])).toBe('over');
    expect(kind([mark(4)], [null])).toBe('plain');
  });

  it('is no success without holing', () => {
    expect(kind([mark(10, false)], [3])).toBe('out');
    expect(kind([mark(null, false)], [3])).toBe('out');
    expect(kind([undefined], [3])).toBe('out');
    expect(verdictOf([mark(10, false)], [3], true).kind).toBe('left');
  });
});

describe('the verdict on a tour', () => {
  it('adds up strokes, tokens and par', () => {
    const verdict = verdictOf([mark(1), mark(3), mark(4, true, -1)], [2, 3, 3], false);
    expect(verdict).toMatchObject({ kind: 'under', strokes: 8, tokens: -1, par: 8, holed: 3 });
    expect(kind([mark(2), mark(2)], [2, null])).toBe('plain');
  });

  it('counts the holed courses if some were not', () => {
    expect(kind([mark(2), mark(10, false)], [2, 3])).toBe('some');
    expect(kind([mark(10, false), mark(10, false)], [2, 3])).toBe('out');
  });
});

it('has a note with what the title leaves out', () => {
  const ace = verdictOf([mark(1)], [3], false);
  expect(verdictTitle(say, ace)).toContain('"kind":"ace"');
  expect(verdictNote(say, ace, 10)).toBe('Play-verdict-under {"difference":2}');
  const par = verdictOf([mark(3)], [3], false);
  expect(verdictNote(say, par, 10)).toContain('"par":"3"');
  expect(verdictNote(say, verdictOf([mark(10, false)], [3], false), 10)).toContain('"limit":10');
});
