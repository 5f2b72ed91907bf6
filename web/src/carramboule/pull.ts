// The cue drawn back by hand: how far is the strength, sideways turns the aim a little.
import type { Aim } from './aim';
import type { Place } from './motion';

/** How far behind its rest the cue is drawn back for the hardest shot, millimetres of the table. */
export const FULL = 200;
/** A hand that draws back is not steady: so much sideways turns nothing, the rest turns little. */
const STEADY = 30;
const TURN = 0.03;
/** Let go nearer than this share and nothing happens. */
export const LEAST = 0.06;

export interface Grip {
  /** Where the cue was taken, in the picture, millimetres. */
  from: Place;
  /** Where the cue points there, of length 1. */
  along: Place;
  /** How far back is the hardest, millimetres. */
  full: number;
  /** As the player stood. */
  before: Aim;
}

export interface Pull {
  /** Millimetres. */
  back: number;
  /** Of the strength, 0 to 1. */
  share: number;
  angle: number;
}

/** Where an aim points in the picture; `near` is the seat that sits below. */
export function pointing(angle: number, seat: number, near: number): Place {
  const turn = (angle * Math.PI) / 180;
  const side = seat === near ? 1 : -1;
  return [side * Math.sin(turn), -side * Math.cos(turn)];
}

/** Whether a place in the picture lies behind the ball, where the cue is. */
export function isBehind([x, y]: Place, [ballX, ballY]: Place, [alongX, alongY]: Place): boolean {
  const off: Place = [x - ballX, y - ballY];
  const back = -(off[0] * alongX + off[1] * alongY);
  return back > 0.75 * Math.hypot(...off);
}

export function pulled(grip: Grip, [x, y]: Place): Pull {
  const [alongX, alongY] = grip.along;
  const off: Place = [x - grip.from[0], y - grip.from[1]];
  const back = Math.min(Math.max(-(off[0] * alongX + off[1] * alongY), 0), grip.full);
  const right = off[1] * alongX - off[0] * alongY;
  const aside = Math.sign(right) * Math.max(Math.abs(right) - STEADY, 0);
  return { back, share: back / grip.full, angle: grip.before.angle - aside * TURN };
}
