// Which stroke of a match is the best, once the core has rated them.
import { describe, expect, it } from 'vitest';
import type { View } from '../generated/protocol';
import type { Retold } from '../core/messages';
import { findBest } from './best-stroke';

const view = { game: { golf: { ball: 'red', course: 0 } } } as unknown as View;
/** A stroke of a seat, as the core has rated it; null if it is not worth watching. */
const played = (seat: number, rating: number | null) => ({
  events: [{ what: { type: 'acted', seat } }, { what: { type: 'drawn' } }],
  shown: {
    stroke: { dir: 'E' },
    highlight: rating === null ? null : { rating, sides: null },
    motion: null,
  },
  view,
});
const past = (...updates: ReturnType<typeof played>[]) =>
  ({ before: view, updates }) as unknown as Retold;

describe('the best stroke', () => {
  it('is the one rated highest among those who sit here, and knows what came before it', () => {
    const match = past(played(0, 12), played(0, null), played(0, 20), played(1, 40));
    expect(findBest(match, 5, [0])).toMatchObject({ seat: 0, before: 9 });
    expect(findBest(match, 5, [])).toMatchObject({ seat: 1 });
  });

  it('is that of another player if those who sit here have none', () => {
    expect(findBest(past(played(0, null), played(1, 9)), 5, [0])).toMatchObject({ seat: 1 });
  });

  it('is missing where no stroke is worth watching', () => {
    expect(findBest(past(played(0, null)), 5, [0])).toBeNull();
    expect(findBest(past(), 5, [0])).toBeNull();
  });
});
