import { describe, expect, it } from 'vitest';
import type { BoardCell, Event, Spot, TraceEvent, Way } from '../../../generated/protocol';
import type { ScoredView, TableUpdate } from '../../../core/messages';
import { duel, ghostLegs, ghostStrokes } from './ghost-strokes';

const spot = (x: number): Spot => ({ x, y: 0, hidden: false, top: false });
const step = (x: number): TraceEvent => ({
  type: 'step',
  ball: 'red',
  to: [x, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 0,
});
const rests = (x: number): TraceEvent => ({
  type: 'settle',
  ball: 'red',
  at: [x, 0],
  layer: 'ground',
  why: 'spent',
});
const holed = (x: number): TraceEvent => ({ type: 'holed', ball: 'red', at: [x, 0] });

function way(events: TraceEvent[], places: number[], steps: (number | null)[]): Way {
  const dropped = events.at(-1)?.type === 'holed';
  return {
    dir: 'E',
    trace: { events, balls: { red: dropped ? 'holed' : [0, 0] }, tokens: {}, pieces: {} } as never,
    spots: places.map(spot),
    steps,
    path: '',
    changes: [],
  };
}

const view = (ball: string | null) => ({ game: { golf: { ball } } }) as unknown as ScoredView;
const acted = (action: unknown) =>
  ({ what: { type: 'acted', seat: 0, action: { golf: action } } }) as unknown as Event;
const update = (actions: unknown[], stroke: Way | null, ball: string | null): TableUpdate => ({
  events: actions.map(acted),
  shown: { stroke } as TableUpdate['shown'],
  view: view(ball),
});

const first = way([step(2), rests(2)], [20, 20], [null, 3]);
const second = way([step(4), holed(4)], [40, 40], [null, 0]);
const strokes = ghostStrokes({
  before: view('red'),
  updates: [
    update([{ type: 'start', at: [0, 0] }], null, 'red'),
    update([{ type: 'roll' }], null, 'red'),
    update([{ type: 'play', dir: 'E' }], first, 'red'),
    update([{ type: 'roll' }], null, 'red'),
    update([{ type: 'play', dir: 'E' }], second, null),
  ],
});
const starts: BoardCell[] = [{ at: [0, 0], spot: spot(5) } as BoardCell];

describe('the ghost', () => {
  it('plays the strokes of its record, each from where it stopped', () => {
    expect(strokes.map(({ start }) => start)).toEqual([[0, 0], null]);
    const legs = ghostLegs(strokes, starts);
    expect(legs.map(({ from, to }) => [from?.x, to?.x ?? null])).toEqual([
      [5, 20],
      [20, null],
    ]);
    expect(legs.map(({ holed }) => holed)).toEqual([false, true]);
    expect(legs[0]!.steps).toBe(3);
    expect(legs[0]!.through.map(({ x }) => x)).toEqual([20, 20]);
  });

  it('stays in place after a stroke that moves nothing', () => {
    const still = { ball: 'red', way: way([], [], []), start: null };
    const [, leg] = ghostLegs([strokes[0]!, still], starts);
    expect([leg!.from?.x, leg!.to?.x, leg!.steps]).toEqual([20, 20, null]);
  });

  it('is not shown before its start cell is known', () => {
    expect(ghostLegs(strokes, [])[0]!.from).toBeNull();
  });

  it('wins with fewer strokes, and ties with equal ones', () => {
    expect(duel(2, 3)).toEqual({ outcome: 'won', strokes: 1 });
    expect(duel(4, -1)).toEqual({ outcome: 'lost', strokes: 5 });
    expect(duel(3, 3)).toEqual({ outcome: 'tied', strokes: 0 });
  });
});
