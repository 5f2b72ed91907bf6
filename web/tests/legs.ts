// Movements of balls for unit tests.
import type { Spot } from '../src/generated/protocol';
import type { Leg, Timeline } from '../src/games/golf/stroke/timeline';

/** Returns a movement of the red ball to the east. */
export const leg = (kind: Leg['kind'], begin: number, end: number, from: Spot, to: Spot): Leg => ({
  ball: 'red',
  kind,
  begin,
  end,
  from,
  to,
  toward: [1, 0],
});

/** Returns a stroke of the red ball, which ends in the hole. */
export const lineOf = (legs: Leg[]): Timeline => ({
  duration: Math.max(...legs.map(({ end }) => end)),
  legs,
  cues: [],
  ends: [],
  end: new Map([['red', null]]),
});
