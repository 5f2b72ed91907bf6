// Ids of rules. Messages and files leave out the `K-` of Carramboule's fouls.
import type { CarrambouleFoul } from '../generated/protocol';

/** Returns the id of the rule that describes a foul of Carramboule. */
export function foulRule(foul: CarrambouleFoul): string {
  return foul === 'breach' ? 'K6' : `K-${foul}`;
}
