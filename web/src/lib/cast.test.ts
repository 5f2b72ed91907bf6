import { expect, it } from 'vitest';
import { CAST, castAt, computerName } from './cast';

it('every level of the computer has a name, and two of one level differ', () => {
  expect(new Set(CAST).size).toBe(5);
  expect([1, 2, 5].map((level) => computerName(level))).toEqual(['Leo', 'Mia', 'Iris']);
  const computer = (level: number) => ({ kind: { type: 'computer' as const, level } });
  const seats = [computer(2), { kind: { type: 'person' as const } }, computer(4), computer(2)];
  expect(seats.map((_, seat) => castAt(seats, seat))).toEqual(['Mia', null, 'Max', 'Mia 2']);
});
