// The keyframes of one ball in a stroke: transform and opacity only.
import type { Spot } from '../generated/protocol';
import { roundRim, type Leg, type Timeline } from './timeline';

/** How high a ball hops off a slope, in units of the picture. */
const HOP = 7;
/** Into how many pieces the way round the rim is cut. */
const ROUND = 14;

/** Every ball has a copy below the tall pieces and one above them; one of the two is seen. */
export type Where = 'ground' | 'high';

function opacity(spot: Spot, where: Where): number {
  if (where === 'ground') return spot.top ? 0 : 1;
  return spot.top ? 1 : spot.hidden ? 0.45 : 0;
}

function at(x: number, y: number, angle = 0, along = 1, across = 1): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${along}, ${across}) rotate(${-angle}deg)`;
}

export function ballFrames(line: Timeline, ball: string, where: Where): Keyframe[] {
  const legs = line.legs.filter((leg) => leg.ball === ball);
  const frames: Keyframe[] = [];
  const whole = Math.max(line.duration, 1);
  const add = (time: number, transform: string, seen: number, easing = 'linear') =>
    frames.push({
      offset: Math.min(1, Math.max(0, time / whole)),
      transform,
      opacity: seen,
      easing,
    });
  const rest = (time: number, spot: Spot, easing?: string) =>
    add(time, at(spot.x, spot.y), opacity(spot, where), easing);
  const first = legs[0];
  if (!first) return frames;
  rest(0, first.from);
  for (const leg of legs) leap(leg, where, add, rest);
  const last = legs.at(-1)!;
  if (last.kind !== 'drop') rest(whole, last.to);
  else add(whole, at(last.to.x, last.to.y + 5, 0, 0.3, 0.3), 0);
  return frames;
}

function leap(
  leg: Leg,
  where: Where,
  add: (time: number, transform: string, seen: number, easing?: string) => void,
  rest: (time: number, spot: Spot, easing?: string) => void,
): void {
  const [ux, uy] = leg.toward;
  const middle = (leg.begin + leg.end) / 2;
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  const seen = opacity(leg.from, where);
  switch (leg.kind) {
    case 'roll':
      rest(leg.begin, leg.from, leg.last ? 'cubic-bezier(0.25, 0.6, 0.45, 1)' : undefined);
      rest(leg.end, leg.to);
      break;
    case 'hop':
      rest(leg.begin, leg.from, 'ease-out');
      add(
        middle,
        at((leg.from.x + leg.to.x) / 2, (leg.from.y + leg.to.y) / 2 - HOP),
        seen,
        'ease-in',
      );
      rest(leg.end, leg.to);
      break;
    case 'rim':
      for (let piece = 0; piece <= ROUND; piece++) {
        const share = piece / ROUND;
        rest(leg.begin + (leg.end - leg.begin) * share, roundRim(leg.to, leg.toward, share));
      }
      break;
    case 'squash':
      rest(leg.begin, leg.from, 'ease-out');
      add(middle, at(leg.from.x + ux * 6, leg.from.y + uy * 6, angle, 0.76, 1.12), seen, 'ease-in');
      rest(leg.end, leg.from);
      break;
    case 'knock':
      rest(leg.begin, leg.from, 'ease-in');
      add(
        middle,
        at(leg.from.x + ux * 10, leg.from.y + uy * 10, angle, 0.86, 1.06),
        seen,
        'ease-out',
      );
      rest(leg.end, leg.from);
      break;
    case 'sink':
      rest(leg.begin, leg.from, 'ease-in');
      rest(leg.end, leg.to);
      break;
    case 'drop':
      rest(leg.begin, leg.from, 'cubic-bezier(0.5, 0, 0.9, 0.4)');
      add(leg.end, at(leg.to.x, leg.to.y + 5, 0, 0.3, 0.3), 0);
      break;
  }
}
