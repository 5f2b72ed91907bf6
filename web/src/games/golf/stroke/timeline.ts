// The timing of a stroke. Converts the core's trace into legs for the balls, and cues for
// everything else.
import type { Spot, TraceEvent, Way } from '../../../generated/protocol';
import { turned, type Turn } from './turn';

/** Durations in milliseconds at normal speed. */
export const TIMES = {
  step: 110,
  rebound: 70,
  /** The pause when two balls meet; `row` is the shorter pause within a row of balls. */
  carom: 340,
  row: 160,
  piece: 90,
  sink: 240,
  rim: 900,
  drop: 420,
  most: 2500,
  least: 30,
} as const;

/** The last step before two balls meet is slower by this factor, to build suspense. */
export const SUSPENSE = 1.9;

/** In explanations, strokes are slower by this factor. */
export const TEACHING = 1.5;

/** A single movement of a ball. */
export interface Leg {
  ball: string;
  begin: number;
  end: number;
  kind: 'roll' | 'hop' | 'squash' | 'knock' | 'sink' | 'rim' | 'drop';
  from: Spot;
  to: Spot;
  /** The direction of the movement on the screen, as a vector of length 1. */
  toward: [number, number];
  /** Whether the ball slows down and comes to rest at the end of this leg. */
  last?: boolean;
}

/**
 * Anything that happens at a certain time and is not a movement: a sound, a changed layer, a flying
 * token.
 */
export interface Cue {
  at: number;
  /** The index of the event in the trace. */
  event: number;
  what: TraceEvent;
  ball: string | null;
  spot: Spot | null;
  /** The ball's speed from 0 to 1, derived from its remaining impulses. */
  speed: number;
}

export interface Timeline {
  duration: number;
  legs: Leg[];
  cues: Cue[];
  /** For each event in the trace, the time when it ends, in milliseconds. */
  ends: number[];
  /** Where each ball is after the stroke; null if it is in the hole. */
  end: Map<string, Spot | null>;
}

/** A stroke that is being played, for several views of the same course. */
export interface Rolling {
  line: Timeline;
  /** The balls before the stroke. */
  before: ReadonlyMap<string, Spot>;
  /** The factor for the duration. */
  tempo: number;
  /** When the stroke began, by `performance.now()`. */
  begun: number;
}

const HALF = Math.sqrt(3) / 2;
/** The grid directions on the screen, as vectors of length 1. */
const POINTING: Record<string, [number, number]> = {
  E: [1, 0],
  NE: [0.5, -HALF],
  NW: [-0.5, -HALF],
  W: [-1, 0],
  SW: [-0.5, HALF],
  SE: [0.5, HALF],
};

export function pointing(dir: string, turn?: Turn): [number, number] {
  return turned(POINTING[dir] ?? [0, 0], turn);
}

/**
 * The radii at which a ball circles the rim of the hole, in units of the picture, and its number of
 * turns.
 */
const RIM = { out: 12.6, in: 9.4, turns: 1.4 };

/**
 * Returns a ball's position as it circles the rim; `share` runs from 0 to 1. The ball arrives in
 * the direction `toward` and slows down.
 */
export function roundRim(hole: Spot, toward: [number, number], share: number): Spot {
  const slowed = 1 - (1 - share) ** 1.6;
  const angle = Math.atan2(-toward[1], -toward[0]) - 2 * Math.PI * RIM.turns * slowed;
  const far = RIM.out + (RIM.in - RIM.out) * slowed;
  return { ...hole, x: hole.x + far * Math.cos(angle), y: hole.y + far * Math.sin(angle) };
}

/**
 * Returns the duration of a step; the fewer impulses the ball has `left`, the longer the step
 * takes.
 */
export function stride(left: number): number {
  return TIMES.step * (0.6 + 1 / (1 + left / 2));
}

/** The number of impulses above which a ball gets no faster. */
const FAST = 12;

/**
 * Returns the timeline of a stroke. If the stroke would take too long, its steps take less time,
 * but none is omitted.
 */
