// Shooting by pulling back the cue. The distance sets the strength; moving sideways turns the aim a
// little.
import type { Aim } from './aim';
import type { Place } from '../table/motion';
import { STRENGTHS } from '../match/shotSentences';

/** How far the cue is pulled back for the hardest shot, in millimetres on the table. */
export const FULL = 200;
/**
 * How far the pointer may move sideways without turning the cue, in millimetres. No hand is
 * perfectly steady.
 */
const STEADY = 30;
const TURN = 0.03;
/**
 * The minimum strength of a shot, as a fraction of the full strength. Below this, letting go of the
 * cue does not shoot.
 */
export const LEAST = 0.06;

export interface Grip {
  /** The point where the player gripped the cue, in millimetres in the picture. */
  from: Place;
  /** The direction of the cue in the picture, as a vector of length 1. */
  along: Place;
  /** How far the cue is pulled back for the hardest shot, in millimetres. */
  full: number;
  /** The aim before the player gripped the cue. */
  before: Aim;
}

export interface Pull {
  /** How far the cue is pulled back, in millimetres. */
  back: number;
  /** The strength as a fraction of the full strength, from 0 to 1. */
  share: number;
  angle: number;
}

/** Returns the direction of an aim in the picture; `near` is the seat at the bottom. */
export function pointing(angle: number, seat: number, near: number): Place {
  const turn = (angle * Math.PI) / 180;
  const side = seat === near ? 1 : -1;
  return [side * Math.sin(turn), -side * Math.cos(turn)];
}

/** Returns whether a point in the picture is behind the ball, where the player can grip the cue. */
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

/**
 * Returns the position of a speed on the strength scale, from 0 to 1. Each word for a strength,
 * such as “soft”, covers an equal part of the scale.
 */
export function bandShare(speed: number, fastest: number): number {
  const index = STRENGTHS.findIndex(([, end]) => speed < end);
  const [from, to] = [STRENGTHS[index - 1]?.[1] ?? 0, Math.min(STRENGTHS[index]![1], fastest)];
  return (index + Math.min((speed - from) / (to - from), 1)) / STRENGTHS.length;
}

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The minimum distance between the scale and the cue, in pixels. If the distance were smaller, the
 * hand would cover the scale.
 */
export const CLEAR = 32;

/** Returns the distance between a box and a line segment. */
export function gap([left, top]: Place, [width, height]: Place, from: Place, to: Place): number {
  const STEPS = 24;
  let least = Infinity;
  for (let step = 0; step <= STEPS; step++) {
    const x = from[0] + ((to[0] - from[0]) * step) / STEPS;
    const y = from[1] + ((to[1] - from[1]) * step) / STEPS;
    const aside = Math.max(left - x, 0, x - left - width);
    const above = Math.max(top - y, 0, y - top - height);
    least = Math.min(least, Math.hypot(aside, above));
  }
  return least;
}

/**
 * Returns the upper left corner of the scale, in pixels. The scale stays on the screen, does not
 * cover the cue, and is as near to the hand as possible.
 */
export function scalePlace(ball: Place, end: Place, hand: Place, size: Place, room: Room): Place {
  const [width, height] = size;
  const within = ([x, y]: Place): Place => [
    Math.max(Math.min(x, room.right - width), room.left),
    Math.max(Math.min(y, room.bottom - height), room.top),
  ];
  const length = Math.hypot(end[0] - ball[0], end[1] - ball[1]) || 1;
  const [x, y] = [(end[0] - ball[0]) / length, (end[1] - ball[1]) / length];
  const away = (Math.abs(y) * width + Math.abs(x) * height) / 2 + CLEAR + 1;
  const places: Place[] = [];
  for (const side of [-1, 1])
    for (const on of [hand, end, ball])
      places.push(
        within([on[0] - y * side * away - width / 2, on[1] + x * side * away - height / 2]),
      );
  for (const across of [room.left, room.right])
    for (const down of [room.bottom, (room.top + room.bottom) / 2, room.top])
      places.push(within([across, down]));
  const far = (place: Place) => {
    const middle = [place[0] + width / 2 - hand[0], place[1] + height / 2 - hand[1]];
    // Staying clear of the cue has priority.
    return Math.max(CLEAR - gap(place, size, ball, end), 0) * 1e4 + Math.hypot(...middle);
  };
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
