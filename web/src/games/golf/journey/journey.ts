// The course map: the order of all courses in the box, their stages and pars, and the three courses
// of the first tour.
import table from '../../../../../docs/par.tsv?raw';
import type { GolfSetup, SeatKind } from '../../../generated/protocol';

/**
 * The stages of the course map. The order is only a suggestion: every course can be played at any
 * time.
 */
export const STAGES = [
  // This stage starts with the tour. Each course of the stage adds something new.
  { name: 'steps', courses: ['S-1a', 'S-1b', 'S-4a', 'S-9c', 'M-1', 'S-2a', 'S-4b'] },
  { name: 'felt', courses: ['1', '2', '3', '6', '5', '4'] },
  { name: 'obstacles', courses: ['8', '9', 'S-3b', 'S-3a', 'S-2b'] },
  { name: 'heights', courses: ['7', 'S-5a', 'S-5b'] },
  { name: 'tokens', courses: ['S-10a', 'S-10b', 'S-9b', 'S-9a'] },
  { name: 'joined', courses: ['S-7b', 'S-6b', 'S-6a', 'S-7a', 'S-8'] },
  { name: 'moving', courses: ['S-12', 'S-11b', 'S-11a'] },
] as const;

export const JOURNEY: readonly string[] = STAGES.flatMap((stage) => stage.courses);

/**
 * The short courses of the first tour: one with a gap to hit, one with a bend, sand and water, and
 * one with ramps and a bridge.
 */
export const TOUR: readonly string[] = STAGES[0].courses.slice(0, 3);

/**
 * The par of each course: the score of perfect play with all eight dice, rounded to the nearest
 * stroke, with halves rounded down. A course has no par if only bounds on this score are known.
 */
const pars = new Map(
  table.split('\n').flatMap((line): [string, number][] => {
    const [id, score] = line.split('\t');
    return id && Number.isFinite(Number(score)) ? [[id, Math.ceil(Number(score) - 0.5)]] : [];
  }),
);

export function parOf(id: string): number | null {
  return pars.get(id) ?? null;
}

/**
 * Returns whether results are comparable with the pars of courses in the box: basic mode, dice but
 * no cards, and tokens as printed.
 */
export function isAgainstPar({ mode, tokens, cards }: GolfSetup): boolean {
  return mode === 'basic' && tokens === null && cards.length === 0;
}

/**
 * Returns the first unfinished course after `id`, wrapping to the start of the map; null if every
 * course is finished.
 */
export function nextAfter(id: string | null, done: (id: string) => boolean): string | null {
  const from = id === null ? 0 : JOURNEY.indexOf(id) + 1;
  return [...JOURNEY.slice(from), ...JOURNEY.slice(0, from)].find((one) => !done(one)) ?? null;
}

/** Returns whether a match belongs to the course map: one person alone, on courses in the box. */
export function isSolo(seats: SeatKind[], courses: string[]): boolean {
  return (
    seats.length === 1 &&
    seats[0]!.type === 'person' &&
    courses.length > 0 &&
    courses.every((id) => JOURNEY.includes(id))
  );
}
