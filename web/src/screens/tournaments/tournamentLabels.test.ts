import { expect, it } from 'vitest';
import { enoughRounds } from './tournamentLabels';

it('suggests enough rounds to find a winner', () => {
  expect([1, 2, 8, 9, 16, 17, 64, 1000].map(enoughRounds)).toEqual([3, 3, 3, 4, 4, 5, 6, 9]);
});
