import { describe, expect, it } from 'vitest';
import { dayOf, isPlayable, numberOf, shifted, streaks, untilTomorrow, weeksOf } from './days';
import { gradesSeen, marksPicture } from './strokeGrades';
import type { DailyResult } from './result';
import { deserved, gradeOf, luckOf, resultText, signs, skillOf } from './shareResult';
import { weekOf } from './week';

const RESULT: DailyResult = {
  day: '2026-11-16',
  total: 3,
  strokes: 3,
  par: 3,
  fate: 'holed',
  onTime: true,
  choices: [0, 0.2, 1.1],
  skill: 1.3,
  luck: -0.6,
  sent: false,
};
const WORDS = {
  title: 'Carambole, 16 November',
  score: '3 strokes, par 3',
  manner: 'kind dice',
  row: '4-day streak',
  address: 'https://example.org/daily',
};

describe('days', () => {
  it('follow the device’s clock, across months and leap years', () => {
    expect(dayOf(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect(shifted('2026-11-30', 1)).toBe('2026-12-01');
    expect(shifted('2028-03-01', -1)).toBe('2028-02-29');
    expect(untilTomorrow(new Date(2026, 10, 5, 23, 0))).toBe(3_600_000);
  });
  it('can be played from the first day until today', () => {
    expect(isPlayable('2026-11-16', '2026-11-16')).toBe(true);
    for (const wrong of ['2026-11-17', '2026-10-31', '2026-11-31', 'play', ''])
      expect(isPlayable(wrong, '2026-11-16')).toBe(false);
  });
  it('are numbered from the first, across clock changes', () => {
    expect(['2026-11-01', '2026-11-18', '2027-06-01'].map(numberOf)).toEqual([1, 18, 213]);
  });
  it('fill weeks from Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)![0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });
});

describe('a streak', () => {
  it('lasts while today can still be played, and forgives one missed day', () => {
    const row = (...days: number[]) =>
      streaks(
        days.map((day) => `2026-11-${String(day).padStart(2, '0')}`),
        '2026-11-16',
      );
    expect(row(14, 15)).toEqual({ now: 2, best: 2, played: 2 });
    expect(row(14, 15, 16).now).toBe(3);
    expect(row(11, 12, 14).now).toBe(3);
    expect(row(11, 12, 14, 16)).toEqual({ now: 4, best: 4, played: 4 });
    expect(row(1, 2, 3, 13)).toEqual({ now: 0, best: 3, played: 4 });
    expect(row()).toEqual({ now: 0, best: 0, played: 0 });
  });
});

describe('a result against par', () => {
  it('is gold only for par and better', () => {
    expect([2, 3, 4, 8].map((total) => deserved({ ...RESULT, total }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(deserved({ ...RESULT, fate: 'out', total: 2 })).toBe(false);
  });
});

describe('the shared text', () => {
  it('has strokes and verdict, and nothing about the course', () => {
    expect(resultText(RESULT, WORDS)).toBe(
      'Carambole, 16 November\n⭐🟢🔴⛳ 3 strokes, par 3\nkind dice · 4-day streak\nhttps://example.org/daily',
    );
    expect(resultText(RESULT, { ...WORDS, manner: null, row: null }).split('\n')).toHaveLength(3);
  });
  it('has a picture that shows only the marks', () => {
    const picture = marksPicture(RESULT);
    expect(picture.match(/<circle/g)).toHaveLength(3);
    expect(picture).not.toContain('<text');
    expect(marksPicture({ ...RESULT, choices: null, strokes: 9 }).match(/<g /g)).toHaveLength(10);
    expect(gradesSeen(RESULT)).toEqual(['best', 'good', 'dear']);
    expect(gradesSeen({ ...RESULT, choices: [1, 1] })).toEqual(['dear']);
  });
  it('has a sign for every end', () => {
    expect(signs({ ...RESULT, fate: 'out', choices: null })).toBe('⚪⚪⚪✋');
    expect(signs({ ...RESULT, fate: 'left', strokes: 0, choices: null })).toBe('🏳️');
  });
  it('judges choices, luck and skill by strokes', () => {
    expect([0, 0.1, 0.5].map(gradeOf)).toEqual(['best', 'good', 'dear']);
    expect([-1, 0, 1].map((luck) => luckOf({ ...RESULT, luck }))).toEqual([
      'kind',
      'fair',
      'unkind',
    ]);
    expect([0, 0.3, 2].map((skill) => skillOf({ ...RESULT, skill }))).toEqual([
      'perfect',
      'good',
      'bold',
    ]);
  });
});

describe('your week', () => {
  it('has the last seven days, and adds up luck and choices', () => {
    const week = weekOf(
      [
        { ...RESULT, day: '2026-11-09' },
        { ...RESULT, day: '2026-11-10', luck: 1, skill: 0 },
        { ...RESULT, luck: -0.6, skill: 0.4 },
        { ...RESULT, day: '2026-11-14', luck: null, skill: null },
      ],
      '2026-11-16',
    );
    expect(week.days.map(({ day }) => day.slice(-2))).toEqual([
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
    ]);
    // A gain is a stroke saved.
    expect(week.days.map(({ luck }) => luck)).toEqual([-1, null, null, null, null, null, 0.6]);
    expect(week.days[6]!.skill).toBe(-0.4);
    expect([week.luck, week.skill]).toEqual([-0.4, -0.4]);
    expect(weekOf([], '2026-11-16').judged).toBe(0);
  });
});
