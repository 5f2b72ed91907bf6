// Finds the winner of a match and the winner's lead.
import type { SeatResult } from '../../../generated/protocol';

export type Outcome =
  | { type: 'alone'; total: number }
  | { type: 'tied' }
  /** A lead of 0 may mean that all other players have left the match. */
  | { type: 'won'; seat: number; lead: number };

export function outcomeOf(results: readonly SeatResult[]): Outcome | null {
  const first = results.findIndex(({ rank }) => rank === 1);
  const best = results[first];
  if (!best) return null;
  if (results.length === 1) return { type: 'alone', total: best.total };
  if (results.filter(({ rank }) => rank === 1).length > 1) return { type: 'tied' };
  const others = results.filter((one) => one !== best && !one.withdrawn);
  const next = Math.min(...others.map(({ total }) => total));
  return { type: 'won', seat: first, lead: others.length > 0 ? Math.max(0, next - best.total) : 0 };
}
