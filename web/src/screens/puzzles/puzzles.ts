// Loads the puzzles from two files on first use. Retired puzzles are in a third file: they are not
// listed, but links to them still work.
import retired from '../../../../puzzles/retired.jsonl?url';
import solved from '../../../../puzzles/puzzles.jsonl?url';
import rivals from '../../../../puzzles/rivals.jsonl?url';
import type { PuzzleChoice, PuzzleFile, PuzzleTheme } from '../../generated/protocol';
import { core, study } from '../../core/core';
import { FIRST_DAY } from '../daily/days';
import { DAY } from '../../lib/time';

const RIVAL_THEMES = ['push-away', 'protect', 'double'] as const satisfies PuzzleTheme[];
export type RivalTheme = (typeof RIVAL_THEMES)[number];
export const THEMES: readonly PuzzleTheme[] = [
  ...(['line', 'place', 'die', 'two', 'tokens', 'carom'] as const),
  ...RIVAL_THEMES,
];
export const GRADES = [1, 2, 3, 4, 5] as const;

/**
 * The fields of a puzzle that the puzzle screen needs, whether the puzzle comes with the game or
 * from one of the player's matches.
 */
export interface Riddle extends Pick<PuzzleFile, 'id' | 'ball' | 'impulses' | 'choices' | 'best'> {
  theme: PuzzleTheme | 'own-die' | 'own-way';
  /**
   * The grade, which is used to update the rating; null for puzzles that do not affect the rating.
   */
  grade: number | null;
}

export function readPuzzles(text: string): PuzzleFile[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PuzzleFile);
}

async function read(address: string): Promise<PuzzleFile[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return readPuzzles(await answer.text());
}

/** Sorts puzzles by grade. The order also determines their numbers. */
export function inOrder(puzzles: readonly PuzzleFile[]): PuzzleFile[] {
  return [...puzzles].sort((one, other) => one.grade - other.grade);
}

let all: Promise<PuzzleFile[]> | undefined;

export function loadPuzzles(): Promise<PuzzleFile[]> {
  all ??= Promise.all([solved, rivals].map(read)).then((files) => inOrder(files.flat()));
  all.catch(() => (all = undefined));
  return all;
}

/** Returns a retired puzzle by its id; null if there is none. */
export async function retiredPuzzle(id: string): Promise<PuzzleFile | null> {
  return (await read(retired)).find((puzzle) => puzzle.id === id) ?? null;
}

/**
 * Returns whether puzzles with this theme have balls of several players. All these balls then
 * affect the value of a choice.
 */
export const amongRivals = (theme: Riddle['theme']) =>
  (RIVAL_THEMES as readonly string[]).includes(theme);
/** Returns whether a puzzle asks for a die before the roll instead of a direction. */
export const asksForDie = (theme: Riddle['theme']) =>
  theme === 'die' || theme === 'two' || theme === 'own-die';
/** Returns the key of the question, which does not give away the theme of the puzzle. */
export function askedBy(theme: PuzzleTheme): 'way' | 'die' | 'two' | 'tokens' | 'carom' | 'rivals' {
  if (theme === 'line' || theme === 'place') return 'way';
  if (theme === 'push-away' || theme === 'protect' || theme === 'double') return 'rivals';
  return theme;
}
/** Returns whether higher values are better, which is true only for probabilities. */
const higherWins = (theme: Riddle['theme']) => theme === 'two';

/** Returns all choices of a puzzle, best first. */
export function ranked({ theme, choices }: Riddle): PuzzleChoice[] {
  return [...choices].sort((a, b) => (higherWins(theme) ? b.value - a.value : a.value - b.value));
}

/**
 * Returns the two choices of a hint, in the order of the puzzle: the best choice, and the next best
 * one that has not been refuted.
 */
export function hintOf(puzzle: Riddle, refuted: readonly string[] = []): string[] {
  const near = ranked(puzzle)
    .map(({ name }) => name)
    .filter((name) => !refuted.includes(name))
    .slice(0, 2);
  return puzzle.choices.map(({ name }) => name).filter((name) => near.includes(name));
}

/**
 * Returns how much worse a choice is than the best one: in strokes, or in probability of success.
 */
export function loss(puzzle: Riddle, name: string): number {
  const value = (wish: string) => puzzle.choices.find((choice) => choice.name === wish)?.value ?? 0;
  return Math.abs(value(name) - value(puzzle.best));
}

/**
 * Compares the best choice with the obvious one, or with the second best if the obvious choice is
 * the best. Returns the differences in expected strokes for the player and, on average, for an
 * opponent.
 */
export function compared(puzzle: PuzzleFile): { choice: string; own: number; rivals: number } {
  const choice =
    puzzle.obvious === puzzle.best ? (ranked(puzzle)[1]?.name ?? puzzle.best) : puzzle.obvious;
  const sides = (wish: string) =>
    puzzle.choices.find(({ name }) => name === wish)?.outlooks ?? [0, 0];
  const [best, other] = [sides(puzzle.best), sides(choice)];
  return { choice, own: best[0] - other[0], rivals: best[1] - other[1] };
}

/** Returns the length of each choice's bar, from 0 for the best to 1 for the worst. */
export function bars(puzzle: Riddle): Map<string, number> {
  const losses = puzzle.choices.map((choice) => ({
    name: choice.name,
    lost: loss(puzzle, choice.name),
  }));
  const most = Math.max(...losses.map(({ lost }) => lost), 1e-9);
  return new Map(losses.map(({ name, lost }) => [name, lost / most]));
}

/**
 * Returns the next unsolved puzzle after `from`, wrapping around at the end. If a `theme` is given,
 * only its puzzles count.
 */
export function nextOpen(
  puzzles: readonly PuzzleFile[],
  solved: (id: string) => boolean,
  from: string | null,
  theme: PuzzleTheme | null,
): PuzzleFile | null {
  const start = puzzles.findIndex((puzzle) => puzzle.id === from) + 1;
  const order = [...puzzles.slice(start), ...puzzles.slice(0, start)];
  return (
    order.find(
      (puzzle) =>
        puzzle.id !== from && !solved(puzzle.id) && (theme === null || puzzle.theme === theme),
    ) ?? null
  );
}

/**
 * Returns the first puzzle for beginners: an easy one that is solved by a long stroke into the
 * hole.
 */
export function opener(puzzles: readonly PuzzleFile[]): PuzzleFile | null {
  const lines = puzzles.filter(({ theme, grade }) => theme === 'line' && grade <= 2);
  return lines.reduce<PuzzleFile | null>(
    (best, one) => ((one.impulses ?? 0) > (best?.impulses ?? 0) ? one : best),
    null,
  );
}

/**
 * Returns the daily puzzle, which is the same for everyone. Its grade is 2, 3 or 4, and no puzzle
 * is repeated until all others have been used.
 */
export function puzzleOf(day: string, puzzles: readonly PuzzleFile[]): PuzzleFile | null {
  const fit = puzzles
    .filter(({ grade }) => grade > 1 && grade < 5)
    // The order of ids is as good as a random order. Puzzles with opponents were added later, so
    // their days come after all others.
    .sort(
      (one, other) =>
        Number(amongRivals(one.theme)) - Number(amongRivals(other.theme)) ||
        (one.id < other.id ? -1 : 1),
    );
  const days = Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY);
  return fit[((days % fit.length) + fit.length) % fit.length] ?? null;
}

/** Loads the course file of a puzzle. */
export async function courseOf(puzzle: PuzzleFile): Promise<string> {
  const card = (await core.courses()).find((one) => one.id === puzzle.course);
  return card?.file ?? study.courseFile(puzzle.course);
}
