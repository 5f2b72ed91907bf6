import { describe, expect, it } from 'vitest';
import { momentOf } from './moment';

const stroke = { ball: 'red', seat: 0, count: 3, score: 3, balls: 1 };

describe('the moment a ball drops', () => {
  it('is measured against par, tokens included', () => {
    expect(momentOf(stroke, 3, true)).toMatchObject({ against: 'par', confetti: 26 });
    expect(momentOf({ ...stroke, count: 5 }, 4, true)).toMatchObject({
      against: 'under',
      under: 1,
    });
    expect(momentOf(stroke, 2, true)).toMatchObject({ against: 'plain', confetti: 0 });
  });

  it('knows a hole in one without par, and says nothing of a par nobody knows', () => {
    expect(momentOf({ ...stroke, count: 1, score: 1 }, null, true).against).toBe('ace');
    expect(momentOf(stroke, null, true).against).toBe('plain');
  });

  it('throws for many balls, and for one’s own only', () => {
    expect(momentOf({ ...stroke, balls: 4 }, null, true).confetti).toBe(26);
    expect(momentOf(stroke, 3, false).confetti).toBe(0);
  });
});
