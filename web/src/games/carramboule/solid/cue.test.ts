import { expect, test } from 'vitest';
import { CUE, raised, tableHeight, thickness, type Stance } from './cue';

const SIDE = 20.72;
const RADIUS = 0.42;

/** Returns how near the cue comes to the table and to the nearest ball; negative where it cuts. */
function clearance(stance: Stance, angle: number): number {
  const { contact, back, balls } = stance;
  let least = Infinity;
  for (let far = 0.3; far <= CUE.length; far += 0.02) {
    const [flat, high] = [far * Math.cos(angle), far * Math.sin(angle)];
    const at = [
      contact[0] + back[0] * flat,
      contact[1] + back[1] * flat,
      contact[2] + high,
    ] as const;
    const around = thickness(far);
    least = Math.min(least, at[2] - around - tableHeight([at[0], at[1]], SIDE));
    for (const [x, y] of balls) {
      const away = Math.hypot(at[0] - x, at[1] - y, at[2] - RADIUS);
      least = Math.min(least, away - RADIUS - around);
    }
  }
  return least;
}

const stance = (changes: Partial<Stance>): Stance => ({
  contact: [10.36, 2.8 - RADIUS, RADIUS],
  back: [0, -1],
  side: SIDE,
  balls: [],
  radius: RADIUS,
  held: 0,
  ...changes,
});

test('a cue in the middle of the table stays nearly level', () => {
  const middle = stance({ contact: [10.36, 17, RADIUS] });
  expect(raised(middle)).toBeCloseTo(0.09);
  expect(raised({ ...middle, held: 0.5 })).toBe(0.5);
});

test('a cue at the camp line clears the frame, whatever its direction', () => {
  for (let turn = -80; turn <= 80; turn += 10) {
    const angle = (turn * Math.PI) / 180;
    const at = stance({ back: [Math.sin(angle), -Math.cos(angle)] });
    const raise = raised(at);
    expect(clearance(at, raise)).toBeGreaterThan(0);
    expect(raise).toBeLessThan(0.35);
  }
});

test('a cue passes over balls that are in its way, and only over those', () => {
  for (const [x, y] of [
    [10.36, 14.5],
    [10.7, 15.2],
    [10.1, 15.9],
  ] as const) {
    const at = stance({ contact: [10.36, 17, RADIUS], balls: [[x, y]] });
    const raise = raised(at);
    expect(raise).toBeGreaterThan(0.2);
    expect(clearance(at, raise)).toBeGreaterThan(0);
  }
  const aside = stance({
    contact: [10.36, 17, RADIUS],
    balls: [
      [11.6, 15],
      [10.36, 18.2],
    ],
  });
  expect(raised(aside)).toBeCloseTo(0.09);
});
