// Rule ids. Messages and files write Carramboule's fouls without their `K-`.
import type { CarrambouleFoul } from '../generated/protocol';

/** Returns the rule that a foul of Carramboule breaks. */
export function foulRule(foul: CarrambouleFoul): string {
  return foul === 'breach' ? 'K6' : `K-${foul}`;
}
