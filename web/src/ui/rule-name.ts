// Rule ids. Messages and files omit the `K-` of Carramboule fouls.
import type { CarrambouleFoul } from '../generated/protocol';

/** Returns the id of the rule that describes a Carramboule foul. */
export function foulRule(foul: CarrambouleFoul): string {
  return foul === 'breach' ? 'K6' : `K-${foul}`;
}
