// A solo match with a purpose: on a course of the library, against a ghost, or both. The purpose is
// saved with the match.
import { core } from '../core/core';
import { forgetThing, keepThing, load, thing, things } from '../core/saved';
import { LocalTable } from '../core/table';
import type { Event, GolfSetup } from '../generated/protocol';
import { t } from '../texts/texts.svelte';
import { go } from '../ui/router.svelte';
import { settings, theme } from '../ui/settings.svelte';

/** A match played before, and its player. */
export interface GhostRecord {
  name: string;
  events: Event[];
}

export interface Solo {
  table: string;
  /** The id of the library course. */
  course: string | null;
  ghost: GhostRecord | null;
  /** The library has the result. */
  sent: boolean;
}

const PLACE = 'solo-1 ';

export function soloOf(table: string): Promise<Solo | undefined> {
  // Without storage the match has no purpose.
  return thing<Solo>(PLACE + table).catch(() => undefined);
}

export async function keepSolo(solo: Solo): Promise<void> {
  await keepThing(PLACE + solo.table, solo).catch(() => {});
}

/** Deletes the data of matches that were deleted. */
async function sweep(): Promise<void> {
  const kept = await things<Solo>(PLACE).catch(() => []);
  for (const { table } of kept)
    if (!(await load(table))) await forgetThing(PLACE + table).catch(() => {});
}

/** Returns the setup of one ball on one course, with all dice of the boxes, which par assumes. */
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

/** Starts a match and opens it. */
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
