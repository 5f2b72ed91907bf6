// Makes puzzles from decisions in the player's own matches where another choice was clearly better.
import { core, study } from '../../core/core';
import { all, storeValue, storedValue, type SavedTable } from '../../core/saved';
import type { FilmAdvice, FilmInfo, GolfAction } from '../../generated/protocol';
import { Helper } from '../../core/helper';
import type { Riddle } from './puzzles';

export interface OwnPuzzle extends Riddle {
  theme: 'own-die' | 'own-way';
  grade: null;
  match: string;
  /** The number of events before the decision. */
  version: number;
  /** The choice that the player made in the match. */
  chosen: string;
  carom: boolean;
  /** The id of the course. `stroke` is the number of the stroke or, in carom mode, of the round. */
  course: string;
  stroke: number;
  /** When the match was last changed. */
  changed: number;
}

/** Maximum number of matches searched. `EACH` limits the puzzles per match. */
const MATCHES = 5;
const EACH = 2;
/**
 * Minimum cost of the player's choice, in strokes. `MARGIN` is the minimum lead of the best choice
 * over all others.
 */
const COST = 0.25;
const MARGIN = 0.1;
const PLACE = 'puzzles-own';

const nameOf = (action: GolfAction) =>
  action.type === 'play'
    ? action.dir
    : action.type === 'pick' && 'die' in action.pick
      ? action.pick.die
      : null;

/**
 * Returns puzzles made from the costliest choices of people in a match. Uses only choices with one
 * clearly best option.
 */
export function slips(
  table: Pick<SavedTable, 'id' | 'changed'>,
  { steps, setup, seats }: FilmInfo,
  advice: readonly FilmAdvice[],
): OwnPuzzle[] {
  if (!('golf' in setup)) return [];
  const { mode, courses } = setup.golf;
  const clear = advice.flatMap((one): { cost: number; puzzle: OwnPuzzle }[] => {
    const step = steps[one.step]!;
    const names = one.options.map(({ action }) => nameOf(action));
    const [first, second] = one.options.map(({ value }) => value).sort((a, b) => a - b);
    if (seats[one.seat]?.kind.type !== 'person' || one.cost < COST || !step.ball) return [];
    if (names.length < 3 || names.includes(null) || second! - first! < MARGIN) return [];
    const puzzle: OwnPuzzle = {
      id: `own-${table.id}-${one.step}`,
      theme: step.kind === 'stroke' ? 'own-way' : 'own-die',
      grade: null,
      ball: step.ball,
      impulses: step.kind === 'stroke' ? step.impulses : null,
      choices: one.options.map(({ value }, place) => ({ name: names[place]!, value })),
      best: names[one.best]!,
      match: table.id,
      version: steps[one.step - 1]!.version,
      chosen: names[one.chosen]!,
      carom: mode === 'carom',
      course: courses[step.course]!.id,
      stroke: step.count,
      changed: table.changed,
    };
    return [{ cost: one.cost, puzzle }];
  });
  return clear
    .sort((one, other) => other.cost - one.cost)
    .slice(0, EACH)
    .map(({ puzzle }) => puzzle);
}

type Kept = Record<string, OwnPuzzle[]>;

/** Returns whether a match is suitable for puzzles: a finished mini golf match with a person. */
export function isOwn({ status, events }: SavedTable): boolean {
  const created = events[0]?.what;
  return (
    status === 'over' &&
    created?.type === 'created' &&
    'golf' in created.setup &&
    created.seats.some(({ type }) => type === 'person')
  );
}

async function made(table: SavedTable): Promise<OwnPuzzle[]> {
  const record = await core.recordOf(table.events);
  const helper = new Helper();
  try {
    const info = await study.openFilm(record);
    const advice: FilmAdvice[] = [];
    for (const step of await helper.ask.open(record)) {
      const { seat, kind } = info.steps[step]!;
      if (kind === 'start' || info.seats[seat ?? -1]?.kind.type !== 'person') continue;
      const one = await helper.ask.advice(step);
      if (one) advice.push(one);
    }
    return slips(table, info, advice);
  } finally {
    helper.end();
  }
}

/**
 * Returns the puzzles from the latest matches. Each match is analysed only once. `told` receives
 * the progress.
 */
export async function ownPuzzles(
  told: (done: number, count: number) => void,
): Promise<OwnPuzzle[]> {
  const tables = (await all()).filter(isOwn).slice(0, MATCHES);
  const known = (await storedValue<Kept>(PLACE)) ?? {};
  const found: Kept = {};
  for (const [done, table] of tables.entries()) {
    told(done, tables.length);
    // If the analysis of a match fails, the match is left out and tried again next time.
    const puzzles = known[table.id] ?? (await made(table).catch(() => null));
    if (puzzles) found[table.id] = puzzles;
  }
  await storeValue(PLACE, found);
  return Object.values(found).flat();
}

/** Returns a stored puzzle by its id; null if it does not exist. */
export async function ownPuzzle(id: string): Promise<OwnPuzzle | null> {
  const kept = Object.values((await storedValue<Kept>(PLACE)) ?? {}).flat();
  return kept.find((puzzle) => puzzle.id === id) ?? null;
}

/** Returns all other stored puzzles, beginning with the one after this puzzle. */
export async function othersThan(id: string): Promise<OwnPuzzle[]> {
  const kept = Object.values((await storedValue<Kept>(PLACE)) ?? {}).flat();
  const at = kept.findIndex((puzzle) => puzzle.id === id);
  return [...kept.slice(at + 1), ...kept.slice(0, Math.max(at, 0))];
}
