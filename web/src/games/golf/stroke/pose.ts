// Where a ball is at a moment in a stroke, and how it is squashed. Boards and moving pictures use
// these poses.
import type { Spot } from '../../../generated/protocol';
import { roundRim, type Leg, type Timeline } from './timeline';

export interface Pose {
  x: number;
  y: number;
  /**
   * The direction of the squash, in radians. `along` and `across` are the scales along and across
   * this direction.
   */
  angle: number;
  along: number;
  across: number;
  opacity: number;
  /**
   * Whether the ball is on top of a tall piece. Both `top` and `hidden` depend on the nearest cell.
   */
  top: boolean;
  hidden: boolean;
}

/** How high a ball hops off a slope, in units of the picture. */
const HOP = 7;

/** The two copies of each ball, below and above the tall pieces. Usually only one is visible. */
export type Where = 'ground' | 'high';

/**
 * Returns the opacity of one of a ball's copies. A ball under a tall piece shines through the
 * piece.
 */
export function seen(
  { top, hidden, opacity }: Pick<Pose, 'top' | 'hidden' | 'opacity'>,
  where: Where,
): number {
  if (where === 'ground') return top ? 0 : opacity;
  return top ? opacity : hidden ? 0.45 * opacity : 0;
}

export function transformOf({ x, y, angle, along, across }: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${along}, ${across}) rotate(${-angle}rad)`;
}

export function resting(spot: Spot): Pose {
  return {
    x: spot.x,
    y: spot.y,
    angle: 0,
    along: 1,
    across: 1,
    opacity: 1,
    top: spot.top,
    hidden: spot.hidden,
  };
}

/** Returns a value that rises from 0 to 1 and falls back to 0 as `share` goes from 0 to 1. */
const hump = (share: number) => Math.sin(Math.PI * share);

/** Returns a ball's pose after a fraction of a leg, from 0 to 1. */
export function poseIn(leg: Leg, share: number): Pose {
  const [ux, uy] = leg.toward;
  const pressed = (far: number, along: number, across: number): Pose => {
    const much = hump(share);
    return {
      ...resting(leg.from),
      x: leg.from.x + ux * far * much,
      y: leg.from.y + uy * far * much,
      angle: Math.atan2(uy, ux),
      along: 1 + (along - 1) * much,
      across: 1 + (across - 1) * much,
    };
  };
  switch (leg.kind) {
    case 'squash':
      return pressed(6, 0.76, 1.12);
    case 'knock':
      return pressed(10, 0.86, 1.06);
    case 'rim':
      return resting(roundRim(leg.to, leg.toward, share));
    case 'drop': {
      const deep = share ** 2;
      return {
        ...resting(leg.to),
        x: leg.from.x + (leg.to.x - leg.from.x) * deep,
        y: leg.from.y + (leg.to.y + 5 - leg.from.y) * deep,
        along: 1 - 0.7 * deep,
        across: 1 - 0.7 * deep,
        opacity: 1 - deep,
      };
    }
    default: {
      const nearer = share <= 0.5 ? leg.from : leg.to;
      const high = leg.kind === 'hop' ? HOP * hump(share) : 0;
      return {
        ...resting(nearer),
        x: leg.from.x + (leg.to.x - leg.from.x) * share,
        y: leg.from.y + (leg.to.y - leg.from.y) * share - high,
      };
    }
  }
}

/**
 * Returns a ball's pose at a time; null if the ball has dropped into the hole, or if its position
 * is unknown.
 */
export function poseOf(
  line: Timeline,
  ball: string,
  rest: Spot | undefined,
  time: number,
): Pose | null {
  const legs = line.legs.filter((leg) => leg.ball === ball);
  let before: Leg | null = null;
  for (const leg of legs) {
    if (time < leg.begin) break;
    if (time < leg.end) return poseIn(leg, (time - leg.begin) / (leg.end - leg.begin));
    before = leg;
  }
  if (before?.kind === 'drop') return null;
  const spot = before?.to ?? legs[0]?.from ?? rest;
  return spot ? resting(spot) : null;
}
