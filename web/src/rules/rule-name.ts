// The ids of rules. Carramboule's fouls are called F1 to F6, as some rules of mini golf are too; their
// ids begin with `K-`, and their names in print do not.
import type { CarrambouleFoul } from '../generated/protocol';

/** How a rule is called in print. */
export function ruleName(id: string): string {
  return id.replace(/^K-/, '');
}

/** The rule that a foul of Carramboule breaks. */
export function foulRule(foul: CarrambouleFoul): string {
  return foul === 'breach' ? 'K6' : `K-${foul}`;
}
