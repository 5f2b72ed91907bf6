// Alone against par: the first tour, and the courses of the journey one by one.
import { core } from '../core/core';
import { all } from '../core/saved';
import { LocalTable, type TableLink } from '../core/table';
import type { CourseCard, GolfSetup } from '../generated/protocol';
import { summary, type Summary } from '../games/summary';
import { t } from '../texts/texts.svelte';
import { go } from '../ui/router.svelte';
import { settings, theme } from '../ui/settings.svelte';
import { readBests } from './bests';
import { isSolo, JOURNEY, nextAfter, TOUR } from './journey';

/** Par is for all eight dice, so these are played with all of them. */
async function solo(ids: readonly string[]): Promise<GolfSetup> {
  const [boxes, cards] = await Promise.all([core.boxes(), core.courses()]);
  return {
    mode: 'basic',
    balls: [['orange']],
    courses: ids.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      return card ? [{ id, file: card.file }] : [];
    }),
    limit: null,
    dice: boxes.dice.map(({ id, impulses }) => ({ id, impulses })),
    cards: [],
    tokens: null,
  };
}

/** Goes on with the match on these courses that was left, or begins one. */
async function open(ids: readonly string[], replace = false): Promise<void> {
  const same = ({ over, players, courses }: Summary) =>
    !over &&
    courses.join() === ids.join() &&
    isSolo(
      players.map(({ kind }) => kind),
      courses,
    );
  const left = (await all().catch(() => [])).flatMap((table) => summary(table) ?? []).find(same);
  go(`/play/${left?.id ?? (await begin(ids))}`, { replace });
}

async function begin(ids: readonly string[]): Promise<string> {
  const own = settings.names[0]?.trim() ?? '';
  const name = own && (await core.isName(own)) ? own : t('you');
  const look = { theme: theme(), prefix: '' };
  const setup = { golf: await solo(ids) };
  const table = await LocalTable.open(setup, [{ type: 'person' }], [name], look);
  // The screen of the game takes the table up from where it is kept.
  table.close();
  return table.id;
}

/** `replace`: the address that asked for it leads nowhere else. */
export function playCourse(id: string, replace = false): Promise<void> {
  return open([id], replace);
}

/** What *Play now* begins: the tour, then always the next course of the journey. */
export async function nextToPlay(): Promise<readonly string[]> {
  const bests = await readBests();
  if (Object.keys(bests).length === 0) return TOUR;
  const next = nextAfter(null, (id) => id in bests);
  return [next ?? JOURNEY[0]!];
}

export async function playNow(): Promise<void> {
  await open(await nextToPlay());
}

/**
 * For the end of a match: the course that comes next on the journey; null if the match was not played alone on it, or
 * if every course is holed. `playCourse` begins it.
 */
export async function nextCourse({ setup, view }: TableLink): Promise<CourseCard | null> {
  const ids = 'golf' in setup ? setup.golf.courses.map(({ id }) => id) : [];
  const kinds = view.seats.map(({ kind }) => kind);
  if (!isSolo(kinds, ids)) return null;
  const [bests, cards] = await Promise.all([readBests(), core.courses()]);
  // After the tour the journey begins at its beginning.
  const last = ids.length > 1 ? null : ids[0]!;
  const next = nextAfter(last, (id) => id in bests || ids.includes(id));
  return cards.find(({ id }) => id === next) ?? null;
}
