import { expect, it } from 'vitest';
import { shape } from '../core.testing';
import {
  bandShare,
  CLEAR,
  FULL,
  gap,
  isBehind,
  LEAST,
  pointing,
  pulled,
  scalePlace,
  type Grip,
} from './pull';
import { frameOf, POCKET_SHIFT, seenPockets } from '../table/view';

const before = { place: [0.37, 0.1], angle: 10, speed: 2, tip: [0, 0], elevation: 0 } as const;
const grip = (along: [number, number]): Grip => ({
  from: [370, 700],
  along,
  full: 200,
  before: { ...before, place: [0.37, 0.1], tip: [0, 0] },
});

it('the cue is pulled back against its direction, for either player', () => {
  expect(pointing(0, 0, 0)).toEqual([0, -1]);
  expect(pointing(90, 0, 0)[0]).toBeCloseTo(1);
  expect(pointing(0, 1, 0)[1]).toBeCloseTo(1);
  expect(isBehind([370, 700], [370, 640], [0, -1])).toBe(true);
  expect(isBehind([370, 500], [370, 640], [0, -1])).toBe(false);
  expect(isBehind([500, 640], [370, 640], [0, -1])).toBe(false);
});

it('pulling farther shoots harder, and pushing forwards does nothing', () => {
  const up = grip([0, -1]);
  expect(pulled(up, [370, 800])).toEqual({ back: 100, share: 0.5, angle: 10 });
  expect(pulled(up, [370, 1500]).share).toBe(1);
  expect(pulled(up, [370, 300]).share).toBeLessThan(LEAST);
});

it('a shaky hand turns nothing, and moving right turns a little to the left', () => {
  const up = grip([0, -1]);
  expect(pulled(up, [395, 800]).angle).toBe(10);
  expect(pulled(up, [470, 800]).angle).toBeLessThan(10);
  expect(pulled(up, [470, 800]).angle).toBeGreaterThan(5);
  expect(pulled(grip([0, 1]), [270, 600]).angle).toBeLessThan(10);
});

it('no resting ball seems to hang over a pocket', () => {
  const table = shape();
  const [x, y] = table.pockets[0]!;
  const drawn = seenPockets(table)[0]!;
  expect(Math.hypot(drawn[0] - x, drawn[1] - y) * 1000).toBeCloseTo(POCKET_SHIFT * Math.SQRT2);
  const reach = table.pocket_radius + table.radius;
  for (let turn = 0; turn <= 360; turn++) {
    // A resting ball is closest to the pocket when its centre is on the pocket's edge, or when it
    // touches a cushion.
    const at = [Math.cos, Math.sin].map((part, axis) =>
      Math.max([x, y][axis]! + table.pocket_radius * part((turn * Math.PI) / 180), table.radius),
    );
    if (Math.hypot(at[0]! - x, at[1]! - y) < table.pocket_radius - 1e-9) continue;
    expect(Math.hypot(at[0]! - drawn[0], at[1]! - drawn[1])).toBeGreaterThanOrEqual(reach);
  }
});

it('every word covers the same part of the scale', () => {
  expect(bandShare(0, 6)).toBe(0);
  expect(bandShare(0.8, 6)).toBe(0.25);
  expect(bandShare(1.5, 6)).toBeCloseTo(0.375);
  expect(bandShare(4, 6)).toBe(0.75);
  expect(bandShare(6, 6)).toBe(1);
});

/**
 * The size of the screen, the width of the table on this screen, and the table's visible height.
 */
it.each([
  ['390×844', 382, 382],
  ['320×568', 312, 312],
  ['844×390', 318, 318],
  ['1440×900', 826, 826],
  ['scrolled', 382, 260],
])('the scale stays on the table and clear of the cue (%s)', (_, side, seen) => {
  const table = frameOf(shape());
  const pixel = table.width / side;
  const size: [number, number] = [150, 108];
  const room = { left: 6, top: 6, right: side - 6, bottom: seen - 6 };
  for (const across of [120, 370, 620])
    for (let angle = -88; angle <= 88; angle += 8) {
      const along = pointing(angle, 0, 0);
      const at = (away: number): [number, number] => [
        (across - along[0] * away - table.left) / pixel,
        (640 - along[1] * away - table.top) / pixel,
      ];
      for (const taken of [20, 90]) {
        const [ball, end, hand] = [at(0), at(taken + FULL), at(taken)];
        const place = scalePlace(ball, end, hand, size, room);
        const told = `${across} ${angle} ${taken}`;
        expect(place[0], told).toBeGreaterThanOrEqual(room.left);
        expect(place[1], told).toBeGreaterThanOrEqual(room.top);
        expect(place[0] + size[0], told).toBeLessThanOrEqual(room.right);
        expect(place[1] + size[1], told).toBeLessThanOrEqual(room.bottom);
        expect(gap(place, size, ball, end), told).toBeGreaterThanOrEqual(CLEAR - 1e-6);
      }
    }
});
