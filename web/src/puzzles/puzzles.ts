// The puzzles that come with the game: two files, fetched when someone first looks. A third one has those that were
// taken out: they are in no list, but their links open.
import retired from '../../../puzzles/retired.jsonl?url';
import solved from '../../../puzzles/puzzles.jsonl?url';
import rivals from '../../../puzzles/rivals.jsonl?url';
import type { PuzzleChoice, PuzzleFile, PuzzleTheme } from '../generated/protocol';
import { core } from '../core/core';
import { FIRST_DAY } from '../daily/days';

const RIVAL_THEMES = ['push-away', 'protect', 'double'] as const satisfies PuzzleTheme[];
export type RivalTheme = (typeof RIVAL_THEMES)[number];
export const THEMES: readonly PuzzleTheme[] = [
  ...(['line', 'place', 'die', 'two', 'tokens', 'carom'] as const),
  ...RIVAL_THEMES,
];
export const GRADES = [1, 2, 3, 4, 5] as const;

/** What the screen needs of a puzzle, be it shipped or from one's own match. */
export interface Riddle extends Pick<PuzzleFile, 'id' | 'ball' | 'impulses' | 'choices' | 'best'> {
  theme: PuzzleTheme | 'own-die' | 'own-way';
  /** What it says about one's strength; one's own say nothing. */
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

/** As they are numbered and listed: by grade. */
export function inOrder(puzzles: readonly PuzzleFile[]): PuzzleFile[] {
  return [...puzzles].sort((one, other) => one.grade - other.grade);
}

let all: Promise<PuzzleFile[]> | undefined;

export function loadPuzzles(): Promise<PuzzleFile[]> {
  all ??= Promise.all([solved, rivals].map(read)).then((files) => inOrder(files.flat()));
  all.catch(() => (all = undefined));
  return all;
}

/** A puzzle that was taken out. */
export async function retiredPuzzle(id: string): Promise<PuzzleFile | null> {
  return (await read(retired)).find((puzzle) => puzzle.id === id) ?? null;
}

/** Balls of several players lie there, and all of them play on. */
export const amongRivals = (theme: Riddle['theme']) =>
  (RIVAL_THEMES as readonly string[]).includes(theme);
/** A die is asked for, before the roll, not a direction. */
export const asksForDie = (theme: Riddle['theme']) =>
  theme === 'die' || theme === 'two' || theme === 'own-die';
/** The sentences that ask for it, which give no motif away. */
export function askedBy(theme: PuzzleTheme): 'way' | 'die' | 'two' | 'tokens' | 'carom' | 'rivals' {
  if (theme === 'line' || theme === 'place') return 'way';
  if (theme === 'push-away' || theme === 'protect' || theme === 'double') return 'rivals';
  return theme;
}
/** More is better only where chances are compared. */
const higherWins = (theme: Riddle['theme']) => theme === 'two';

/** All choices, the best first. */
export function ranked({ theme, choices }: Riddle): PuzzleChoice[] {
  return [...choices].sort((a, b) => (higherWins(theme) ? b.value - a.value : a.value - b.value));
}

/** A hint: the best choice and the one nearest to it that is not refuted yet, in the order of the puzzle. */
export function hintOf(puzzle: Riddle, refuted: readonly string[] = []): string[] {
  const near = ranked(puzzle)
    .map(({ name }) => name)
    .filter((name) => !refuted.includes(name))
    .slice(0, 2);
  return puzzle.choices.map(({ name }) => name).filter((name) => near.includes(name));
}

/** What a choice gives away against the best one: strokes, or a part of the chance. */
export function loss(puzzle: Riddle, name: string): number {
  const value = (wish: string) => puzzle.choices.find((choice) => choice.name === wish)?.value ?? 0;
  return Math.abs(value(name) - value(puzzle.best));
}

/** What the best choice changes for oneself and for each rival, in strokes: against what comes to mind first, or against the next best. */
export function compared(puzzle: PuzzleFile): { choice: string; own: number; rivals: number } {
  const choice =
    puzzle.obvious === puzzle.best ? (ranked(puzzle)[1]?.name ?? puzzle.best) : puzzle.obvious;
  const sides = (wish: string) =>
    puzzle.choices.find(({ name }) => name === wish)?.outlooks ?? [0, 0];
  const [best, other] = [sides(puzzle.best), sides(choice)];
  return { choice, own: best[0] - other[0], rivals: best[1] - other[1] };
}

/** The length of each bar, 0 to 1: from nothing for the best choice to full for the worst. */
export function bars(puzzle: Riddle): Map<string, number> {
  const losses = puzzle.choices.map((choice) => ({
    name: choice.name,
    lost: loss(puzzle, choice.name),
  }));
  const most = Math.max(...losses.map(({ lost }) => lost), 1e-9);
  return new Map(losses.map(({ name, lost }) => [name, lost / most]));
}

/** The next one that is not solved, after `from` and then from the beginning; among those of a theme if one is wished. */
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

/** What whoever has solved nothing begins with: a long way into the hole that is not hard to find. */
export function opener(puzzles: readonly PuzzleFile[]): PuzzleFile | null {
  const lines = puzzles.filter(({ theme, grade }) => theme === 'line' && grade <= 2);
  return lines.reduce<PuzzleFile | null>(
    (best, one) => ((one.impulses ?? 0) > (best?.impulses ?? 0) ? one : best),
    null,
  );
}

/** The puzzle of a day, the same for everyone: neither the easiest nor the hardest, none twice before all had their day. */
export function puzzleOf(day: string, puzzles: readonly PuzzleFile[]): PuzzleFile | null {
  const fit = puzzles
    .filter(({ grade }) => grade > 1 && grade < 5)
    // Their ids are as good as chance; those among rivals came later and have their days after the others.
    .sort(
      (one, other) =>
        Number(amongRivals(one.theme)) - Number(amongRivals(other.theme)) ||
        (one.id < other.id ? -1 : 1),
    );
  const days = Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / 86_400_000);
  return fit[((days % fit.length) + fit.length) % fit.length] ?? null;
}

/** The course as a file. */
export async function courseOf(puzzle: PuzzleFile): Promise<string> {
  const card = (await core.courses()).find((one) => one.id === puzzle.course);
  return card?.file ?? core.courseFile(puzzle.course);
}
