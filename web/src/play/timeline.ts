// When everything in a stroke happens: from the core's trace to legs of balls and cues for the rest.
import type { Spot, TraceEvent, Way } from '../generated/protocol';

/** In milliseconds, at the usual speed. */
export const TIMES = {
  step: 110,
  rebound: 70,
  carom: 160,
  piece: 90,
  sink: 240,
  holed: 420,
  most: 2500,
  least: 30,
} as const;

/** One movement of one ball. */
export interface Leg {
  ball: string;
  begin: number;
  end: number;
  kind: 'roll' | 'squash' | 'knock' | 'sink' | 'drop';
  from: Spot;
  to: Spot;
  /** The way it points on the screen (squash, knock). */
  toward: [number, number];
}

/** Something else that happens at a moment: a sound, a layer that changes, a token that flies. */
export interface Cue {
  at: number;
  /** The place in the trace. */
  event: number;
  what: TraceEvent;
  ball: string | null;
  spot: Spot | null;
}

export interface Timeline {
  duration: number;
  legs: Leg[];
  cues: Cue[];
  /** Where the balls are at the end; null for a ball in the hole. */
  end: Map<string, Spot | null>;
}

const HALF = Math.sqrt(3) / 2;
/** Directions on the screen, of length 1. */
export const POINTING: Record<string, [number, number]> = {
  E: [1, 0],
  NE: [0.5, -HALF],
  NW: [-0.5, -HALF],
  W: [-1, 0],
  SW: [-0.5, HALF],
  SE: [0.5, HALF],
};

export function pointing(dir: string): [number, number] {
  return POINTING[dir] ?? [0, 0];
}

/** Steps are shortened so that the whole stroke takes no longer than it may; nothing is left out. */
export function timeline(way: Way, before: ReadonlyMap<string, Spot>): Timeline {
  const events = way.trace.events;
  const step = stepTime(events);
  const places = new Map<string, Spot>(before);
  const legs: Leg[] = [];
  const cues: Cue[] = [];
  const end = new Map<string, Spot | null>();
  let now = 0;
  events.forEach((what, index) => {
    const ball = 'ball' in what ? what.ball : null;
    const spot = way.spots[index] ?? null;
    const here = (ball && places.get(ball)) || spot;
    const length = lengthOf(what, step, here, spot);
    const leg = (kind: Leg['kind'], dir: string) => {
      if (ball && here)
        legs.push({
          ball,
          begin: now,
          end: now + length,
          kind,
          from: here,
          to: spot ?? here,
          toward: pointing(dir),
        });
    };
    let cue = now;
    switch (what.type) {
      case 'step':
        leg('roll', what.dir);
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
      case 'settle':
        if (length > 0) leg('sink', 'E');
        break;
      case 'holed':
        leg('drop', 'E');
        break;
    }
    cues.push({ at: cue, event: index, what, ball, spot: spot ?? here });
    if (ball && spot) {
      places.set(ball, spot);
      end.set(ball, what.type === 'holed' ? null : spot);
    }
    now += length;
  });
  return { duration: now, legs, cues, end };
}

/** How long a step may take; still to be seen in the longest stroke. */
function stepTime(events: TraceEvent[]): number {
  const steps = events.filter((event) => event.type === 'step').length;
  const others = events.reduce(
    (sum, event) => sum + (event.type === 'step' ? 0 : lengthOf(event, 0, null, null)),
    0,
  );
  return Math.min(TIMES.step, Math.max(TIMES.least, (TIMES.most - others) / steps));
}

function lengthOf(what: TraceEvent, step: number, here: Spot | null, spot: Spot | null): number {
  switch (what.type) {
    case 'step':
      return step;
    case 'rebound':
      return TIMES.rebound;
    case 'carom':
      return TIMES.carom;
    case 'piece':
      return TIMES.piece;
    case 'holed':
      return TIMES.holed;
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
