import { expect, test } from 'vitest';
import type { FilmChances, ShotAdvice } from '../../generated/protocol';
import { shotLines, slips, winningLines } from './chances';

const chances = (...strokes: number[][]): FilmChances => ({
  begin: strokes[0]!.map(() => 1 / strokes[0]!.length),
  strokes: strokes.map((chances, index) => ({ step: 3 * index + 3, chances })),
  decided: null,
});

test('two players share a line, more have one each', () => {
  const two = winningLines([3, 6, 9], chances([0.6, 0.4], [0.9, 0.1]));
  expect(two).toEqual([{ seat: 0, begin: 0.5, values: [0.6, 0.9, null] }]);
  const three = winningLines([3], chances([0.5, 0.3, 0.2]));
  expect(three.map(({ seat, values }) => [seat, values[0]])).toEqual([
    [0, 0.5],
    [1, 0.3],
    [2, 0.2],
  ]);
});

test('chances of shots are the first seat’s, and mistakes are marked', () => {
  const shot = (step: number, seat: number, after: number, best: number) =>
    [step, { step, seat, after, best } as ShotAdvice] as const;
  const shots = new Map([shot(1, 0, 0.6, 0.62), shot(2, 1, 0.3, 0.5)]);
  expect(shotLines([1, 2, 3], shots)[0]!.values).toEqual([0.6, 0.7, null]);
  expect([...slips(shots)]).toEqual([2]);
});
