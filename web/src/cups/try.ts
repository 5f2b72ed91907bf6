// The one try at an edition: a table on this device, and what came of it on its way to the host.
import type { CupBoard, CupStart } from '../generated/protocol';
import { forgetThing, keepThing, load, thing, things, type SavedTable } from '../core/saved';
import { LocalTable } from '../core/table';
import { ask, HostRefusal } from '../online/api';
import { me } from '../online/identity.svelte';
import { theme } from '../ui/settings.svelte';

/** What is known of a try, beside its table. */
export interface CupTry {
  cup: string;
  edition: number;
  table: string;
  /** What a table of it is made of, so that it can be gone on with while the host is away. */
  start: CupStart;
  /** `kept` until the host has it; `refused` if it will never take it. */
  state: 'kept' | 'sent' | 'refused';
  /** Why it was refused. */
  reason: string;
}

const PLACE = 'cup-try/';
const placeOf = (cup: string, edition: number) => `${PLACE}${cup}/${edition}`;

export const readTry = (cup: string, edition: number) =>
  thing<CupTry>(placeOf(cup, edition)).catch(() => undefined);

const keep = (one: CupTry) => keepThing(placeOf(one.cup, one.edition), one);

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** The try, begun at the host or gone on with here; null if another edition is on by now. */
export async function openTry(
  cup: string,
  edition: number,
  prefix: string,
): Promise<LocalTable | null> {
  const look = { theme: theme(), prefix };
  let known = await readTry(cup, edition);
  if (!known) {
    const start = await ask<CupStart>('POST', `/cups/${encodeURIComponent(cup)}/begin`);
    known = { cup, edition: start.edition, table: start.table, start, state: 'kept', reason: '' };
    await keep(known);
    if (start.edition !== edition) return null;
  }
  const { start } = known;
  const people = [{ name: me()?.name ?? '', contribution: start.contribution }];
  const table = await LocalTable.resume(known.table, look, people);
  return (
    table ??
    LocalTable.openAs(
      { table: start.table, setup: start.setup, seats: [{ type: 'person' }], clock: null },
      bytes(start.secret),
      people,
      look,
    )
  );
}

/** How a try stands: on its way to the host, given up, or still being played. */
export async function stateOf(
  one: CupTry | undefined,
): Promise<'none' | 'begun' | 'left' | 'over'> {
  const table = one && (await load(one.table).catch(() => undefined));
  if (!table) return 'none';
  if (table.status !== 'over') return 'begun';
  return gaveUp(table) ? 'left' : 'over';
}

function gaveUp(table: SavedTable): boolean {
  return table.events.some(({ what }) => what.type === 'withdrawn');
}

/** Sends a finished try; the standings, or null if there is nothing to send now. What cannot be sent stays. */
export async function sendTry(one: CupTry): Promise<CupBoard | null> {
  if (one.state !== 'kept') return null;
  const table = await load(one.table).catch(() => undefined);
  if (!table || table.status !== 'over' || gaveUp(table)) return null;
  const path = `/cups/${encodeURIComponent(one.cup)}/editions/${one.edition}`;
  try {
    const record = { carambole_record: 1, events: table.events };
    const board = await ask<CupBoard>('POST', path, record);
    await keep({ ...one, state: 'sent' });
    return board;
  } catch (problem) {
    if (!(problem instanceof HostRefusal)) throw problem;
    // Sent before, from here or from another device.
    if (problem.reason === 'conflict') await keep({ ...one, state: 'sent' });
    else if (NEVER.has(problem.reason))
      await keep({ ...one, state: 'refused', reason: problem.message });
    return null;
  }
}

/** These will be the same the next time. */
const NEVER = new Set<string>(['malformed', 'not-found', 'too-large', 'forbidden']);

/** Sends everything that waits on this device. */
export async function sendAll(): Promise<void> {
  for (const one of await things<CupTry>(PLACE).catch(() => [])) await sendTry(one);
}

/** Forgets tries of editions that are long over; their tables stay among the games. */
export async function forgetOld(cup: string, edition: number): Promise<void> {
  for (const one of await things<CupTry>(`${PLACE}${cup}/`).catch(() => []))
    if (one.state === 'sent' && one.edition < edition - 10)
      await forgetThing(placeOf(one.cup, one.edition));
}
