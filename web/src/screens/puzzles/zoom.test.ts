import { expect, test } from 'vitest';
import type { PositionPicture, Spot } from '../../generated/protocol';
import { viewBoxOf } from '../../lib/svg';
import { zoomed } from './zoom';

const at = (x: number, y: number): Spot => ({ x, y, hidden: false, top: false });
const picture = (ball: Spot, hole: Spot) =>
  ({
    board: {
      svg: '<svg viewBox="0 0 2000 900">',
      balls: { blue: ball },
      starts: [],
      hole: { at: [0, 0], spot: hole },
    },
    ways: [],
  }) as PositionPicture;

test('a board without directions is cropped to ball, hole and the route, with a margin', () => {
  const route = [at(300, 200), at(500, 600)];
  const [x, y, w, h] = viewBoxOf(zoomed(picture(at(200, 200), at(700, 300)), route).svg);
  for (const spot of [at(200, 200), at(700, 300), ...route]) {
    expect(spot.x).toBeGreaterThanOrEqual(x + 40);
    expect(spot.x).toBeLessThanOrEqual(x + w - 40);
    expect(spot.y).toBeGreaterThanOrEqual(y + 40);
    expect(spot.y).toBeLessThanOrEqual(y + h - 40);
  }
  expect(w * h).toBeLessThan(0.5 * 2000 * 900);
});

test('a board stays whole if nearly all of it is needed', () => {
  const whole = picture(at(40, 40), at(1960, 860));
  expect(zoomed(whole, [at(900, 400)])).toBe(whole.board);
});
