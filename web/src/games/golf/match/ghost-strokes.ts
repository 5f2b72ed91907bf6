// Reads the strokes of an earlier solo match, so that a ghost can repeat them. Finds where the ball
// rolls and stops in each stroke.
import type { BoardCell, Spot, Way } from '../../../generated/protocol';
import type { Retold } from '../../../core/messages';
import { timeline, type Timeline } from '../stroke/timeline';
import { golfOf } from './match-state.svelte';

export interface GhostStroke {
  ball: string;
  way: Way;
  /** The start cell; null if the ball continues from its previous stroke. */
  start: [number, number] | null;
}

/** Returns the strokes of a match in order, each with its ball. */
export function ghostStrokes({ before, updates }: Retold): GhostStroke[] {
  const strokes: GhostStroke[] = [];
  let ball = golfOf(before)?.ball ?? null;
  let start: [number, number] | null = null;
  for (const { events, shown, view } of updates) {
    for (const { what } of events) {
      if (what.type !== 'acted' || !('golf' in what.action)) continue;
      const action = what.action.golf;
      if (action.type === 'start') start = action.at;
      if ((action.type !== 'play' && action.type !== 'pass') || !shown.stroke || !ball) continue;
      strokes.push({ ball, way: shown.stroke, start });
      start = null;
    }
    ball = golfOf(view)?.ball ?? ball;
  }
  return strokes;
}

export interface GhostLeg {
  ball: string;
  /** Where the ball was before the stroke; null if unknown. */
  from: Spot | null;
  line: Timeline;
  /** Where the ball stops; null if it drops into the hole. */
  to: Spot | null;
  through: Spot[];
  holed: boolean;
  /** Steps from where the ball stops to the hole; null if it cannot get there. */
  steps: number | null;
  /** Whether the ball stops on top of a deck. */
  high: boolean;
}

/** Returns the ball's path in each stroke, on a board with these start cells. */
export function ghostLegs(
  strokes: readonly GhostStroke[],
  starts: readonly BoardCell[],
): GhostLeg[] {
  let at: Spot | null = null;
  return strokes.map(({ ball, way, start }) => {
    const cell = start && starts.find(({ at }) => at[0] === start[0] && at[1] === start[1]);
    const from: Spot | null = cell ? cell.spot : at;
    const line = timeline(way, from ? new Map([[ball, from]]) : new Map());
    const end = line.end.get(ball);
    at = end === undefined ? from : end;
    const own = way.trace.events.flatMap((event, index) =>
      'ball' in event && event.ball === ball ? [index] : [],
    );
    const last = own.at(-1);
    return {
      ball,
      from,
      line,
      to: at,
      through: own.flatMap((index) => way.spots[index] ?? []),
      holed: way.trace.balls[ball] === 'holed',
      steps: (last === undefined ? null : way.steps[last]) ?? null,
      high: at?.top ?? false,
    };
  });
}

/** Compares the scores (strokes plus tokens) of a player and a ghost. The lower score wins. */
export function duel(
  own: number,
  ghost: number,
): { outcome: 'won' | 'lost' | 'tied'; strokes: number } {
  const outcome = own < ghost ? 'won' : own > ghost ? 'lost' : 'tied';
  return { outcome, strokes: Math.abs(own - ghost) };
}