export function timeline(way: Way, before: ReadonlyMap<string, Spot>): Timeline {
  const events = way.trace.events;
  const hurry = hurryOf(events);
  const places = new Map<string, Spot>(before);
  const legs: Leg[] = [];
  const cues: Cue[] = [];
  const ends: number[] = [];
  const end = new Map<string, Spot | null>();
  let now = 0;
  let left = 0;
  events.forEach((what, index) => {
    const ball = 'ball' in what ? what.ball : null;
    const spot = way.spots[index] ?? null;
    const here = (ball && places.get(ball)) || spot;
    const length = lengthOf(events, index, hurry, here, spot);
    if ('left' in what) left = what.left;
    const leg = (kind: Leg['kind'], dir: string, more: Partial<Leg> = {}) => {
      if (ball && here)
        legs.push({
          ball,
          begin: now,
          end: now + length,
          kind,
          from: here,
          to: spot ?? here,
          toward: pointing(dir, way.turn),
          ...more,
        });
    };
    let cue = now;
    switch (what.type) {
      case 'step':
        leg(here?.top && spot && !spot.top ? 'hop' : 'roll', what.dir);
        cue = now + length;
        break;
      case 'rebound':
        leg('squash', what.in);
        cue = now + length / 2;
        break;
      case 'carom':
        leg('knock', what.dir);
        cue = now + length / 2;
        break;
      case 'settle': {
        const before = legs.findLast((one) => one.ball === ball);
        if (before?.kind === 'roll') before.last = true;
        if (length > 0) leg('sink', 'E');
        break;
      }
      case 'holed':
        if (ball && here) roundTheHole(legs, ball, here, now);
        cue = now + length - TIMES.drop / 3;
        break;
    }
    cues.push({
      at: cue,
      event: index,
      what,
      ball,
      spot: spot ?? here,
      speed: Math.min(1, left / FAST),
    });
    if (ball && spot) {
      places.set(ball, spot);
      end.set(ball, what.type === 'holed' ? null : spot);
    }
    now += length;
    ends.push(now);
  });
  return { duration: now, legs, cues, ends, end };
}

/**
 * Adds the legs for a ball that drops: it reaches the rim instead of the centre, circles the hole
 * and drops.
 */
function roundTheHole(legs: Leg[], ball: string, hole: Spot, now: number): void {
  const before = legs.findLast((one) => one.ball === ball);
  const toward = before?.toward ?? pointing('E');
  if (before) before.to = roundRim(hole, toward, 0);
  const fall = now + TIMES.rim;
  const from = roundRim(hole, toward, 0);
  legs.push({ ball, begin: now, end: fall, kind: 'rim', from, to: hole, toward });
  legs.push({
    ball,
    begin: fall,
    end: fall + TIMES.drop,
    kind: 'drop',
    from: roundRim(hole, toward, 1),
    to: hole,
    toward,
  });
}

/**
 * Returns the factor for the duration of the steps in a stroke: 1, or less for a long stroke. Every
 * step stays visible.
 */
function hurryOf(events: TraceEvent[]): number {
  let [steps, rest, count] = [0, 0, 0];
  for (const [index, event] of events.entries()) {
    if (event.type === 'step') {
      steps += stepLength(events, index, 1);
      count += 1;
    } else if (event.type !== 'holed') rest += lengthOf(events, index, 0, null, null);
  }
  const room = Math.max(TIMES.most - rest, TIMES.least * count);
  return Math.min(1, room / steps);
}

/** Returns the duration of a step, which is longer just before two balls meet. */
function stepLength(events: readonly TraceEvent[], index: number, hurry: number): number {
  const what = events[index]!;
  const slowed = events[index + 1]?.type === 'carom' ? SUSPENSE : 1;
  return 'left' in what ? stride(what.left) * hurry * slowed : 0;
}

function lengthOf(
  events: readonly TraceEvent[],
  index: number,
  hurry: number,
  here: Spot | null,
  spot: Spot | null,
): number {
  const what = events[index]!;
  switch (what.type) {
    case 'step':
      return stepLength(events, index, hurry);
    case 'rebound':
      return TIMES.rebound;
    case 'carom':
      // In a row of balls, the striking ball comes to rest between two caroms.
      return events[index - 2]?.type === 'carom' ? TIMES.row : TIMES.carom;
    case 'piece':
      return TIMES.piece;
    case 'holed':
      return TIMES.rim + TIMES.drop;
    case 'settle': {
      const moved =
        here &&
        spot &&
        (Math.abs(here.x - spot.x) > 1 || Math.abs(here.y - spot.y) > 1 || here.top !== spot.top);
      return moved ? TIMES.sink : 0;
    }
    default:
      return 0;
  }
}
