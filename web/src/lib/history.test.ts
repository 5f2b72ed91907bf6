import { expect, it } from 'vitest';
import { next, redo, undo, type History } from './history';

const begun: History<number> & { name: string } = { name: 'a', past: [], now: 1, future: [] };

it('undo and redo restore each state and keep everything else', () => {
  const three = next(next(begun, 2), 3);
  const back = undo(undo(three));
  expect(back).toEqual({ name: 'a', past: [], now: 1, future: [2, 3] });
  expect(redo(redo(back))).toEqual(three);
  expect(undo(back)).toBe(back);
  expect(redo(three)).toBe(three);
});

it('a new state clears redo', () => {
  expect(next(undo(next(begun, 2)), 5)).toEqual({ name: 'a', past: [1], now: 5, future: [] });
});

it('only the latest steps are kept', () => {
  expect(next(next(next(begun, 2), 3), 4, 2).past).toEqual([2, 3]);
});
