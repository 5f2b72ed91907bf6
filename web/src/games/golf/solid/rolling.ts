// How balls move in the solid view: the same legs as on the drawn board, with heights and turns.
import type { Spot } from '../../../generated/protocol';
import type { Point } from '../../solid/camera';
import { roundRim, type Leg, type Timeline } from '../stroke/timeline';
import type { Ground } from './ground';

/** A turn in space: x, y, z and w of a quaternion. */
export type Quaternion = readonly [number, number, number, number];

export const UPRIGHT: Quaternion = [0, 0, 0, 1];
/** The radius of a ball, and the radius and the height of a flat one. */
export const BALL = 0.48;
export const FLAT = { radius: 0.52, height: 0.34 };

export const isFlat = (ball: string) => ball.endsWith('-flat');
/** Returns how high the centre of a ball is above its surface. */
export const lift = (ball: string) => (isFlat(ball) ? FLAT.height / 2 : BALL);

/** How deep a ball falls into the cup. */
const DEPTH = 1.3;
/** How far a ball presses into a wall or another ball. */
const PRESS = { squash: 0.2, knock: 0.4 };

/** Where a ball is on the surface. */
export interface Place {
  /** The point below the ball. */
  at: Point;
  /** How steeply the surface rises there, to the east and to the north. */
  slope: readonly [number, number];
}

export const LEVEL = [0, 0] as const;

const hump = (share: number) => Math.sin(Math.PI * share);
/** Eases a ball to rest, as on the drawn board. */
const toRest = (share: number) => 1 - (1 - share) ** 1.7;

function inLeg(leg: Leg, share: number, ground: Ground): Place {
  if (leg.kind !== 'roll' && leg.kind !== 'hop')
    return { at: pointIn(leg, share, ground), slope: LEVEL };
  const eased = leg.last ? toRest(share) : share;
  return {
    at: ground.between(leg.from, leg.to, eased),
    slope: ground.slope(leg.from, leg.to, eased),
  };
}

/** Returns the point below a ball that does not roll. */
function pointIn(leg: Leg, share: number, ground: Ground): Point {
  switch (leg.kind) {
    case 'squash':
    case 'knock': {
      const [x, y, z] = ground.at(leg.from);
      const [ux, uy] = ground.vector(leg.toward);
      const far = PRESS[leg.kind] * hump(share);
      return [x + ux * far, y + uy * far, z];
    }
    case 'rim':
      return ground.at(roundRim(leg.to, leg.toward, share));
    case 'drop': {
      const [x, y, z] = ground.between(leg.from, leg.to, Math.min(1, 2 * share));
      return [x, y, z - DEPTH * share ** 2];
    }
    default:
      return ground.between(leg.from, leg.to, share ** 2);
  }
}

/**
 * Returns where a ball is at a time of a stroke; null if the ball has dropped into the hole, or if
 * its position is unknown.
 */
export function placeOf(
  line: Timeline,
  ball: string,
  rest: Spot | undefined,
  time: number,
  ground: Ground,
): Place | null {
  const legs = line.legs.filter((leg) => leg.ball === ball);
  let before: Leg | null = null;
  for (const leg of legs) {
    if (time < leg.begin) break;
    if (time < leg.end) return inLeg(leg, (time - leg.begin) / (leg.end - leg.begin), ground);
    before = leg;
  }
  if (before?.kind === 'drop') return null;
  const spot = before?.to ?? legs[0]?.from ?? rest;
  return spot ? { at: ground.at(spot), slope: LEVEL } : null;
}

/** Returns the product of two turns: first `b`, then `a`. */
export function times(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Returns how a ball has turned after it has rolled from one point to another without slipping. */
export function rolled(turn: Quaternion, from: Point, to: Point, radius = BALL): Quaternion {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far < 1e-9) return turn;
  const half = far / radius / 2;
  const sine = Math.sin(half) / far;
  return times([-dy * sine, dx * sine, 0, Math.cos(half)], turn);
}
