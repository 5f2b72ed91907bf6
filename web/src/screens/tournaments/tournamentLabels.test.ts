import { expect, it } from 'vitest';
import { enoughRounds, points } from './tournamentLabels';

it('counts points in halves', () => {
  expect([0, 1, 2, 3, 18].map(points)).toEqual(['0', '½', '1', '1½', '9']);
});

it('suggests enough rounds to find a winner', () => {
  expect([1, 2, 8, 9, 16, 17, 64, 1000].map(enoughRounds)).toEqual([3, 3, 3, 4, 4, 5, 6, 9]);
});
