import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { dayOf, isPlayable, shifted, streaks, untilTomorrow, weeksOf } from './days';
import type { DailyResult } from './result';
import { deserved, gradeOf, luckOf, resultText, signs, skillOf } from './share';

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
  row: '4 days in a row',
  address: 'https://example.org/daily',
};

describe('days', () => {
  it('are those of this device, and go on over months and leap years', () => {
    expect(dayOf(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect(shifted('2026-11-30', 1)).toBe('2026-12-01');
    expect(shifted('2028-03-01', -1)).toBe('2028-02-29');
    expect(untilTomorrow(new Date(2026, 10, 5, 23, 0))).toBe(3_600_000);
  });
  it('can be played until today and not before the first', () => {
    expect(isPlayable('2026-11-16', '2026-11-16')).toBe(true);
    for (const wrong of ['2026-11-17', '2026-10-31', '2026-11-31', 'play', ''])
      expect(isPlayable(wrong, '2026-11-16')).toBe(false);
  });
  it('fill weeks from Monday on', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)![0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });
});

describe('a row of days', () => {
  it('lasts while today is still to be played, and forgives one day left out', () => {
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
  it.each([
    ['en', ['2 under par', 'Par', 'Two over par', '5 over par']],
    ['de', ['2 unter Par', 'Par', 'Zwei über Par', '5 über Par']],
    ['fr', ['2 sous le par', 'Le par', 'Deux au-dessus du par', '5 au-dessus du par']],
    ['pl', ['2 poniżej paru', 'Równo z parem', 'Dwa powyżej paru', '5 powyżej paru']],
  ])('says over or under in %s', (language, words) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(
        readFileSync(join(import.meta.dirname, `../../../locales/${language}/daily.ftl`), 'utf8'),
      ),
    );
    const say = (count: number) =>
      bundle.formatPattern(bundle.getMessage('daily-against-par')!.value!, {
        count,
        size: Math.abs(count),
        side: count < 0 ? 'under' : 'over',
      });
    expect([-2, 0, 2, 5].map(say)).toEqual(words);
  });

  it('has gold for par and better only', () => {
    expect([2, 3, 4, 8].map((total) => deserved({ ...RESULT, total }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(deserved({ ...RESULT, fate: 'out', total: 2 })).toBe(false);
  });
});

describe('the text to share', () => {
  it('tells strokes and manner, and nothing about the course', () => {
    expect(resultText(RESULT, WORDS)).toBe(
      'Carambole, 16 November\n🟢🟡🔴⛳ 3 strokes, par 3\nkind dice · 4 days in a row\nhttps://example.org/daily',
    );
    expect(resultText(RESULT, { ...WORDS, manner: null, row: null }).split('\n')).toHaveLength(3);
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
