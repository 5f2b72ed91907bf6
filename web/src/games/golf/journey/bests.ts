// Finds the best results on each course in the matches on this device. The results are saved
// separately, so they survive when old matches are deleted.
import { core } from '../../../core/core';
import type { Retold } from '../../../core/messages';
import { all, storeValue, storedValue, type SavedTable } from '../../../core/saved';
import type { CourseCard, Event, MatchCourse } from '../../../generated/protocol';
import { theme } from '../../../lib/settings.svelte';
import { isAgainstPar, parOf } from './journey';

/** The best results on one course by the players at this screen, over one or more matches. */
export interface Best {
  /** The score: strokes plus tokens. */
  score: number;
  /** Feats: `one` for a hole in one, `straight` for no rebounds, `tokens` for all tokens. */
  one: boolean;
  straight: boolean;
  tokens: boolean;
}

export type Bests = Record<string, Best>;
export type Medal = 'under' | 'par' | 'holed' | 'one' | 'straight' | 'tokens';

interface Kept {
  bests: Bests;
  /** For each match, the number of events that have been read. */
  read: Record<string, number>;
}

const PLACE = 'bests-1';

/** Returns the best medal for the score, and one medal for each feat. */
export function medals(id: string, best: Best | undefined): Medal[] {
  if (!best) return [];
  const par = parOf(id);
  const score = par === null || best.score > par ? 'holed' : best.score < par ? 'under' : 'par';
  return [score, ...(['one', 'straight', 'tokens'] as const).filter((feat) => best[feat])];
}

/**
 * Returns the medal to try for next, and how many fewer strokes it requires; null if all are won.
 */
export function nextMedal(
  card: CourseCard,
  best: Best | undefined,
): { kind: Medal; fewer: number } | null {
  if (!best) return { kind: 'holed', fewer: 0 };
  const par = parOf(card.id);
  if (par !== null && best.score > par) return { kind: 'par', fewer: best.score - par };
  // A par of one cannot be beaten, unless tokens count.
  if (par !== null && best.score === par && (par > 1 || card.tokens > 0))
    return { kind: 'under', fewer: 1 };
  if (card.tokens > 0 && !best.tokens) return { kind: 'tokens', fewer: 0 };
  if (!best.straight) return { kind: 'straight', fewer: 0 };
  return best.one ? null : { kind: 'one', fewer: 0 };
}

/** Combines two results by taking the better one in each category. */
function joined(a: Best | undefined, b: Best): Best {
  if (!a) return b;
  return {
    score: Math.min(a.score, b.score),
    one: a.one || b.one,
    straight: a.straight || b.straight,
    tokens: a.tokens || b.tokens,
  };
}

/**
 * Returns the best results of a match's human players on courses in the box. A match counts only if
 * it is comparable with par: basic mode, dice but no cards, and tokens as printed.
 */
export function bestsOf(
  first: Event | undefined,
  retold: Retold,
  courses: readonly MatchCourse[],
): Bests {
  const bests: Bests = {};
  if (first?.what.type !== 'created' || !('golf' in first.what.setup)) return bests;
  const { seats, setup } = first.what;
  const { balls } = setup.golf;
  if (!isAgainstPar(setup.golf)) return bests;

  const rebounds = new Set<string>();
  const taken = new Map<string, number>();
  let view = retold.before;
  for (const { shown, view: after } of retold.updates) {
    const course = view.game && 'golf' in view.game ? view.game.golf.course : 0;
    for (const event of shown.stroke?.trace.events ?? []) {
      if (event.type === 'rebound') rebounds.add(`${course} ${event.ball}`);
      if (event.type === 'token')
        taken.set(`${course} ${event.ball}`, (taken.get(`${course} ${event.ball}`) ?? 0) + 1);
    }
    view = after;
  }
  const pads = view.game && 'golf' in view.game ? view.game.golf.pads : [];
  const people = balls.filter((_, seat) => seats[seat]?.type === 'person').flat();
  pads.forEach((pad, place) => {
    const course = courses[place];
    if (!course?.standard) return;
    for (const ball of people) {
      const mark = pad[ball];
      if (!mark?.holed || mark.count === null) continue;
      const key = `${place} ${ball}`;
      bests[course.id] = joined(bests[course.id], {
        score: mark.count + mark.tokens,
        one: mark.count === 1,
        straight: !rebounds.has(key),
        tokens: course.tokens > 0 && taken.get(key) === course.tokens,
      });
    }
  });
  return bests;
}

/** Returns the best results in one match so far. */
export function bestsIn(id: string, events: Event[]): Promise<Bests> {
  return readMatch({ id: `${id} alone`, events });
}

async function readMatch({ id, events }: Pick<SavedTable, 'id' | 'events'>): Promise<Bests> {
  const created = events[0]?.what;
  if (created?.type !== 'created' || !('golf' in created.setup)) return {};
  const mirror = `bests ${id}`;
  try {
    const [retold, courses] = await Promise.all([
      core.retell(mirror, events, 1, { theme: theme(), prefix: '' }),
      core.matchCourses(created.setup.golf.courses),
    ]);
    return bestsOf(events[0], retold, courses);
  } finally {
    void core.closeTable(mirror);
  }
}

/** Returns the saved best results, updated with the matches played since. */
export async function readBests(): Promise<Bests> {
  const [kept, tables] = await Promise.all([
    storedValue<Kept>(PLACE).catch(() => undefined),
    all().catch(() => []),
  ]);
  const { bests, read } = kept ?? { bests: {}, read: {} };
  const fresh = tables.filter(
    ({ id, events, status }) => status !== 'waiting' && read[id] !== events.length,
  );
  if (fresh.length === 0) return bests;
  for (const table of fresh) {
    // A match that cannot be read does not affect the others.
    const found = await readMatch(table).catch(() => ({}) as Bests);
    for (const [id, best] of Object.entries(found)) bests[id] = joined(bests[id], best);
    read[table.id] = table.events.length;
  }
  const known = new Set(tables.map(({ id }) => id));
  for (const id of Object.keys(read)) if (!known.has(id)) delete read[id];
  await storeValue(PLACE, { bests, read } satisfies Kept).catch(() => {});
  return bests;
}
