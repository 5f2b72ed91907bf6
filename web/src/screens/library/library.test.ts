import { describe, expect, it } from 'vitest';
import { ANYTHING, hardness, listPath } from './library';

const facts = (value: number | null, average: number | null) => ({
  par: 3,
  value,
  average,
  cells: 150,
  pieces: [],
});

describe('the library', () => {
  it('sends only the chosen filters', () => {
    expect(listPath(ANYTHING, 0)).toBe('/courses?order=new');
    const wish = { ...ANYTHING, search: ' 50% & more ', par: '3', piece: 'sand' };
    expect(listPath(wish, 50)).toBe(
      '/courses?order=new&skip=50&search=50%25+%26+more&par=3&piece=sand',
    );
  });

  it('rates difficulty by the extra strokes of an average player', () => {
    expect([500, 900, 1500, 3000].map((more) => hardness(facts(2000, 2000 + more)))).toEqual([
      1, 2, 3, 4,
    ]);
    expect(hardness(facts(null, null))).toBeNull();
  });
});
