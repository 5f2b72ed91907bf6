// Which puzzles were solved on this device, and which at the first try.
import { keepThing, thing } from '../core/saved';

export type Mark = 'first' | 'later' | 'missed';

const PLACE = 'puzzles';
let marks = $state.raw<Record<string, Mark>>({});
let reading: Promise<void> | undefined;

/** Reads what was kept; once. */
export function readProgress(): Promise<void> {
  reading ??= thing<Record<string, Mark>>(PLACE).then(
    (kept) => void (marks = { ...kept, ...marks }),
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

export async function noteAnswer(id: string, right: boolean): Promise<void> {
  await readProgress();
  marks = { ...marks, [id]: marked(markOf(id), right) };
  await keepThing(PLACE, $state.snapshot(marks)).catch(() => {});
}
