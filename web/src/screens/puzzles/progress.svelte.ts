// The player's progress on this device: how each puzzle was answered, the rating, and the dates of
// solved daily puzzles.
import { storeValue, storedValue } from '../../core/saved';
import type { Riddle } from './puzzles';
import { gradeRating, NEWCOMER, rated, type Strength } from './strength';

export type Mark = 'first' | 'later' | 'missed';

interface Form {
  strength: Strength;
  /** The dates of the daily puzzles that were solved. */
  days: string[];
}

const PLACE = 'puzzles';
const FORM = 'puzzles-form';
let form = $state.raw<Form>({ strength: NEWCOMER, days: [] });
let marks = $state.raw<Record<string, Mark>>({});
let reading: Promise<void> | undefined;

/** Loads the saved progress. Later calls return the first call's promise. */
export function readProgress(): Promise<void> {
  reading ??= Promise.all([storedValue<Record<string, Mark>>(PLACE), storedValue<Form>(FORM)]).then(
    ([kept, known]) => {
      marks = { ...kept, ...marks };
      form = known ?? form;
    },
    // Without storage, the player starts with no progress.
    () => {},
  );
  return reading;
}

/** Returns how a puzzle was answered; null if it was not. Reactive. */
export function markOf(id: string): Mark | null {
  return marks[id] ?? null;
}

export function isSolved(id: string): boolean {
  return marks[id] === 'first' || marks[id] === 'later';
}

/** Returns a puzzle's mark after an answer. Only the first answer can earn `first`. */
export function marked(before: Mark | null, right: boolean): Mark {
  if (before === null) return right ? 'first' : 'missed';
  return before === 'missed' && right ? 'later' : before;
}

/** Returns the player's rating. Reactive. */
export const strength = (): Strength => form.strength;
/** Returns the dates of the daily puzzles that were solved. Reactive. */
export const solvedDays = (): string[] => form.days;

/**
 * Records an answer. Only the first answer to a puzzle changes the rating. `day` is the date of a
 * daily puzzle, else null.
 */
export async function noteAnswer(
  { id, grade }: Pick<Riddle, 'id' | 'grade'>,
  right: boolean,
  day: string | null,
): Promise<void> {
  await readProgress();
  const score = right ? 1 : 0;
  form = {
    strength:
      markOf(id) === null && grade !== null
        ? rated(form.strength, [{ ...gradeRating(grade), score }])
        : form.strength,
    days: right && day !== null && !form.days.includes(day) ? [...form.days, day] : form.days,
  };
  marks = { ...marks, [id]: marked(markOf(id), right) };
  await Promise.all([
    storeValue(PLACE, $state.snapshot(marks)),
    storeValue(FORM, $state.snapshot(form)),
  ]).catch(() => {});
}
