import { expect, it } from 'vitest';
import { bestPick, type Offered } from './tip';

const die = (name: string, impulses: number[], holing = 0): Offered => ({
  pick: { die: name },
  impulses,
  holes: impulses.map((_, side) => side < holing),
});

it('lights the die with most sides into the hole, else the one that goes about as far', () => {
  const white = [1, 2, 3, 4, 5, 6];
  const green = [8, 9, 10, 11, 12, 13];
  expect(bestPick([die('white', white, 1), die('green', green, 2)], 3)).toEqual({ die: 'green' });
  expect(bestPick([die('white', white), die('green', green)], 14)).toEqual({ die: 'green' });
  expect(bestPick([die('white', white), die('green', green)], 2)).toEqual({ die: 'white' });
  expect(bestPick([], 2)).toBeNull();
});
