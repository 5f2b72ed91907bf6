import { describe, expect, it } from 'vitest';
import { project, type Point } from '../../solid/camera';
import { nextView, VIEWS } from './presets';
import { cameraFor, type Framing } from './views';

const framing = (w: number, h: number, turn?: number): Framing => ({
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
const BOARDS = { wide: framing(50, 16), deep: framing(20, 44), upright: framing(50, 16, -1) };

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

it('follows the ball from the angle of the complete board', () => {
  const camera = cameraFor('follow', BOARDS.wide, 1.6);
  const ball = project(camera, 1.6, BOARDS.wide.ball!);
  expect(Math.hypot(ball.x, ball.y)).toBeLessThan(0.3);
  expect(camera.turn).toBe(cameraFor('quarter', BOARDS.wide, 1.6).turn);
  // Without a ball, it shows the complete board.
  const noBall = { ...BOARDS.wide, ball: null };
  expect(cameraFor('follow', noBall, 1.6)).toEqual(cameraFor('quarter', noBall, 1.6));
});

it('offers views of the ball only if there is one', () => {
  expect(VIEWS.map((view) => nextView(view, true))).toEqual([...VIEWS.slice(1), 'quarter']);
  expect(nextView('quarter', false)).toBe('above');
  expect(nextView('above', false)).toBe('quarter');
});
