import { describe, expect, it } from 'vitest';
import type { TraceEvent, View, Way } from '../generated/protocol';
import type { Retold } from '../core/messages';
import { findBest, worth } from './best-stroke';

const step: TraceEvent = {
  type: 'step',
  ball: 'red',
  to: [2, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 0,
};
const bounce: TraceEvent = {
  type: 'rebound',
  ball: 'red',
  at: [0, 0],
  in: 'E',
  out: 'W',
  hit: ['wall'],
  rule: 'R3',
};
const holed: TraceEvent = { type: 'holed', ball: 'red', at: [2, 0] };
const way = (...events: TraceEvent[]): Way => ({
  dir: 'E',
  trace: { events, balls: {}, tokens: {}, pieces: {} },
  spots: [],
  steps: [],
  path: '',
  changes: [],
});
const view = { game: { golf: { ball: 'red', course: 0 } } } as unknown as View;
const played = (seat: number, stroke: Way | null) => ({
  events: [{ what: { type: 'acted', seat } }, { what: { type: 'drawn' } }],
  shown: { stroke, motion: null },
  view,
});

describe('the best stroke', () => {
  it('drops, or else goes the finer way', () => {
    expect(worth(way(step, holed), 'red')).toBeGreaterThan(worth(way(bounce, bounce, step), 'red'));
    expect(worth(way(bounce, step), 'red')).toBeGreaterThan(worth(way(step, step), 'red'));
  });

  it('is one of those who sit here, and knows what came before it', () => {
    const past = {
      before: view,
      updates: [
        played(0, way(step)),
        played(0, null),
        played(0, way(bounce, step)),
        played(1, way(step, holed)),
      ],
    } as unknown as Retold;
    expect(findBest(past, 5, [0])).toMatchObject({ seat: 0, before: 9 });
    expect(findBest(past, 5, [])).toMatchObject({ seat: 1 });
    expect(findBest({ ...past, updates: [] }, 5, [0])).toBeNull();
  });
});
