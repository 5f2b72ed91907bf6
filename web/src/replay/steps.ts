// Finds strokes among the steps of a record.
import type { FilmStep } from '../generated/protocol';

/** Returns whether a step is a stroke or a shot, which players can jump to. */
export function isStroke(step: FilmStep): boolean {
  return step.kind === 'stroke' || step.kind === 'shot';
}

/** Returns the indices of all strokes and shots. */
export function strokesOf(steps: readonly FilmStep[]): number[] {
  return steps.flatMap((step, index) => (isStroke(step) ? [index] : []));
}

/**
 * Returns the index of the next or previous stroke; if there is none, that of the last or first
 * step.
 */
export function strokeFrom(steps: readonly FilmStep[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < steps.length; index += by)
    if (isStroke(steps[index]!)) return index;
  return by > 0 ? steps.length - 1 : 0;
}

/** The kinds of steps in which the player chooses something for the stroke that follows. */
const CHOOSING: readonly FilmStep['kind'][] = ['start', 'pick', 'roll'];

/** Returns the stroke that a step is or leads to; without one, the step itself. */
export function strokeOf(steps: readonly FilmStep[], step: number): number {
  let at = step;
  while (at < steps.length && CHOOSING.includes(steps[at]!.kind)) at++;
  return at < steps.length && isStroke(steps[at]!) ? at : step;
}

/**
 * Returns the number, from 1, of the stroke that a step is or leads to; for steps after the last
 * stroke, the number of that stroke.
 */
export function strokeNumber(steps: readonly FilmStep[], step: number): number {
  const shown = strokeOf(steps, step);
  return steps.slice(0, shown + 1).filter(isStroke).length;
}

/**
 * Returns the first and the last step of the stroke or course (as `what` says) that contains a
 * step. A stroke includes all its choices.
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
  // Takes the previous stroke if none follows.
  while (last > 0 && !isStroke(steps[last]!)) last--;
  let first = last;
  while (first > 0 && CHOOSING.includes(steps[first - 1]!.kind)) first--;
  return [first, last];
}
