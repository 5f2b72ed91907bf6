import { expect, it } from 'vitest';
import type { CarrambouleOutcome, CarrambouleView } from '../../../generated/protocol';
import { roundEnd } from './round';

const game = {
  round: 4,
  white: 0,
  points: [17, 12],
  table: [1, 5],
  queen: { held: 0 },
} as unknown as CarrambouleView;

function outcome(
  pocketed: CarrambouleOutcome['pocketed'],
  winner: number,
  points: number,
): CarrambouleOutcome {
  return {
    pocketed,
    breach: false,
    verdict: { foul: null, queen: 'table', round: { winner, points } },
  } as unknown as CarrambouleOutcome;
}

it('counts a round ball by ball, the queen last', () => {
  const end = roundEnd(game, outcome(['white'], 0, 10))!;
  expect(end).toMatchObject({ round: 4, winner: 0, before: [17, 12], after: [27, 12] });
  expect(end.parts.map((part) => `${part.kind} ${part.points}`)).toEqual([
    ...Array<string>(5).fill('black 1'),
    'queen 5',
  ]);
});

it('a lost round counts the balls left, the queen, and the cue ball pocketed with it', () => {
  const end = roundEnd({ ...game, table: [4, 1] }, outcome(['black', 'white', 'cue'], 1, 9))!;
  expect(end.after).toEqual([17, 21]);
  expect(end.parts.map((part) => part.kind)).toEqual(['white', 'white', 'white', 'queen', 'cue']);
  expect(end.parts.reduce((sum, part) => sum + part.points, 0)).toBe(9);
});

it('a shot within a round does not end it', () => {
  const going = { pocketed: [], verdict: { round: null } } as unknown as CarrambouleOutcome;
  expect(roundEnd(game, going)).toBeNull();
});

it('the last round names the winner of the match', () => {
  const results = [
    { total: 27, rank: 1, withdrawn: false },
    { total: 12, rank: 2, withdrawn: false },
  ];
  const end = (ranks: number[]) =>
    roundEnd(
      game,
      outcome(['white'], 0, 10),
      results.map((result, seat) => ({ ...result, rank: ranks[seat]! })),
    )!.match;
  expect(end([1, 2])).toEqual({ winner: 0 });
  expect(end([1, 1])).toEqual({ winner: null });
  expect(roundEnd(game, outcome(['white'], 0, 10))!.match).toBeNull();
});
