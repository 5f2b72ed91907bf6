// Saves matches on the device for component tests.
import { extend } from '../../src/core/saved';
import type { Event } from '../../src/generated/protocol';

interface Part {
  /** Saves only the events before this version, so that the match continues from there. */
  before?: number;
  /** An id for the saved match, to replace the one in its record. */
  id?: string;
}

/** Saves the record of a match, or the first part of it, on the device. Returns its id. */
export async function keepTable(record: string, { before, id }: Part = {}): Promise<string> {
  const { events } = JSON.parse(record) as { events: Event[] };
  const first = events[0]!.what;
  if (first.type !== 'created') throw new Error('This is not the record of a match.');
  const table = {
    id: id ?? first.table,
    secret: new Uint8Array(32).fill(5),
    events: events.filter(({ version }) => version < (before ?? Infinity)),
    status: before ? ('playing' as const) : ('over' as const),
    course: 0,
    begun: 1,
    changed: Date.now(),
  };
  await extend(table, 0);
  return table.id;
}
