import { beforeEach, describe, expect, it } from 'vitest';
import {
  decimal,
  formatDate,
  formatList,
  formatNumber,
  gain,
  left,
  percent,
  points,
  signed,
  span,
  when,
} from './format';
import { change } from './settings.svelte';
import { DAY, HOUR, MINUTE } from './time';

beforeEach(() => change({ language: 'en' }));

describe('numbers', () => {
  it('have a true minus sign', () => {
    expect([-4, 0, 3].map(signed)).toEqual(['−4', '0', '3']);
    expect(formatNumber(-4, { maximumFractionDigits: 1 })).toBe('−4');
    expect(decimal(-1.5)).toBe('−1.50');
  });
  it('are written as usual in each language', () => {
    change({ language: 'de' });
    expect(decimal(2.5, 1)).toBe('2,5');
    expect(percent(0.051)).toBe('5\u00a0%');
    expect(percent(0.004, 1)).toBe('0,4\u00a0%');
  });
  it('have a sign as gains, except zero', () => {
    expect([1.2, -0.4, 0.004, -0.004].map((value) => gain(value))).toEqual([
      '+1.20',
      '−0.40',
      '0.00',
      '0.00',
    ]);
    expect(gain(-0.04, { maximumFractionDigits: 1 })).toBe('0');
    expect(gain(0.12, { style: 'percent' })).toBe('+12%');
  });
  it('can be half points', () => {
    expect([3, 1, 8, 0].map(points)).toEqual(['1½', '½', '4', '0']);
  });
});

it('lists are written as usual in each language', () => {
  expect(formatList(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo, and Cy');
  expect(formatList(['1', '2'], 'disjunction')).toBe('1 or 2');
  change({ language: 'de' });
  expect(formatList(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo und Cy');
});

describe('a past time', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  it('is relative for a week', () => {
    const ages = [-5, 1_000, 5 * MINUTE, 3 * HOUR, DAY, 6 * DAY];
    expect(ages.map((age) => when(now - age, now))).toEqual([
      'now',
      'now',
      '5 minutes ago',
      '3 hours ago',
      'yesterday',
      '6 days ago',
    ]);
  });
  it('is written in each language', () => {
    change({ language: 'de' });
    expect(when(now - 3 * HOUR, now)).toBe('vor 3 Stunden');
    change({ language: 'fr' });
    expect(when(now - DAY, now)).toBe('hier');
  });
  it('is a British date after that', () => {
    expect(when(now - 8 * DAY, now)).toBe('11 Nov 2026');
    expect(formatDate(now, { weekday: 'long', timeZone: 'UTC' })).toBe('Thursday');
  });
});

describe('the time left', () => {
  it('has the two largest units', () => {
    expect(left(2 * DAY + 3 * HOUR + 59 * MINUTE)).toBe('2 days 3 hr');
    expect(left(3 * HOUR + 20 * MINUTE)).toBe('3 hr 20 min');
    expect(left(4 * MINUTE + 5_000)).toBe('4:05');
  });
  it('reaches zero only at the end', () => {
    expect([1, 0, -5_000].map(left)).toEqual(['0:01', '0:00', '0:00']);
  });
});

it('a span has one unit', () => {
  expect(span(3 * DAY)).toBe('3 days');
  change({ language: 'de' });
  expect(span(DAY)).toBe('1 Tag');
  change({ language: 'fr' });
  expect(span(5 * MINUTE)).toBe('5 minutes');
});
