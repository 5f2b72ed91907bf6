// How a cue lies in the solid view: behind the ball, and raised until it touches neither the table
// nor other balls.
import type { Point } from '../../solid/camera';
import type { Place } from '../table/motion';

/** The length of the cue, and its radius at the tip and at the other end. */
export const CUE = { length: 20.8, tip: 0.15, butt: 0.33 };
/** The width of the cushions and of the frame, and their heights, as the core builds them. */
const CUSHION = { width: 0.6, height: 0.64 };
const FRAME = { width: 2.3, height: 0.86 };
/** How far the cue stays away from everything else. */
const GAP = 0.06;
/** The lowest and the highest angle of a cue, in radians. No hand holds it level. */
const LOWEST = 0.09;
const HIGHEST = 1.4;

/** Where a cue meets the ball, and what is around it. */
export interface Stance {
  /** Where the tip touches the ball. */
  contact: Point;
  /** The horizontal direction from the ball to the butt, as a vector of length 1. */
  back: Place;
  /** The side of the play area. */
  side: number;
  /** The centres of the other balls, and the radius of all balls. */
  balls: readonly Place[];
  radius: number;
  /** The angle at which the player holds the cue, in radians. */
  held: number;
}

/** Returns the radius of the cue at a distance from its tip. */
export const thickness = (far: number) =>
  CUE.tip + (CUE.butt - CUE.tip) * Math.min(1, far / CUE.length);

/** Returns the height of the table at a point; far below outside. */
export function tableHeight([x, y]: Place, side: number): number {
  const beyond = Math.max(-x, x - side, -y, y - side);
  if (beyond <= 0) return 0;
  if (beyond <= CUSHION.width) return CUSHION.height;
  return beyond <= CUSHION.width + FRAME.width ? FRAME.height : -Infinity;
}

/** Returns the angle at which a cue clears everything, in radians above the horizontal. */
export function raised({ contact, back, side, balls, radius, held }: Stance): number {
  let angle = Math.max(LOWEST, held);
  for (let far = 0.1; far <= CUE.length; far += 0.1) {
    const height = tableHeight([contact[0] + back[0] * far, contact[1] + back[1] * far], side);
    // A thick cue that is raised reaches a little lower than its axis.
    const needed = height + GAP + 1.1 * thickness(far) - contact[2];
    if (needed > 0) angle = Math.max(angle, Math.atan2(needed, far));
  }
  for (const ball of balls) angle = Math.max(angle, over(ball, contact, back, radius));
  return Math.min(angle, HIGHEST);
}

/** Returns the angle at which a cue passes over a ball. */
function over(ball: Place, contact: Point, back: Place, radius: number): number {
  const [x, y] = [ball[0] - contact[0], ball[1] - contact[1]];
  const behind = x * back[0] + y * back[1];
  const aside = x * back[1] - y * back[0];
  const reach = radius + thickness(behind) + GAP;
  if (behind <= -radius || behind > CUE.length || Math.abs(aside) >= reach) return 0;
  const clear = Math.sqrt(reach ** 2 - aside ** 2);
  const above = contact[2] - radius;
  const far = Math.hypot(behind, above);
  if (far <= clear) return HIGHEST;
  return Math.asin(clear / far) - Math.atan2(above, behind);
}
