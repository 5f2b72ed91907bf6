import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../generated/protocol';
import type { Point } from '../../solid/camera';
import { leg, lineOf } from '../../../../tests/legs';
import { Ground } from './ground';
import { BALL, placeOf, rolled, times, UPRIGHT, type Quaternion } from './rolling';

const PITCH = Math.sqrt(3);
/** Three cells in a row: the ground, a slope that rises to the east, and a deck. */
const cell = (index: number, top: boolean, z: number, east: number, west: number) => [
  index * PITCH * 20,
  0,
  top ? 1 : 0,
  index * PITCH,
  0,
  z,
  ...[east, z, z, west, z, z],
];
const RESTS = Float32Array.from([
  ...cell(0, false, 0, 0, 0),
  ...cell(1, true, 0.6, 1.35, 0.1),
  ...cell(2, true, 1.35, 1.35, 1.35),
  // The passage below the deck.
  ...cell(2, false, 0, 0, 0),
]);
const spot = (index: number, top = index > 0): Spot => ({
  x: index * PITCH * 20,
  y: 0,
  top,
  hidden: false,
});
const ground = new Ground(RESTS, undefined);

describe('the ground', () => {
  it('is as high as the node on its layer', () => {
    expect(ground.at(spot(2))[2]).toBeCloseTo(1.35);
    expect(ground.at(spot(2, false))[2]).toBe(0);
    expect(ground.at({ ...spot(0), x: 10, y: 20 })).toEqual([0.5, -1, 0]);
  });

  it('rises along a slope without gaps', () => {
    const height = (share: number, from: number) =>
      ground.between(spot(from), spot(from + 1), share)[2];
    expect(height(0.5, 0)).toBeCloseTo(0.1);
    expect(height(1, 0)).toBeCloseTo(0.6);
    expect(height(0, 1)).toBeCloseTo(0.6);
    expect(height(0.5, 1)).toBeCloseTo(1.35);
    expect(height(1, 1)).toBeCloseTo(1.35);
  });

  it('is steep only on slopes, and bends from one slope to the next', () => {
    const steep = (from: number, share: number) =>
      ground.slope(spot(from), spot(from + 1), share)[0];
    expect(steep(0, 0)).toBeCloseTo(0.1 / (PITCH / 2));
    expect(steep(0, 0.9)).toBeCloseTo(0.5 / (PITCH / 2));
    expect(steep(0, 0.5)).toBeCloseTo((steep(0, 0) + steep(0, 0.9)) / 2);
    expect(steep(1, 1)).toBeCloseTo(0);
    expect(ground.slope(spot(2), spot(2, false), 0.5)).toEqual([0, 0]);
  });

  it('is the same if the picture is turned', () => {
    const turned = new Ground(
      RESTS.map((value, index) =>
        index % 12 === 0 ? 0 : index % 12 === 1 ? -RESTS[index - 1]! : value,
      ),
      -1,
    );
    const at = turned.at({ x: 0, y: -2 * PITCH * 20, top: true, hidden: false });
    expect(at).toEqual(ground.at(spot(2)));
    // East is at the top of this picture.
    expect(turned.vector([0, -1])).toEqual([1, expect.closeTo(0)]);
    expect(turned.inPicture([1, 0])).toEqual({ x: expect.closeTo(0), y: -20 });
  });
});

describe('a ball', () => {
  const line = lineOf([
    leg('roll', 0, 100, spot(0), spot(1)),
    leg('roll', 100, 200, spot(1), spot(2)),
    leg('squash', 200, 300, spot(2), spot(2)),
    leg('sink', 300, 400, spot(2), spot(2, false)),
    leg('drop', 400, 500, spot(2, false), spot(2, false)),
  ]);
  const at = (time: number): Point | null =>
    placeOf(line, 'red', undefined, time, ground)?.at ?? null;

  it('climbs, presses into a wall, falls through a deck and drops into the cup', () => {
    expect(at(0)).toEqual([0, 0, 0]);
    expect(at(150)![2]).toBeCloseTo(1.35);
    expect(at(250)![0]).toBeGreaterThan(2 * PITCH + 0.1);
    expect(at(350)![2]).toBeLessThan(1.3);
    expect(at(499)![2]).toBeLessThan(-1.2);
    expect(at(500)).toBeNull();
    expect(placeOf(line, 'blue', spot(0, false), 300, ground)!.at).toEqual([0, 0, 0]);
  });

  /** Returns where a turn takes a point. */
  function turned([x, y, z, w]: Quaternion, [a, b, c]: Point): Point {
    const [i, j, k] = times(times([x, y, z, w], [a, b, c, 0]), [-x, -y, -z, w]);
    return [i, j, k];
  }

  it('rolls without slipping: its top moves forwards, and a full turn brings it back', () => {
    const quarter = rolled(UPRIGHT, [0, 0, 0], [(BALL * Math.PI) / 2, 0, 0]);
    const top = turned(quarter, [0, 0, 1]);
    expect(top[0]).toBeCloseTo(1);
    let turn = UPRIGHT;
    for (let step = 0; step < 8; step++)
      turn = rolled(turn, [0, 0, 0], [0, (-2 * Math.PI * BALL) / 8, 0.2]);
    expect(turned(turn, [0.6, 0, 0.8])).toEqual([0.6, 0, 0.8].map((v) => expect.closeTo(v)));
    expect(rolled(quarter, [1, 1, 0], [1, 1, 3])).toBe(quarter);
  });
});
