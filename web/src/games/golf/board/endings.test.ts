import { describe, expect, it } from 'vitest';
import type { Spot, TraceEvent, Way } from '../../../generated/protocol';
import { endingsOf, nearestEnding } from './endings';

const spot = (x: number): Spot => ({ x, y: 0, hidden: false, top: false });
const step = (ball: string, x: number): TraceEvent => ({
  type: 'step',
  ball,
  to: [x, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 0,
});

function way(dir: string, events: TraceEvent[], balls: Way['trace']['balls'] = {}): Way {
  return {
    dir,
    trace: { events, balls, tokens: {}, pieces: {} },
    spots: events.map((event) => ('to' in event ? spot(event.to[0]) : null)),
    steps: [],
    path: '',
    changes: [],
  };
}

describe('endings', () => {
  it('are where the played ball stops, whatever other balls do', () => {
    const ends = endingsOf(
      [
        way('E', [step('red', 2), step('red', 4), step('blue', 9)]),
        way('W', [step('red', -2)], { red: 'holed' }),
        way('NE', []),
      ],
      'red',
    );
    expect(ends.map(({ dir, spot, holed }) => [dir, spot.x, holed])).toEqual([
      ['E', 4, false],
      ['W', -2, true],
    ]);
    expect(ends[0]!.through).toHaveLength(2);
  });

  it('are selected by a tap near them, not by one far away', () => {
    const places = [
      { dir: 'E', x: 0, y: 0 },
      { dir: 'W', x: 50, y: 0 },
    ];
    expect(nearestEnding(places, { x: 30, y: 4 }, 44)?.dir).toBe('W');
    expect(nearestEnding(places, { x: 120, y: 0 }, 44)).toBeNull();
  });
});
