// The players of a Carramboule match and who shoots first, as chosen in the forms.
import type { SeatKind } from '../../../generated/protocol';

export type Against = 'computer' | 'person';
export type Starts = 'first' | 'second' | 'lot';

export function seatsOf(against: Against, level: number): SeatKind[] {
  return [
    { type: 'person' },
    against === 'computer' ? { type: 'computer', level } : { type: 'person' },
  ];
}

/** Returns the seat that shoots first. `chance` is a random number from 0 to 1. */
export function firstSeat(starts: Starts, chance = Math.random()): number {
  return starts === 'lot' ? Math.round(chance) : starts === 'first' ? 0 : 1;
}
