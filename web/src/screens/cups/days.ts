// The time that an edition has left, and its days as a strip of cups.
import type { CupEntry } from '../../generated/protocol';
import { DAY } from '../../lib/time';

/** The maximum number of days in a strip. Longer editions have no strip. */
const MAX_DAYS = 14;

export interface StripDay {
  /** The start of the day in UTC, in milliseconds since 1970. */
  begins: number;
  state: 'past' | 'now' | 'next';
}

/**
 * Returns the days of an edition, in UTC as on the server. The list is empty if the edition has
 * only one day, or more days than fit in a strip.
 */
export function stripOf(edition: Pick<CupEntry, 'begins' | 'ends'>, now: number): StripDay[] {
  const first = Math.floor(edition.begins / DAY);
  const last = Math.floor((edition.ends - 1) / DAY);
  const count = last - first + 1;
  if (count < 2 || count > MAX_DAYS) return [];
  const today = Math.floor(now / DAY);
  return Array.from({ length: count }, (_, place) => {
    const day = first + place;
    const over = now >= edition.ends;
    return {
      begins: day * DAY,
      state: over || day < today ? 'past' : day === today ? 'now' : 'next',
    };
  });
}

/**
 * Returns when an edition begins and ends. For a weekly cup, this is the complete week from Monday,
 * even if the cup was created later in the week.
 */
export function wholeWeek(cup: Pick<CupEntry, 'begins' | 'ends' | 'rhythm'>): {
  begins: number;
  ends: number;
} {
  const begins =
    cup.rhythm.type === 'weekly' ? Math.min(cup.begins, cup.ends - 7 * DAY) : cup.begins;
  return { begins, ends: cup.ends };
}
