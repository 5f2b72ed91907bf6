import { describe, expect, it } from 'vitest';
import type { TraceEvent, Way } from '../../../generated/protocol';
import { callOf, louder, metBy, struckIn, touches } from './calls';

const BALLS = ['red', 'blue', 'green', 'yellow'];
const seatOf = (ball: string) => BALLS.indexOf(ball);
const step = (ball: string): TraceEvent => ({
  type: 'step',
  ball,
  to: [0, 0],
  layer: 'ground',
  dir: 'E',
  cost: 1,
  left: 3,
});
const rests = (ball: string, why: string): TraceEvent => ({
  type: 'settle',
  ball,
  at: [0, 0],
  layer: 'ground',
  why,
});
const carom = (ball: string, hits: string): TraceEvent[] => [
  { type: 'carom', ball, hits, dir: 'E', left: 3 },
  rests(ball, 'carom'),
];
const holed = (ball: string): TraceEvent => ({ type: 'holed', ball, at: [0, 0] });
const way = (events: TraceEvent[], steps: (number | null)[] = []): Way => ({
  dir: 'E',
  trace: { events, balls: {}, tokens: {}, pieces: {} },
  spots: [],
  steps: events.map((_, index) => steps[index] ?? null),
  path: '',
  changes: [],
});

const chain = [
  step('red'),
  ...carom('red', 'blue'),
  ...carom('blue', 'green'),
  ...carom('green', 'yellow'),
  step('yellow'),
  holed('yellow'),
];

describe('calls', () => {
  const calls = (events: TraceEvent[], here: number[]) =>
    events.flatMap((_, index) => callOf(events, index, seatOf, here) ?? []);

  it('are the first bump, the growing chain, and a ball knocked in', () => {
    expect(calls(chain, [1])).toEqual([
      { what: 'bump', by: 0, whom: 1 },
      { what: 'chain', count: 3 },
      { what: 'chain', count: 4 },
      { what: 'in', by: 0, whom: 3 },
    ]);
  });

  it('leave out bumps among other players, and what the played ball does alone', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'spent')];
    expect(calls(events, [2])).toEqual([]);
    expect(calls([step('red'), rests('red', 'water')], [0])).toEqual([]);
    expect(calls([step('red'), holed('red')], [0])).toEqual([]);
  });

  it('tell that a struck ball ends in water', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'water')];
    expect(calls(events, [2])).toEqual([{ what: 'water' }]);
  });

  it('count balls, not collisions', () => {
    const events = [...carom('red', 'blue'), ...carom('blue', 'red'), step('red')];
    expect(metBy(events, events.length)).toBe(2);
    expect(metBy([step('red')], 0)).toBe(1);
  });

  it('are not replaced by less important ones', () => {
    const knocked = { what: 'in', by: 0, whom: 1 } as const;
    expect(louder(knocked, { what: 'chain', count: 3 })).toBe(knocked);
    expect(louder({ what: 'chain', count: 3 }, knocked)).toBe(knocked);
    expect(louder(knocked, null)).toBe(knocked);
  });
});

describe('what a stroke did to the balls it struck', () => {
  it('is where each of them stopped, and its distance before and after', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'water')];
    expect(struckIn(way(events, [5, 9, 5, 8, 7]))).toEqual([
      { ball: 'blue', end: 'water', before: 9, after: 7 },
    ]);
    expect(struckIn(way(chain)).map(({ ball, end }) => [ball, end])).toEqual([['yellow', 'in']]);
  });

  it('leaves out balls that only passed impulses on, and the played ball', () => {
    const events = [
      ...carom('red', 'blue'),
      ...carom('blue', 'red'),
      step('red'),
      rests('red', 'spent'),
    ];
    expect(struckIn(way(events))).toEqual([]);
  });

  it('includes every ball it strikes or moves', () => {
    expect(touches(way(chain), (ball) => ball === 'green')).toBe(true);
    expect(touches(way([step('red')]), (ball) => ball === 'green')).toBe(false);
  });
});
