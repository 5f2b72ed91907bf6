import { describe, expect, it } from 'vitest';
import { practiceOf, type Aim } from '../aim/aim';
import { rack, shape, tryShot } from '../core.testing';
import { guideOf } from '../aim/guide';
import { along, pieceAt, placeAt, shortened, spinAt, velocityAt, wayBetween } from './motion';

const aim = (changes: Partial<Aim> = {}): Aim => ({
  place: [0.37, 0.1],
  angle: 0.4,
  speed: 4,
  tip: [0, 0],
  elevation: 0,
  ...changes,
});
const breakShot = () => tryShot(practiceOf(rack(0), aim()));

describe('a break', () => {
  it('ends where the core leaves the balls', () => {
    const tried = breakShot();
    const left = tried.motion.balls.filter((ball) => !ball.fell);
    expect(left.length).toBe(tried.balls.length);
    for (const [index, ball] of left.entries()) {
      const [x, y] = placeAt(ball, tried.motion.duration + 1);
      expect(ball.kind).toBe(tried.balls[index]!.kind);
      expect(x).toBeCloseTo(tried.balls[index]!.at[0] / 1e9, 7);
      expect(y).toBeCloseTo(tried.balls[index]!.at[1] / 1e9, 7);
    }
  });

  it('has no jumps: every piece begins where the previous one ends', () => {
    for (const ball of breakShot().motion.balls) {
      for (const [index, piece] of ball.pieces.slice(1).entries()) {
        if (ball.fell && piece.t >= ball.fell[0]) continue;
        const [x, y] = along(ball.pieces[index]!, piece.t);
        expect(Math.hypot(x - piece.p[0], y - piece.p[1])).toBeLessThan(1e-6);
      }
    }
  });

  it('keeps the balls apart and on the table in every frame', () => {
    const { motion } = breakShot();
    const { radius, side } = shape();
    for (let time = 0; time < motion.duration; time += 0.05) {
      const there = motion.balls
        .filter((ball) => !ball.fell || ball.fell[0] > time)
        .map((ball) => placeAt(ball, time));
      for (const [index, one] of there.entries()) {
        for (const part of one)
          expect(part >= radius - 1e-6 && part <= side - radius + 1e-6).toBe(true);
        for (const other of there.slice(index + 1))
          expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(
            2 * radius - 1e-6,
          );
      }
    }
  });

  it('matches the core’s spin at the end of every piece without a collision', () => {
    const { motion } = tryShot(practiceOf([], aim({ speed: 1, angle: 0, tip: [0, 0.3] })));
    const [ball, { radius }] = [motion.balls[0]!, shape()];
    const [slides, rolls] = [ball.pieces[0]!, ball.pieces[1]!];
    expect(slides.t).toBe(0);
    const [x, y] = spinAt({ ...ball, pieces: [slides] }, rolls.t, radius);
    expect([x, y]).toEqual([expect.closeTo(rolls.w[0], 3), expect.closeTo(rolls.w[1], 3)]);
    const later = rolls.t + 0.05;
    expect(spinAt(ball, later, radius)[0] * radius).toBeCloseTo(-velocityAt(ball, later)[1], 6);
  });
});

it('pieceAt returns the last piece that has begun', () => {
  const piece = (t: number) => ({
    t,
    p: [0, 0] as [number, number],
    v: [0, 0] as [number, number],
    a: [0, 0] as [number, number],
    w: [0, 0, 0] as [number, number, number],
  });
  const ball = { kind: 'cue' as const, pieces: [piece(0), piece(1), piece(2)], fell: null };
  expect([-1, 0, 0.5, 1, 1.9, 2, 9].map((time) => pieceAt(ball, time))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
});

it('a way is cut at a length', () => {
  expect(
    shortened(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      1.5,
    ),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 0.5],
  ]);
});

describe('the guide line', () => {
  it('ends at the ghost ball, two radii from the ball it meets', () => {
    const balls = [{ kind: 'white' as const, at: [400e6, 400e6] as [number, number] }];
    const { motion } = tryShot(practiceOf(balls, aim({ angle: 5 })));
    const guide = guideOf(motion, 0.5);
    expect(guide.meets?.ball).toBe(1);
    expect(guide.meets?.cushions).toBe(0);
    expect(Math.hypot(guide.ghost![0] - 0.4, guide.ghost![1] - 0.4)).toBeCloseTo(
      2 * shape().radius,
      6,
    );
    expect(guide.meets!.full).toBeGreaterThan(0.8);
  });

  it('is off at 0 and stops where its length ends', () => {
    const { motion } = breakShot();
    expect(guideOf(motion, 0)).toEqual({
      cue: [],
      ghost: null,
      after: [],
      object: [],
      meets: null,
      falls: [],
    });
    const far = [{ kind: 'white' as const, at: [370e6, 700e6] as [number, number] }];
    expect(guideOf(tryShot(practiceOf(far, aim({ angle: 0 }))).motion, 0.1).meets).toBeNull();
  });

  it('counts the cushions before the first ball', () => {
    const behind = [{ kind: 'black' as const, at: [370e6, 30e6] as [number, number] }];
    const { motion } = tryShot(practiceOf(behind, aim({ angle: 0, speed: 3 })));
    expect(guideOf(motion, 1).meets?.cushions).toBe(1);
  });

  it('a way of pieces goes through the sampled places', () => {
    const { motion } = tryShot(practiceOf([], aim({ angle: 20, tip: [0.4, 0], elevation: 40 })));
    const ball = motion.balls[0]!;
    const way = wayBetween(ball, 0, motion.duration);
    expect(way.at(-1)).toEqual(
      placeAt(ball, motion.duration).map((part) => expect.closeTo(part, 6)),
    );
  });
});
