// Starts solo matches against par: the first tour, and single courses on the course map.
import { core } from '../../../core/core';
import { all } from '../../../core/saved';
import { LocalTable, type TableLink } from '../../../core/table';
import type { CourseCard, GolfSetup } from '../../../generated/protocol';
import { summary, type Summary } from '../../summary';
import { t } from '../../../lib/texts.svelte';
import { go } from '../../../ui/router.svelte';
import { settings, theme } from '../../../lib/settings.svelte';
import { readBests } from './bests';
import { isSolo, JOURNEY, nextAfter, TOUR } from './journey';

/** Returns the setup of a solo match with all eight dice, as par assumes. */
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

/** Continues the unfinished match on these courses, or starts a new one. */
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
  // The game screen loads the table from the database.
  table.close();
  return table.id;
}

/**
 * Opens a solo match on a course. With `replace`, the match replaces the current entry in the
 * browser history.
 */
export function playCourse(id: string, replace = false): Promise<void> {
  return open([id], replace);
}

/**
 * Returns the courses that "Play now" starts: the tour for new players, later the next course on
 * the map.
 */
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
 * Returns the next course after a match; `playCourse` starts it. Returns null if the match was not
 * a solo match on the course map, or if every course is holed.
 */
export async function nextCourse({ setup, view }: TableLink): Promise<CourseCard | null> {
  const ids = 'golf' in setup ? setup.golf.courses.map(({ id }) => id) : [];
  const kinds = view.seats.map(({ kind }) => kind);
  if (!isSolo(kinds, ids)) return null;
  const [bests, cards] = await Promise.all([readBests(), core.courses()]);
  // After the tour, the search starts at the beginning of the course map.
  const last = ids.length > 1 ? null : ids[0]!;
  const next = nextAfter(last, (id) => id in bests || ids.includes(id));
  return cards.find(({ id }) => id === next) ?? null;
}
