// Solo matches on a library course, against a ghost, or both. The course and the ghost are saved
// with the match.
import { core } from '../../core/core';
import { deleteValue, storeValue, load, storedValue, storedValues } from '../../core/saved';
import { LocalTable } from '../../core/table';
import type { Event, GolfSetup } from '../../generated/protocol';
import { t } from '../../lib/texts.svelte';
import { go } from '../../ui/router.svelte';
import { settings, theme } from '../../lib/settings.svelte';

/** The events of an earlier match, and the name of its player. */
export interface GhostRecord {
  name: string;
  events: Event[];
}

export interface Solo {
  table: string;
  /** The id of the library course; null for other courses. */
  course: string | null;
  ghost: GhostRecord | null;
  /** Whether the result was sent to the library. */
  sent: boolean;
}

const PLACE = 'solo-1 ';

export function soloOf(table: string): Promise<Solo | undefined> {
  // Without storage, the page treats the match as an ordinary one.
  return storedValue<Solo>(PLACE + table).catch(() => undefined);
}

export async function keepSolo(solo: Solo): Promise<void> {
  await storeValue(PLACE + solo.table, solo).catch(() => {});
}

/** Deletes the details saved for matches that no longer exist. */
async function sweep(): Promise<void> {
  const kept = await storedValues<Solo>(PLACE).catch(() => []);
  for (const { table } of kept)
    if (!(await load(table))) await deleteValue(PLACE + table).catch(() => {});
}

/** Returns the setup for one ball on one course with all dice, as par assumes. */
export async function oneBall(id: string, file: string): Promise<GolfSetup> {
  const { dice } = await core.boxes();
  return {
    mode: 'basic',
    balls: [['orange']],
    courses: [{ id, file }],
    limit: null,
    dice: dice.map(({ id, impulses }) => ({ id, impulses })),
    cards: [],
    tokens: null,
  };
}

/** Starts a solo match and opens its screen. */
export async function playSolo(
  setup: GolfSetup,
  { course, ghost }: Pick<Solo, 'course' | 'ghost'>,
  wished = settings.names[0],
): Promise<void> {
  const own = wished?.trim() ?? '';
  const name = own && (await core.isName(own)) ? own : t('you');
  const look = { theme: theme(), prefix: '' };
  const table = await LocalTable.open({ golf: setup }, [{ type: 'person' }], [name], look);
  await keepSolo({ table: table.id, course, ghost, sent: false });
  void sweep();
  // The game screen loads the table from the database.
  table.close();
  go(`/play/${table.id}`);
}
