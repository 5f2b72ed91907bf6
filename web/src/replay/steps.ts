// Moving about in the steps of a record.
import type { FilmStep } from '../generated/protocol';

/** Steps that one jumps to: strokes and shots. */
export function isStroke(step: FilmStep): boolean {
  return step.kind === 'stroke' || step.kind === 'shot';
}

/** The places of all strokes among the steps. */
export function strokesOf(steps: readonly FilmStep[]): number[] {
  return steps.flatMap((step, index) => (isStroke(step) ? [index] : []));
}

/** The stroke after or before a step; the end or the beginning if there is none. */
export function strokeFrom(steps: readonly FilmStep[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < steps.length; index += by)
    if (isStroke(steps[index]!)) return index;
  return by > 0 ? steps.length - 1 : 0;
}

/** Choices before a stroke: they belong to the stroke they lead to. */
const CHOOSING: readonly FilmStep['kind'][] = ['start', 'pick', 'roll'];

/** The stroke that a step is or leads to; the step itself if nothing was played any more. */
export function strokeOf(steps: readonly FilmStep[], step: number): number {
  let at = step;
  while (at < steps.length && CHOOSING.includes(steps[at]!.kind)) at++;
  return at < steps.length && isStroke(steps[at]!) ? at : step;
}

/** The number of the stroke that is shown, is being chosen or was last, from 1; 0 before the first. */
export function strokeNumber(steps: readonly FilmStep[], step: number): number {
  const shown = strokeOf(steps, step);
  return steps.slice(0, shown + 1).filter(isStroke).length;
}

/** The first and the last step of what a step belongs to: its stroke with all choices, or its course. */
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
  // Nothing was played any more: the stroke before.
  while (last > 0 && !isStroke(steps[last]!)) last--;
  let first = last;
  while (first > 0 && CHOOSING.includes(steps[first - 1]!.kind)) first--;
  return [first, last];
}
