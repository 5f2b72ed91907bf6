import { expect, it } from 'vitest';
import type { Spot, TraceEvent, Way } from '../../../generated/protocol';
import { waysOf } from './board';

const spot = (x: number): Spot => ({ x, y: 0, top: false, hidden: false });
const step = (ball: string): TraceEvent =>
  ({ type: 'step', ball, to: [0, 0], layer: 'ground', dir: 'E', cost: 1, left: 1 }) as TraceEvent;

it('returns the way of each ball that moves, from where it was', () => {
  const events = [
    step('red'),
    { type: 'carom', ball: 'red', hits: 'blue', dir: 'E', left: 2 } as TraceEvent,
    step('blue'),
    step('blue'),
  ];
  const way = { trace: { events }, spots: [spot(1), null, spot(3), spot(4)] } as unknown as Way;
  const ways = waysOf(way, { red: spot(0), blue: spot(2), green: spot(9) });
  expect(ways.map((spots) => spots.map(({ x }) => x))).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});
