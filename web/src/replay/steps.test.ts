import { describe, expect, it } from 'vitest';
import type { FilmStep } from '../generated/protocol';
import { stretch, strokeFrom, strokeNumber, strokesOf } from './steps';

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

describe('moving about in a record', () => {
  it('finds strokes forwards and back, and the ends beyond them', () => {
    expect(strokesOf(steps)).toEqual([4, 6, 10]);
    expect(strokeFrom(steps, 0, 1)).toBe(4);
    expect(strokeFrom(steps, 10, 1)).toBe(11);
    expect(strokeFrom(steps, 6, -1)).toBe(4);
    expect(strokeFrom(steps, 4, -1)).toBe(0);
  });
  it('counts the strokes shown so far', () => {
    expect([0, 3, 4, 5, 6, 11].map((step) => strokeNumber([4, 6, 10], step))).toEqual([
      0, 0, 1, 1, 2, 3,
    ]);
  });
  it('takes a stroke with its choices, or a course', () => {
    expect(stretch(steps, 2, 'stroke')).toEqual([1, 4]);
    expect(stretch(steps, 6, 'stroke')).toEqual([5, 6]);
    expect(stretch(steps, 11, 'stroke')).toEqual([8, 10]);
    expect(stretch(steps, 3, 'course')).toEqual([0, 6]);
    expect(stretch(steps, 9, 'course')).toEqual([7, 10]);
  });
});
