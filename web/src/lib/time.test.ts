import { describe, expect, it } from 'vitest';
import { left, span } from './time';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describe('the time left', () => {
  it('has the two largest units', () => {
    expect(left(2 * day + 3 * hour + 59 * minute, 'en')).toBe('2 days 3 hr');
    expect(left(3 * hour + 20 * minute, 'en')).toBe('3 hr 20 min');
    expect(left(4 * minute + 5_000, 'en')).toBe('4:05');
  });
  it('reaches zero only at the end', () => {
    expect(left(1, 'en')).toBe('0:01');
    expect(left(0, 'en')).toBe('0:00');
    expect(left(-5_000, 'de')).toBe('0:00');
  });
});

it('a span has one unit', () => {
  expect(span(3 * day, 'en')).toBe('3 days');
  expect(span(day, 'de')).toBe('1 Tag');
  expect(span(5 * minute, 'fr')).toBe('5 minutes');
});
