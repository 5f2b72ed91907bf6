import { describe, expect, it } from 'vitest';
import { across, bar, down, every, scaleFor } from './chart';

const frame = { left: 40, right: 440, top: 10, foot: 210 };

describe('charts', () => {
  it('finds round numbers around all values', () => {
    expect(scaleFor([])).toEqual({ top: 0.5, foot: -0.5, ticks: [-0.5, 0, 0.5] });
    expect(scaleFor([0.84, -0.51])).toEqual({ top: 1, foot: -1, ticks: [-1, -0.5, 0, 0.5, 1] });
    const wide = scaleFor([7.2, -3]);
    expect(wide.top).toBeGreaterThanOrEqual(7.2);
    expect(wide.foot).toBeLessThanOrEqual(-3);
    expect(wide.ticks).toContain(0);
    expect(wide.ticks.length).toBeLessThanOrEqual(8);
  });
  it('draws bars up and down from zero, and zero as a line', () => {
    const scale = scaleFor([1, -1]);
    const zero = down(frame, scale, 0);
    expect(bar(frame, scale, 0, 10, 1)).toEqual({ x: 0, y: 10, width: 10, height: zero - 10 });
    expect(bar(frame, scale, 0, 10, -1)).toEqual({ x: 0, y: zero, width: 10, height: 210 - zero });
    expect(bar(frame, scale, 0, 10, 0).height).toBe(3);
  });
  it('spreads strokes evenly and skips labels when there are many', () => {
    expect(across(frame, 0, 1)).toBe(240);
    expect(across(frame, 3, 4)).toBe(390);
    expect(every(5, 400)).toBe(1);
    expect(every(60, 400)).toBe(4);
  });
});
