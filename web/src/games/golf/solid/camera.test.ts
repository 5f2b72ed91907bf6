import { describe, expect, it } from 'vitest';
import {
  between,
  cameraFor,
  eyeOf,
  nearer,
  onPlane,
  orbited,
  project,
  VIEWS,
  type Scene,
} from './camera';
import type { Point } from './ground';

const scene = (w: number, h: number, turn?: number): Scene => ({
  bounds: [
    [0, 0],
    [w, h],
  ],
  corners: [0, w].flatMap((x) => [0, h].flatMap((y) => [-1, 0.6].map((z): Point => [x, y, z]))),
  turn,
  ball: [0.1 * w, 0.5 * h, 0],
  hole: [0.9 * w, 0.5 * h, 0],
});

const SCREENS = { desktop: 1440 / 900, phone: 390 / 560, landscape: 500 / 340 };
const BOARDS = { wide: scene(50, 16), deep: scene(20, 44), upright: scene(50, 16, -1) };

describe.each(Object.entries(SCREENS))('on a %s screen', (_, aspect) => {
  it.each(Object.entries(BOARDS))('all of a %s board fits, and fills the picture', (_, board) => {
    for (const view of ['quarter', 'above'] as const) {
      const camera = cameraFor(view, board, aspect);
      const seen = board.corners.map((corner) => project(camera, aspect, corner));
      const sizes = seen.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)));
      expect(Math.max(...sizes)).toBeLessThan(0.96);
      expect(Math.max(...sizes)).toBeGreaterThan(0.85);
    }
  });

  it('has the ball before the hole from behind the ball', () => {
    const board = BOARDS.wide;
    const camera = cameraFor('behind', board, aspect);
    const [ball, hole] = [board.ball!, board.hole].map((at) => project(camera, aspect, at));
    expect(Math.abs(ball!.x)).toBeLessThan(0.01);
    expect(Math.abs(hole!.x)).toBeLessThan(0.01);
    expect(ball!.y).toBeLessThan(hole!.y);
    expect(ball!.depth).toBeLessThan(hole!.depth);
    expect(Math.abs(ball!.y)).toBeLessThan(0.9);
  });
});

it('shows an upright board as its picture does: with the east at the top', () => {
  const board = BOARDS.upright;
  const camera = cameraFor('above', board, 0.6);
  const [west, east] = [0, 50].map((x) => project(camera, 0.6, [x, 8, 0]));
  expect(east!.y).toBeGreaterThan(west!.y + 1);
});

it('never lets the camera below the table', () => {
  for (const view of VIEWS) {
    let camera = cameraFor(view, BOARDS.wide, 1.6);
    for (const pitch of [-300, 40, -90]) {
      camera = nearer(orbited(camera, 25, pitch), 1.6, 1.7, { x: 0.3, y: -0.4 });
      expect(eyeOf(camera)[2]).toBeGreaterThan(0.5);
    }
  }
});

it('finds the point below a finger, and keeps it there while zooming', () => {
  const camera = cameraFor('quarter', BOARDS.wide, 1.6);
  const there: Point = [31, 5, camera.target[2]];
  const finger = project(camera, 1.6, there);
  const [x, y] = onPlane(camera, 1.6, finger, there[2])!;
  expect([x, y]).toEqual([expect.closeTo(31), expect.closeTo(5)]);
  const after = project(nearer(camera, 1.6, 1.5, finger), 1.6, there);
  expect(Math.hypot(after.x - finger.x, after.y - finger.y)).toBeLessThan(0.05);
  expect(onPlane({ ...camera, pitch: 12 }, 1.6, { x: 0, y: 1 }, 0)).toBeNull();
});

it('turns the shorter way from one camera to another', () => {
  const camera = cameraFor('quarter', BOARDS.wide, 1.6);
  const half = between({ ...camera, turn: 170 }, { ...camera, turn: -170 }, 0.5);
  expect(Math.abs(half.turn)).toBeCloseTo(180);
});
