import { describe, expect, it } from 'vitest';
import type { FilmStep } from '../../generated/protocol';
import { stretch, strokeFrom, strokeNumber, strokeOf, strokesOf } from './steps';

const steps = (
  [
    'begin 0',
    'start 0',
    'pick 0',
    'roll 0',
    'stroke 0',
    'roll 0',
    'stroke 0',
    'next 1',
    'start 1',
    'roll 1',
    'stroke 1',
    'end 1',
  ] as const
).map((text, version) => {
  const [kind, course] = text.split(' ');
  return { kind, course: Number(course), version } as unknown as FilmStep;
});

describe('navigating a record', () => {
  it('finds the next and previous stroke, and the ends', () => {
    expect(strokesOf(steps)).toEqual([4, 6, 10]);
    expect(strokeFrom(steps, 0, 1)).toBe(4);
    expect(strokeFrom(steps, 10, 1)).toBe(11);
    expect(strokeFrom(steps, 6, -1)).toBe(4);
    expect(strokeFrom(steps, 4, -1)).toBe(0);
  });
  it('assigns choices to the stroke they lead to', () => {
    expect([0, 3, 4, 5, 6, 7, 9, 11].map((step) => strokeNumber(steps, step))).toEqual([
      0, 1, 1, 2, 2, 2, 3, 3,
    ]);
    expect([1, 5, 6, 9, 11].map((step) => strokeOf(steps, step))).toEqual([4, 6, 6, 10, 11]);
    // In an unfinished match, it is possible that no stroke follows the last roll.
    expect(strokeOf(steps.slice(0, 6), 5)).toBe(5);
    expect(strokeNumber(steps.slice(0, 6), 5)).toBe(1);
  });
  it('selects a stroke with its choices, or a course', () => {
    expect(stretch(steps, 2, 'stroke')).toEqual([1, 4]);
    expect(stretch(steps, 6, 'stroke')).toEqual([5, 6]);
    expect(stretch(steps, 11, 'stroke')).toEqual([8, 10]);
    expect(stretch(steps, 3, 'course')).toEqual([0, 6]);
    expect(stretch(steps, 9, 'course')).toEqual([7, 10]);
  });
});
