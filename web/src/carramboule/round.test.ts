import { expect, it } from 'vitest';
import type { CarrambouleOutcome, CarrambouleView } from '../generated/protocol';
import type { Deed } from './history';
import { bestShot, roundEnd } from './round';

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

it('a round is added up ball by ball, the queen last', () => {
  const end = roundEnd(game, outcome(['white'], 0, 10))!;
  expect(end).toMatchObject({ round: 4, winner: 0, before: [17, 12], after: [27, 12] });
  expect(end.parts.map((part) => `${part.kind} ${part.points}`)).toEqual([
    ...Array<string>(5).fill('black 1'),
    'queen 5',
  ]);
});

it('a round given away counts the balls left, the queen, and the cue ball that fell with it', () => {
  const end = roundEnd({ ...game, table: [4, 1] }, outcome(['black', 'white', 'cue'], 1, 9))!;
  expect(end.after).toEqual([17, 21]);
  expect(end.parts.map((part) => part.kind)).toEqual(['white', 'white', 'white', 'queen', 'cue']);
  expect(end.parts.reduce((sum, part) => sum + part.points, 0)).toBe(9);
});

it('a shot within a round ends nothing', () => {
  const going = { pocketed: [], verdict: { round: null } } as unknown as CarrambouleOutcome;
  expect(roundEnd(game, going)).toBeNull();
});

it('the best shot has most own balls or the queen, and no foul', () => {
  const deed = (shot: number, fell: Deed['fell'], foul: string | null, queen: unknown = 'table') =>
    ({
      shot,
      by: 0,
      white: 0,
      fell,
      action: { type: 'shoot' },
      queenBefore: 'table',
      outcome: { verdict: { foul, queen, round: null } },
    }) as unknown as Deed;
  const one = deed(1, ['white'], null);
  const fouled = deed(2, ['white', 'white', 'white'], 'F3');
  const queen = deed(3, ['queen', 'white'], null, { held: 0 });
  expect(bestShot([one, queen, fouled])?.shot).toBe(3);
  expect(bestShot([fouled])).toBeNull();
  expect(bestShot([one, deed(4, ['white'], null), deed(5, ['black'], null)])?.shot).toBe(4);
});
