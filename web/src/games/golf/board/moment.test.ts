import { describe, expect, it } from 'vitest';
import { momentOf } from './moment';

const stroke = { ball: 'red', seat: 0, count: 3, score: 3, balls: 1 };

describe('the moment when a ball drops', () => {
  it('compares with par, including tokens', () => {
    expect(momentOf(stroke, 3, true)).toMatchObject({ against: 'par', confetti: 26 });
    expect(momentOf({ ...stroke, count: 5 }, 4, true)).toMatchObject({
      against: 'under',
      under: 1,
    });
    expect(momentOf(stroke, 2, true)).toMatchObject({ against: 'plain', confetti: 0 });
  });

  it('recognises a hole in one without par, and is silent if par is unknown', () => {
    expect(momentOf({ ...stroke, count: 1, score: 1 }, null, true).against).toBe('ace');
    expect(momentOf(stroke, null, true).against).toBe('plain');
  });

  it('throws confetti for many balls, and only for your own', () => {
    expect(momentOf({ ...stroke, balls: 4 }, null, true).confetti).toBe(26);
    expect(momentOf(stroke, 3, false).confetti).toBe(0);
  });
});
