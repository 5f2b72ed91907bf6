import { expect, test } from 'vitest';
import { standing } from './podium';

const names = (places: { name: string }[]) => places.map(({ name }) => name);

test('the first is in the middle, and the fourth below', () => {
  const places = [4, 1, 3, 2].map((rank) => ({ name: `p${rank}`, total: '0', rank }));
  const { steps, rest } = standing(places);
  expect(names(steps)).toEqual(['p2', 'p1', 'p3']);
  expect(names(rest)).toEqual(['p4']);
  expect(steps[1]!.place).toBe(1);
});

test('two tied players are side by side, and a single player is alone', () => {
  const level = ['a', 'b'].map((name) => ({ name, total: '9', rank: 1 }));
  expect(names(standing(level).steps)).toEqual(['b', 'a']);
  expect(names(standing(level.slice(0, 1)).steps)).toEqual(['a']);
});
