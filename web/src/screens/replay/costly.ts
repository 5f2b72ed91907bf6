// Finds the costliest choices in a match, and describes cost and luck in words.
import type { FilmAdvice, ShotAdvice } from '../../generated/protocol';

export interface Costly {
  step: number;
  /**
   * The cost of the choice: in strokes for mini golf, as a lost probability of winning for
   * Carramboule.
   */
  cost: number;
  /** The standard error of the cost; 0 if none is known. */
  spread: number;
}

/** Choices with a lower cost are not listed. */
const LEAST = 0.02;

/**
 * Returns up to three choices of a seat, costliest first. Leaves out choices that may have cost
 * nothing.
 */
export function costliest(
  seat: number,
  advice: Iterable<FilmAdvice>,
  shots: Iterable<ShotAdvice>,
): Costly[] {
  return [
    ...[...advice].map(({ step, seat: by, cost, spread }) => ({ step, by, cost, spread })),
    ...[...shots].map(({ step, seat: by, best, after }) => {
      return { step, by, cost: best - after, spread: 0 };
    }),
  ]
    .filter(({ by, cost, spread }) => by === seat && cost >= LEAST && !isClose(cost, spread))
    .sort((one, other) => other.cost - one.cost || one.step - other.step)
    .slice(0, 3)
    .map(({ step, cost, spread }) => ({ step, cost, spread }));
}

/**
 * Returns whether a cost is within its margin of error, so that the choice may have cost nothing.
 */
export const isClose = (cost: number, spread: number) => spread > 0 && cost < 2 * spread;

/** Returns the text variant for a cost: `much`, `some` or `little`. */
export const howMuch = (cost: number) => (cost >= 0.75 ? 'much' : cost >= 0.25 ? 'some' : 'little');

/** Returns the two text variants that sum up a match: one about the choices, one about the dice. */
export function wentHow(luck: number, skill: number): { choices: string; dice: string } {
  return {
    choices: skill > -0.5 ? 'well' : skill > -2 ? 'mixed' : 'dear',
    dice: luck > 0.5 ? 'kind' : luck < -0.5 ? 'unkind' : 'even',
  };
}

/** Returns the text variant that describes the luck of a roll. */
export const rollHow = (luck: number) => (luck > 0.15 ? 'kind' : luck < -0.15 ? 'unkind' : 'even');

/**
 * Returns the text variant that describes the choices of a stroke. `spread` is the standard error,
 * or 0.
 */
export function choiceHow(skill: number, spread = 0): string {
  if (isClose(-skill, spread)) return 'close';
  return skill > -0.02 ? 'well' : howMuch(-skill);
}
