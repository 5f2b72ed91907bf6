import { describe, expect, it } from 'vitest';
import { curve } from './chart';

describe('a curve', () => {
  it('fills its picture between round numbers', () => {
    const { at, path, lines } = curve([1500, 1662, 1580], 300, 100);
    expect(lines.map(({ value }) => value)).toEqual([1450, 1500, 1550, 1600, 1650, 1700]);
    expect(at[0]).toEqual([0, 80]);
    expect(at[2]![0]).toBe(300);
    expect(path.startsWith('M0 80L150 ')).toBe(true);
  });

  it('has room above and below a single value', () => {
    const { at, lines } = curve([1500], 300, 100);
    expect(at).toEqual([[300, 50]]);
    expect(lines.map(({ value }) => value)).toEqual([1475, 1500, 1525]);
  });
});
