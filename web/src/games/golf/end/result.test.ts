import { describe, expect, it } from 'vitest';
import { outcomeOf } from './result';

const seat = (total: number, rank: number, withdrawn = false) => ({ total, rank, withdrawn });

describe('the outcome of a match', () => {
  it('is the winner and the lead', () => {
    expect(outcomeOf([seat(11, 2), seat(8, 1), seat(14, 3)])).toEqual({
      type: 'won',
      seat: 1,
      lead: 3,
    });
  });

  it('is a draw, or a solo score', () => {
    expect(outcomeOf([seat(8, 1), seat(8, 1)])).toEqual({ type: 'tied' });
    expect(outcomeOf([seat(8, 1)])).toEqual({ type: 'alone', total: 8 });
  });

  it('has no lead over players who resigned', () => {
    expect(outcomeOf([seat(8, 1), seat(20, 2, true)])).toEqual({ type: 'won', seat: 0, lead: 0 });
  });
});
