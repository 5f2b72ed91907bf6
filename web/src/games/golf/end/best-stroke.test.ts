// Tests how the core's ratings decide which stroke of a match is best.
import { describe, expect, it } from 'vitest';
import type { View } from '../../../generated/protocol';
import type { Retold } from '../../../core/messages';
import { findBest } from './best-stroke';

const view = { game: { golf: { ball: 'red', course: 0 } } } as unknown as View;
/**
 * Returns a stroke by the player in seat `seat`, with the core's rating of this stroke. A `rating`
 * of null means that the stroke is not worth watching.
 */
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
  it('is the highest rated one of the local players, with the events before it', () => {
    const match = past(played(0, 12), played(0, null), played(0, 20), played(1, 40));
    expect(findBest(match, 5, [0])).toMatchObject({ seat: 0, before: 9 });
    expect(findBest(match, 5, [])).toMatchObject({ seat: 1 });
  });

  it('is another player’s if the local players have none', () => {
    expect(findBest(past(played(0, null), played(1, 9)), 5, [0])).toMatchObject({ seat: 1 });
  });

  it('is missing if no stroke is worth watching', () => {
    expect(findBest(past(played(0, null)), 5, [0])).toBeNull();
    expect(findBest(past(), 5, [0])).toBeNull();
  });
});
