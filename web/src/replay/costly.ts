// The costliest choices of a match.
import type { FilmAdvice, ShotAdvice } from '../generated/protocol';

export interface Costly {
  step: number;
  /** In strokes for mini golf, as a share of the chance in Carramboule. */
  cost: number;
  /** Its standard error; 0 if exact or unknown. */
  spread: number;
}

/** Costs below this are not shown. */
const LEAST = 0.02;

/** Returns the three costliest choices of a seat, the costliest first. */
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

/** Returns whether the difference may be due to chance alone. */
export const isClose = (cost: number, spread: number) => spread > 0 && cost < 2 * spread;

/** Describes a cost: `much`, `some` or `little`. */
export const howMuch = (cost: number) => (cost >= 0.75 ? 'much' : cost >= 0.25 ? 'some' : 'little');

/** Summarises a match in two words: one for the choices, one for the dice. */
export function wentHow(luck: number, skill: number): { choices: string; dice: string } {
  return {
    choices: skill > -0.5 ? 'well' : skill > -2 ? 'mixed' : 'dear',
    dice: luck > 0.5 ? 'kind' : luck < -0.5 ? 'unkind' : 'even',
  };
}

/** Describes a roll. */
export const rollHow = (luck: number) => (luck > 0.15 ? 'kind' : luck < -0.15 ? 'unkind' : 'even');

/** Describes the choices of a stroke; `spread` is the standard error, 0 if exact. */
export function choiceHow(skill: number, spread = 0): string {
  if (isClose(-skill, spread)) return 'close';
  return skill > -0.02 ? 'well' : howMuch(-skill);
}
