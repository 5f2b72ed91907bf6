// The time of an edition: how much is left, and its days as a strip of cups.
import type { CupEntry } from '../generated/protocol';

const DAY = 86_400_000;
/** Editions with more days have no strip. */
const MAX_DAYS = 14;

export interface StripDay {
  /** When the day starts, or the edition if that is later. */
  begins: number;
  state: 'past' | 'now' | 'next';
}

/**
 * Returns the days of an edition in UTC, like the server; empty if there is only one, or too many.
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

/** Returns the whole week of a weekly cup, from Monday, whenever the cup was created. */
export function wholeWeek(cup: Pick<CupEntry, 'begins' | 'ends' | 'rhythm'>): {
  begins: number;
  ends: number;
} {
  const begins =
    cup.rhythm.type === 'weekly' ? Math.min(cup.begins, cup.ends - 7 * DAY) : cup.begins;
  return { begins, ends: cup.ends };
}
