// Finds the strokes among the steps of a record.
import type { FilmStep } from '../../generated/protocol';

/** Returns whether a step is a stroke or shot, to which players can jump. */
export function isStroke(step: FilmStep): boolean {
  return step.kind === 'stroke' || step.kind === 'shot';
}

/** Returns the indices of all strokes and shots. */
export function strokesOf(steps: readonly FilmStep[]): number[] {
  return steps.flatMap((step, index) => (isStroke(step) ? [index] : []));
}

/**
 * Returns the index of the next or previous stroke; if there is none, the index of the last or
 * first step.
 */
export function strokeFrom(steps: readonly FilmStep[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < steps.length; index += by)
    if (isStroke(steps[index]!)) return index;
  return by > 0 ? steps.length - 1 : 0;
}

/** The kinds of steps in which the player makes a choice for the next stroke. */
const CHOOSING: readonly FilmStep['kind'][] = ['start', 'pick', 'roll'];

/**
 * Returns the index of the stroke that the given step is or leads to; if there is none, the index
 * of the given step.
 */
export function strokeOf(steps: readonly FilmStep[], step: number): number {
  let at = step;
  while (at < steps.length && CHOOSING.includes(steps[at]!.kind)) at++;
  return at < steps.length && isStroke(steps[at]!) ? at : step;
}

/**
 * Returns the number, counting from 1, of the stroke that the given step is or leads to. For any
 * other step, returns the number of the previous stroke, or 0 if there is none.
 */
export function strokeNumber(steps: readonly FilmStep[], step: number): number {
  const shown = strokeOf(steps, step);
  return steps.slice(0, shown + 1).filter(isStroke).length;
}

/**
 * Returns the indices of the first and last steps of the stroke or course (depending on `what`) to
 * which the given step belongs. A stroke includes all choices made for it.
 */
export function stretch(
  steps: readonly FilmStep[],
  step: number,
  what: 'stroke' | 'course',
): [number, number] {
  if (what === 'course') {
    const { course } = steps[step]!;
    const inside = steps.flatMap((other, index) =>
      other.course === course && other.kind !== 'end' ? [index] : [],
    );
    return [inside[0]!, inside.at(-1)!];
  }
  let last = step;
  while (last < steps.length - 1 && !isStroke(steps[last]!)) last++;
  // If no stroke follows, takes the previous one.
  while (last > 0 && !isStroke(steps[last]!)) last--;
  let first = last;
  while (first > 0 && CHOOSING.includes(steps[first - 1]!.kind)) first--;
  return [first, last];
}
