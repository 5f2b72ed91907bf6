// The time of an edition: how much is left, and its days as a strip of cups.
import type { CupEntry } from '../generated/protocol';

const DAY = 86_400_000;
/** More days than this make no strip. */
const MOST = 14;

export interface StripDay {
  /** When it begins, or where the edition does. */
  begins: number;
  state: 'past' | 'now' | 'next';
}

/** The days of an edition by UTC, as the host counts them; nothing if there is but one, or too many. */
export function stripOf(edition: Pick<CupEntry, 'begins' | 'ends'>, now: number): StripDay[] {
  const first = Math.floor(edition.begins / DAY);
  const last = Math.floor((edition.ends - 1) / DAY);
  const count = last - first + 1;
  if (count < 2 || count > MOST) return [];
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

/** A week begins on its Monday, whenever in it a cup was made. */
export function wholeWeek(cup: Pick<CupEntry, 'begins' | 'ends' | 'rhythm'>): {
  begins: number;
  ends: number;
} {
  const begins =
    cup.rhythm.type === 'weekly' ? Math.min(cup.begins, cup.ends - 7 * DAY) : cup.begins;
  return { begins, ends: cup.ends };
}
