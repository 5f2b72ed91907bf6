import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Place } from '../table/motion';
import { turned, UPRIGHT } from '../table/spin';
import { centreOf, orientation } from './balls';
import { dashes } from './lines';
import { METRE } from './units';

const RADIUS = 0.42;
const POCKETS: Place[] = [[0.0225, 0.0225]];

describe('a ball', () => {
  test('lies on the cloth', () => {
    expect(centreOf({ kind: 'white', place: [0.5, 0.25] }, RADIUS, POCKETS)).toEqual([
      0.5 * METRE,
      0.25 * METRE,
      RADIUS,
    ]);
  });

  test('falls from the edge into its pocket, below the cloth', () => {
    const at = (share: number) =>
      centreOf(
        { kind: 'white', place: [0, 0], fall: { from: [0.045, 0.0225], pocket: 0, share } },
        RADIUS,
        POCKETS,
      );
    expect(at(0)).toEqual([0.045 * METRE, 0.0225 * METRE, RADIUS]);
    expect(at(0.5)[0]).toBeLessThan(at(0.1)[0]);
    expect(at(0.5)[2]).toBeLessThan(at(0.1)[2]);
    // The whole ball is below the darkness in the pocket.
    expect(at(1)[2] + RADIUS).toBeLessThan(-0.36);
    expect(at(1)[0]).toBeCloseTo(0.0225 * METRE);
  });

  test('turns with its spin, as either player sees it', () => {
    // Rolling to the right of the picture, the upper side moves to the right.
    const turn = turned(UPRIGHT, [0, 1, 0], Math.PI / 2);
    const top = (near: number) => new Vector3(0, 0, 1).applyQuaternion(orientation(turn, near));
    expect(top(0).x).toBeCloseTo(1);
    expect(top(1).x).toBeCloseTo(-1);
    // The crown is upright for the near player.
    const crown = new Vector3(0, 1, 0).applyQuaternion(orientation(UPRIGHT, 1));
    expect(crown.y).toBeCloseTo(-1);
  });
});

test('a line is cut into dashes, also across its corners', () => {
  const line = [
    [0, 0, 0],
    [3, 0, 0],
    [3, 4, 0],
  ] as const;
  expect(dashes(line, 2, 2)).toEqual([
    [
      [0, 0, 0],
      [2, 0, 0],
    ],
    [
      [3, 1, 0],
      [3, 3, 0],
    ],
  ]);
  expect(dashes(line, 4, 1)[0]).toEqual([
    [0, 0, 0],
    [3, 0, 0],
    [3, 1, 0],
  ]);
  expect(dashes([], 2, 2)).toEqual([]);
});
