// A player's aim from that player's point of view, and its conversion for the core.
import type { CarrambouleAction, CarrambouleBall, Practice } from '../../../generated/protocol';
import type { Place } from '../table/motion';

export interface Aim {
  /** The position of the cue ball on the table, in metres. */
  place: Place;
  /**
   * The direction of the shot, in degrees to the right of straight ahead, as the player sees it.
   */
  angle: number;
  /** The speed of the cue, in metres per second. */
  speed: number;
  /**
   * Where the tip meets the ball, as the player sees it: how far to the right of the centre and how
   * far above it, as fractions of the radius.
   */
  tip: Place;
  /** The elevation of the cue, in degrees. */
  elevation: number;
}

/** Returns the position of a ball in metres. */
export function placeOf(ball: CarrambouleBall): Place {
  return [ball.at[0] / 1e9, ball.at[1] / 1e9];
}

/**
 * Returns, in degrees, the direction that is straight ahead for a seat. Seat 0 looks up the table,
 * seat 1 looks down it.
 */
function ahead(seat: number): number {
  return seat === 0 ? 90 : -90;
}

/** Returns the direction of an aim in radians, counter-clockwise from the x axis. */
export function directionOf(aim: Aim, seat: number): number {
  return ((ahead(seat) - aim.angle) * Math.PI) / 180;
}

/** Converts a direction in radians to degrees to the right of straight ahead, from −180 to 180. */
export function angleOf(direction: number, seat: number): number {
  return rounded(wrapped(ahead(seat) - (direction * 180) / Math.PI));
}

export function wrapped(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Returns the angle from the cue ball to a point on the table. */
export function angleTo(aim: Aim, to: Place, seat: number): number {
  return angleOf(Math.atan2(to[1] - aim.place[1], to[0] - aim.place[0]), seat);
}

const STEEP = 89.9;

/** Returns whether an angle leads away from the player's own cushion. */
export function isForwards(angle: number): boolean {
  return Math.abs(wrapped(angle)) <= STEEP;
}

/** Returns the nearest angle that leads away from the player's own cushion. */
export function forwards(angle: number): number {
  return rounded(Math.min(Math.max(wrapped(angle), -STEEP), STEEP));
}

/** Wraps any angle, even one towards the player's own cushion, to the range −180 to 180. */
export function anyway(angle: number): number {
  return rounded(wrapped(angle));
}

/** Limits the tip to the area where it does not slip off the ball. */
export function heldTip([right, up]: Place, farthest: number): Place {
  const far = Math.hypot(right, up);
  const share = far > farthest ? farthest / far : 1;
  // Rounds towards zero, because the result must never be beyond the limit.
  return [Math.trunc(right * share * 1000) / 1000, Math.trunc(up * share * 1000) / 1000];
}

function stick(aim: Aim, seat: number) {
  return {
    direction: Math.round(directionOf(aim, seat) * 1e6),
    speed: Math.round(aim.speed * 1e3),
    side: Math.round(-aim.tip[0] * 1e3),
    top: Math.round(aim.tip[1] * 1e3),
    elevation: Math.round((aim.elevation * Math.PI * 1e6) / 180),
  };
}

export function shotOf(aim: Aim, seat: number): CarrambouleAction {
  return { type: 'shoot', across: Math.round(aim.place[0] * 1e6), ...stick(aim, seat) };
}

export function practiceOf(balls: CarrambouleBall[], aim: Aim): Practice {
  const at = aim.place.map((metres) => Math.round(metres * 1e9)) as Place;
  return { balls: [{ kind: 'cue', at }, ...balls], ...stick(aim, 0) };
}

/** Returns the aim of a shot that was played, for example by the computer. */
export function aimOf(
  action: Extract<CarrambouleAction, { type: 'shoot' }>,
  seat: number,
  campLine: number,
): Aim {
  return {
    place: [action.across / 1e6, campLine],
    angle: angleOf(action.direction / 1e6, seat),
    speed: action.speed / 1e3,
    tip: [-action.side / 1e3, action.top / 1e3],
    elevation: (action.elevation * 180) / Math.PI / 1e6,
  };
}

/**
 * Returns the free position nearest to `wish` on the camp line, or null if none is free. All values
 * are in micrometres.
 */
export function nearestPlace(places: [number, number][], wish: number): number | null {
  let best: number | null = null;
  for (const [from, to] of places) {
    const place = Math.min(Math.max(Math.round(wish), from), to);
    if (best === null || Math.abs(place - wish) < Math.abs(best - wish)) best = place;
  }
  return best;
}
