import { describe, expect, it } from 'vitest';
import type { TraceEvent, Way } from '../generated/protocol';
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

describe('what is called out', () => {
  const calls = (events: TraceEvent[], here: number[]) =>
    events.flatMap((_, index) => callOf(events, index, seatOf, here) ?? []);

  it('is the first bump, the chain as it grows, and who is knocked in', () => {
    expect(calls(chain, [1])).toEqual([
      { what: 'bump', by: 0, whom: 1 },
      { what: 'chain', count: 3 },
      { what: 'chain', count: 4 },
      { what: 'in', by: 0, whom: 3 },
    ]);
  });

  it('leaves out bumps among others, and what the ball that is played does alone', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'spent')];
    expect(calls(events, [2])).toEqual([]);
    expect(calls([step('red'), rests('red', 'water')], [0])).toEqual([]);
    expect(calls([step('red'), holed('red')], [0])).toEqual([]);
  });

  it('is the water that a struck ball ends in', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'water')];
    expect(calls(events, [2])).toEqual([{ what: 'water' }]);
  });

  it('counts balls, not meetings', () => {
    const events = [...carom('red', 'blue'), ...carom('blue', 'red'), step('red')];
    expect(metBy(events, events.length)).toBe(2);
    expect(metBy([step('red')], 0)).toBe(1);
  });

  it('is not drowned by what is worth less', () => {
    const knocked = { what: 'in', by: 0, whom: 1 } as const;
    expect(louder(knocked, { what: 'chain', count: 3 })).toBe(knocked);
    expect(louder({ what: 'chain', count: 3 }, knocked)).toBe(knocked);
    expect(louder(knocked, null)).toBe(knocked);
  });
});

describe('what a stroke did to the balls it struck', () => {
  it('is where each of them came to lie, and from how far', () => {
    const events = [step('red'), ...carom('red', 'blue'), step('blue'), rests('blue', 'water')];
    expect(struckIn(way(events, [5, 9, 5, 8, 7]))).toEqual([
      { ball: 'blue', end: 'water', before: 9, after: 7 },
    ]);
    expect(struckIn(way(chain)).map(({ ball, end }) => [ball, end])).toEqual([['yellow', 'in']]);
  });

  it('is nothing for a ball that only handed the impulses on, or for the one that was played', () => {
    const events = [
      ...carom('red', 'blue'),
      ...carom('blue', 'red'),
      step('red'),
      rests('red', 'spent'),
    ];
    expect(struckIn(way(events))).toEqual([]);
  });

  it('touches every ball it strikes or moves', () => {
    expect(touches(way(chain), (ball) => ball === 'green')).toBe(true);
    expect(touches(way([step('red')]), (ball) => ball === 'green')).toBe(false);
  });
});
