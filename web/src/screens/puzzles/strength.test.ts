import { describe, expect, it } from 'vitest';
import { gradeRating, NEWCOMER, rated } from './strength';

describe('the rating of a solver', () => {
  it('matches the example in the paper', () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });
  it('does not change without results', () => {
    expect(rated(NEWCOMER, [])).toEqual(NEWCOMER);
  });
  it('rises with solved puzzles, more for harder ones, and becomes more certain', () => {
    const easy = rated(NEWCOMER, [{ ...gradeRating(1), score: 1 }]);
    const hard = rated(NEWCOMER, [{ ...gradeRating(5), score: 1 }]);
    expect(easy.rating).toBeGreaterThan(1500);
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(hard.deviation).toBeLessThan(350);
    expect(rated(NEWCOMER, [{ ...gradeRating(1), score: 0 }]).rating).toBeLessThan(1500);
  });
});
