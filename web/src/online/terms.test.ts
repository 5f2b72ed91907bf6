import { expect, it } from 'vitest';
import { clockOf, FIRST_TERMS, newTable } from './terms';

it('has no clock, minutes per move, or days', () => {
  expect(clockOf(FIRST_TERMS)).toBeNull();
  expect(clockOf({ ...FIRST_TERMS, clock: 'move', move: 120_000 })).toEqual({
    turn_ms: 120_000,
    total_ms: null,
    increment_ms: 0,
  });
  expect(clockOf({ ...FIRST_TERMS, clock: 'days', days: 86_400_000 })?.turn_ms).toBe(86_400_000);
});

it('allows free text only at tables by invitation', () => {
  const setup = { carramboule: { starts: 0 } };
  expect(newTable(setup, [{ type: 'person' }], { ...FIRST_TERMS, chat: 'free' }).chat).toBe('free');
  expect(
    newTable(setup, [{ type: 'person' }], { ...FIRST_TERMS, chat: 'free', open: true }).chat,
  ).toBe('phrases');
});
