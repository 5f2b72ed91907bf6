// Which puzzles were solved on this device, and which at the first try; how strong that makes one, and on which days
// the puzzle of the day was solved.
import { keepThing, thing } from '../core/saved';
import type { Riddle } from './puzzles';
import { gradeRating, NEWCOMER, rated, type Strength } from './strength';

export type Mark = 'first' | 'later' | 'missed';

interface Form {
  strength: Strength;
  /** Days on which their puzzle was solved. */
  days: string[];
}

const PLACE = 'puzzles';
const FORM = 'puzzles-form';
let form = $state.raw<Form>({ strength: NEWCOMER, days: [] });
let marks = $state.raw<Record<string, Mark>>({});
let reading: Promise<void> | undefined;

/** Reads what was kept; once. */
export function readProgress(): Promise<void> {
  reading ??= Promise.all([thing<Record<string, Mark>>(PLACE), thing<Form>(FORM)]).then(
    ([kept, known]) => {
      marks = { ...kept, ...marks };
      form = known ?? form;
    },
    // A browser that keeps nothing begins anew.
    () => {},
  );
  return reading;
}

/** Reactive. */
export function markOf(id: string): Mark | null {
  return marks[id] ?? null;
}

export function isSolved(id: string): boolean {
  return marks[id] === 'first' || marks[id] === 'later';
}

/** How an answer changes the mark: only the first one can be the first. */
export function marked(before: Mark | null, right: boolean): Mark {
  if (before === null) return right ? 'first' : 'missed';
  return before === 'missed' && right ? 'later' : before;
}

/** Reactive. */
export const strength = (): Strength => form.strength;
/** Reactive. */
export const solvedDays = (): string[] => form.days;

/** Notes an answer; only the first one to a puzzle says something about one's strength. `day` is whose puzzle it is. */
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
    keepThing(PLACE, $state.snapshot(marks)),
    keepThing(FORM, $state.snapshot(form)),
  ]).catch(() => {});
}
