import { describe, expect, it } from 'vitest';
import type { Spot, TraceEvent, Way } from '../../../generated/protocol';
import { roundRim, stride, SUSPENSE, timeline, TIMES } from './timeline';

const spot = (x: number, y = 0, more: Partial<Spot> = {}): Spot => ({
  x,
  y,
  hidden: false,
  top: false,
  ...more,
});

function way(events: TraceEvent[], spots: (Spot | null)[]): Way {
  return {
    dir: 'E',
    trace: { events, balls: {}, tokens: {}, pieces: {} },
    spots,
    steps: events.map(() => null),
    path: '',
    changes: [],
  };
}

const step = (ball: string, x: number): TraceEvent => ({
  type: 'step',
  ball,
  to: [x, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 0,
});

describe('timeline', () => {
  it('takes one step at a time', () => {
    const line = timeline(
      way([step('red', 2), step('red', 4)], [spot(10), spot(20)]),
      new Map([['red', spot(0)]]),
    );
    expect(line.duration).toBe(2 * stride(0));
    expect(line.legs.map((leg) => leg.kind)).toEqual(['roll', 'roll']);
    expect(line.legs.map((leg) => [leg.from.x, leg.to.x])).toEqual([
      [0, 10],
      [10, 20],
    ]);
    expect(line.end.get('red')).toEqual(spot(20));
  });

  it('shortens the steps of a long stroke, not its path', () => {
    const events = Array.from({ length: 40 }, (_, i) => step('red', 2 * i));
    const line = timeline(
      way(
        events,
        events.map((_, i) => spot(10 * i)),
      ),
      new Map([['red', spot(0)]]),
    );
    expect(line.legs).toHaveLength(40);
    expect(line.duration).toBeLessThanOrEqual(TIMES.most + 1);
  });

  it('starts a struck ball from its place, after the knock', () => {
    const events: TraceEvent[] = [
      step('red', 2),
      { type: 'carom', ball: 'red', hits: 'blue', dir: 'E', left: 1 },
      { type: 'settle', ball: 'red', at: [2, 0], layer: 'ground', why: 'carom' },
      step('blue', 6),
    ];
    const line = timeline(
      way(events, [spot(10), null, spot(10), spot(30)]),
      new Map([
        ['red', spot(0)],
        ['blue', spot(20)],
      ]),
    );
    const blue = line.legs.find((leg) => leg.ball === 'blue')!;
    expect(blue.from.x).toBe(20);
    expect(blue.begin).toBe(stride(0) * SUSPENSE + TIMES.carom);
  });

  it('slows down where balls meet, and passes impulses quickly along a row of balls', () => {
    const carom = (ball: string, hits: string): TraceEvent[] => [
      { type: 'carom', ball, hits, dir: 'E', left: 1 },
      { type: 'settle', ball, at: [2, 0], layer: 'ground', why: 'carom' },
    ];
    const events = [step('red', 2), ...carom('red', 'blue'), ...carom('blue', 'green')];
    const line = timeline(
      way(events, [spot(10), null, spot(10), null, spot(20)]),
      new Map(['red', 'blue', 'green'].map((ball, index) => [ball, spot(10 * index)])),
    );
    const [step1, meets, , handsOn] = line.ends;
    expect(step1).toBeCloseTo(SUSPENSE * stride(0));
    expect([meets! - step1!, handsOn! - meets!].map(Math.round)).toEqual([TIMES.carom, TIMES.row]);
  });

  it('shows a ball that rolls back or falls through', () => {
    const events: TraceEvent[] = [
      { ...step('red', 2), layer: 'top' } as TraceEvent,
      { type: 'settle', ball: 'red', at: [0, 0], layer: 'ground', why: 'rolled-back' },
    ];
    const line = timeline(
      way(events, [spot(10, -8, { top: true }), spot(0)]),
      new Map([['red', spot(0)]]),
    );
    expect(line.legs.at(-1)).toMatchObject({ kind: 'sink', to: spot(0) });
    expect(line.duration).toBe(stride(0) + TIMES.sink);
  });

  it('removes a holed ball from the board', () => {
    const events: TraceEvent[] = [step('red', 2), { type: 'holed', ball: 'red', at: [2, 0] }];
    const line = timeline(way(events, [spot(10), spot(10)]), new Map([['red', spot(0)]]));
    expect(line.end.get('red')).toBeNull();
    expect(line.duration).toBe(stride(0) + TIMES.rim + TIMES.drop);
  });

  it('rolls a ball around the rim before it drops', () => {
    const events: TraceEvent[] = [step('red', 2), { type: 'holed', ball: 'red', at: [2, 0] }];
    const line = timeline(way(events, [spot(10), spot(10)]), new Map([['red', spot(0)]]));
    const [roll, rim, drop] = line.legs;
    expect([roll!.kind, rim!.kind, drop!.kind]).toEqual(['roll', 'rim', 'drop']);
    // The ball comes from the west, so it reaches the rim on its western side. It leaves the rim
    // where its drop begins.
    expect(roll!.to.x).toBeLessThan(10);
    expect(roll!.to).toEqual(rim!.from);
    expect(drop!.from).toEqual(roundRim(spot(10), [1, 0], 1));
  });

  it('slows down as impulses are spent, eases to rest, and knows how hard a wall is hit', () => {
    const run = (left: number): TraceEvent => ({ ...step('red', 2), left }) as TraceEvent;
    const events: TraceEvent[] = [
      run(9),
      { type: 'rebound', ball: 'red', at: [2, 0], in: 'E', out: 'W', hit: ['wall'], rule: 'R3' },
      run(0),
      { type: 'settle', ball: 'red', at: [0, 0], layer: 'ground', why: 'spent' },
    ];
    const line = timeline(
      way(events, [spot(10), spot(10), spot(0), spot(0)]),
      new Map([['red', spot(0)]]),
    );
    const rolls = line.legs.filter((leg) => leg.kind === 'roll');
    expect(rolls[0]!.end - rolls[0]!.begin).toBeLessThan(rolls[1]!.end - rolls[1]!.begin);
    expect(rolls.map((leg) => leg.last ?? false)).toEqual([false, true]);
    expect(line.cues[1]!.speed).toBeCloseTo(0.75);
  });

  it('hops off a slope', () => {
    const line = timeline(
      way([step('red', 2)], [spot(10)]),
      new Map([['red', spot(0, -8, { top: true })]]),
    );
    expect(line.legs[0]!.kind).toBe('hop');
  });

  it('changes pieces at their own time', () => {
    const events: TraceEvent[] = [
      step('red', 2),
      { type: 'piece', piece: 'roller', at: [6, 0] },
      step('red', 0),
    ];
    const line = timeline(way(events, [spot(10), null, spot(0)]), new Map([['red', spot(0)]]));
    expect(line.cues[1]).toMatchObject({ at: stride(0), event: 1 });
  });
});
