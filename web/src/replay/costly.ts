// The choices that cost most, to be looked at first.
import type { FilmAdvice, ShotAdvice } from '../generated/protocol';

export interface Costly {
  step: number;
  /** Strokes in mini golf, a part of the chance in Carramboule. */
  cost: number;
  /** The standard error of it; 0 where it is exact, or not known. */
  spread: number;
}

/** Less than this is not worth a look. */
const LEAST = 0.02;

/** The three costliest choices of a seat, the costliest first. */
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

/** Whether chance alone may have made the difference. */
export const isClose = (cost: number, spread: number) => spread > 0 && cost < 2 * spread;

/** A cost in a word: `much`, `some` or `little`. */
export const howMuch = (cost: number) => (cost >= 0.75 ? 'much' : cost >= 0.25 ? 'some' : 'little');

/** How it went in two words: how one chose, and how the dice fell. */
export function wentHow(luck: number, skill: number): { choices: string; dice: string } {
  return {
    choices: skill > -0.5 ? 'well' : skill > -2 ? 'mixed' : 'dear',
    dice: luck > 0.5 ? 'kind' : luck < -0.5 ? 'unkind' : 'even',
  };
}

/** A roll in a word. */
export const rollHow = (luck: number) => (luck > 0.15 ? 'kind' : luck < -0.15 ? 'unkind' : 'even');

/** The choices of a stroke in a word; how far off the estimate may be is 0 where it is exact. */
export function choiceHow(skill: number, spread = 0): string {
  if (isClose(-skill, spread)) return 'close';
  return skill > -0.02 ? 'well' : howMuch(-skill);
}
