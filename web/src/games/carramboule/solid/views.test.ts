import { describe, expect, test } from 'vitest';
import { eyeOf, project, type Point } from '../../solid/camera';
import { behindCue, shifted, wholeTable } from './views';

const BALL: Point = [10.36, 2.8, 0];
const NORTH = Math.PI / 2;
const STILL = { lift: 0, zoom: 1 };

describe('behind the cue', () => {
  test('the eye is 10 behind the ball and 4.3 above the cloth', () => {
    for (const direction of [NORTH, 0.3, -2]) {
      const eye = eyeOf(behindCue(BALL, direction, 0, STILL, 1.6));
      expect(eye[0]).toBeCloseTo(BALL[0] - 10 * Math.cos(direction));
      expect(eye[1]).toBeCloseTo(BALL[1] - 10 * Math.sin(direction));
      expect(eye[2]).toBeCloseTo(4.3);
    }
  });

  test('the ball is in the middle, below the centre, and what is ahead is above it', () => {
    const camera = behindCue(BALL, NORTH, 0, STILL, 1);
    const [ball, far] = [BALL, [10.36, 20, 0] as Point].map((at) => project(camera, 1, at));
    expect(ball!.x).toBeCloseTo(0);
    expect(ball!.y).toBeLessThan(-0.05);
    expect(ball!.y).toBeGreaterThan(-0.5);
    expect(far!.y).toBeGreaterThan(ball!.y);
    expect(far!.y).toBeLessThan(0.7);
  });

  test('the eye stays above a raised cue, and above the table however it is moved', () => {
    const steep = eyeOf(behindCue(BALL, NORTH, 0.8, STILL, 1));
    expect(Math.atan2(steep[2], BALL[1] - steep[1])).toBeGreaterThan(0.9);
    let shift = STILL;
    for (let step = 0; step < 50; step++) shift = shifted(shift, { lift: -9, zoom: 1.4 });
    expect(eyeOf(behindCue(BALL, NORTH, 0, shift, 1))[2]).toBeGreaterThan(0.95);
    for (let step = 0; step < 50; step++) shift = shifted(shift, { lift: 9, zoom: 0.6 });
    const high = behindCue(BALL, NORTH, 0, shift, 1);
    expect(high.pitch).toBeLessThanOrEqual(90);
    expect(high.distance).toBeLessThan(40);
  });
});

describe('the whole table', () => {
  const bounds = [
    [-2.9, -2.9],
    [23.6, 23.6],
  ] as const;
  const corners = [-1.05, 0.86].flatMap((z) =>
    [-2.9, 23.6].flatMap((x) => [-2.9, 23.6].map((y): Point => [x, y, z])),
  );
  const bed = [-1.4, 22.1].flatMap((x) => [-1.4, 22.1].map((y): Point => [x, y, 0.86]));
  test.for([
    ['rail', 0],
    ['rail', 1],
    ['above', 0],
    ['above', 1],
  ] as const)('is in the picture %s of seat %i', ([view, near]) => {
    for (const aspect of [0.6, 1, 1.8]) {
      const camera = wholeTable(view, { corners, bed, bounds }, near, aspect);
      for (const corner of view === 'above' ? corners : bed) {
        const { x, y } = project(camera, aspect, corner);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
      }
      const [own, other] = (near === 0 ? [0, 20.7] : [20.7, 0]).map((y) =>
        project(camera, aspect, [10.36, y, 0]),
      );
      expect(own!.y).toBeLessThan(other!.y);
    }
  });
});
