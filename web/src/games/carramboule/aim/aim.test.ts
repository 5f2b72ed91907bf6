import { describe, expect, it } from 'vitest';
import {
  aimOf,
  angleTo,
  directionOf,
  forwards,
  heldTip,
  nearestPlace,
  shotOf,
  type Aim,
} from './aim';
import { rack, shape } from '../core.testing';
import { isFree, nearestFree } from '../practice/free';
import { act } from '../../../ui/actions';
import { tableActions, type Command } from './keys';
import { shareOf, speedAt } from './power';
import { eased, turned, UPRIGHT } from '../table/spin';
import { frameOf, seen, square, unseen } from '../table/view';

const aim: Aim = { place: [0.3, 0.1], angle: 12.34, speed: 2.5, tip: [0.2, -0.3], elevation: 10 };

describe('an aim', () => {
  it.each([0, 1])('converts to a shot and back for seat %i', (seat) => {
    const shot = shotOf(aim, seat);
    if (shot.type !== 'shoot') throw new Error('not a shot');
    const again = aimOf(shot, seat, 0.1);
    expect(again.angle).toBeCloseTo(aim.angle, 3);
    expect(again).toMatchObject({ place: aim.place, speed: aim.speed, tip: aim.tip });
  });

  it('right means the player’s right', () => {
    expect(Math.cos(directionOf({ ...aim, angle: 30 }, 0))).toBeGreaterThan(0);
    expect(Math.cos(directionOf({ ...aim, angle: 30 }, 1))).toBeLessThan(0);
    expect(angleTo(aim, [0.4, 0.2], 0)).toBeCloseTo(45);
    expect(angleTo({ ...aim, place: [0.3, 0.64] }, [0.4, 0.54], 1)).toBeCloseTo(-45);
  });

  it('stays forwards and keeps the tip on the ball', () => {
    expect([forwards(120), forwards(-200), forwards(10)]).toEqual([89.9, 89.9, 10]);
    expect(Math.hypot(...heldTip([1, 1], 0.6))).toBeLessThanOrEqual(0.6);
    expect(heldTip([0.1, 0.2], 0.6)).toEqual([0.1, 0.2]);
  });
});

it('moves the cue ball to the nearest free place', () => {
  const places: [number, number][] = [
    [120_000, 200_000],
    [300_000, 620_000],
  ];
  expect(
    [100_000, 240_000, 260_000, 400_000, 900_000].map((wish) => nearestPlace(places, wish)),
  ).toEqual([120_000, 200_000, 300_000, 400_000, 620_000]);
  expect(nearestPlace([], 5)).toBeNull();
});

it('strength converts both ways', () => {
  for (const share of [0, 0.2, 0.5, 1]) expect(shareOf(speedAt(share, 6), 6)).toBeCloseTo(share, 3);
  expect(speedAt(2, 6)).toBe(6);
});

it('places convert for either side', () => {
  const frame = frameOf(shape());
  for (const near of [0, 1])
    expect(unseen(frame, seen(frame, [0.1, 0.2], near), near)).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(0.2),
    ]);
  expect([
    square(frame, [0.01, 0.01], 0),
    square(frame, [0.01, 0.01], 1),
    square(frame, [0.73, 0.01], 0),
  ]).toEqual(['a1', 'h8', 'h1']);
});

it('a ball on the practice table gets a free place', () => {
  const form = shape();
  const others = rack(0).map((ball) => [ball.at[0] / 1e9, ball.at[1] / 1e9] as [number, number]);
  for (const wish of [
    [0.37, 0.37],
    [0, 0],
    [0.37, 0.34],
    [0.74, 0.74],
    [0.02, 0.02],
  ] as [number, number][]) {
    const place = nearestFree(form, wish, others);
    expect(place && isFree(form, place, others)).toBe(true);
  }
});

it('a full turn changes nothing, and settling ends upright', () => {
  const round = turned(UPRIGHT, [0, 0, 2 * Math.PI], 1);
  expect(Math.abs(round[0])).toBeCloseTo(1);
  expect(eased(turned(UPRIGHT, [1, 2, 3], 0.5), 1)).toEqual(UPRIGHT);
});

it('the table ignores keys with Ctrl, Alt and Meta', () => {
  const press = (code: string, more: Partial<KeyboardEvent> = {}) => {
    let obeyed: Command | null = null;
    const actions = tableActions((command) => (obeyed = command));
    act(actions, { code, key: code, ...more } as KeyboardEvent);
    return obeyed;
  };
  expect(press('ArrowLeft')).toEqual({ do: 'turn', degrees: -1 });
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ do: 'turn', degrees: 0.05 });
  expect(press('KeyD', { shiftKey: true })).toEqual({ do: 'place', millimetres: 1 });
  expect(press('KeyA', { key: 'q' })).toEqual({ do: 'place', millimetres: -10 });
  expect(press('Space', { key: ' ' })).toEqual({ do: 'shoot' });
  expect([
    press('KeyR', { ctrlKey: true }),
    press('KeyL', { metaKey: true }),
    press('KeyC', { altKey: true }),
    press('KeyX'),
  ]).toEqual([null, null, null, null]);
});
