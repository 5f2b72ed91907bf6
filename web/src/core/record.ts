// The record of a match as a file.
import { core } from './core';
import type { TableLink } from './table';

/** From the host if the table is kept here, else from the events that arrived. */
export async function recordOf(table: TableLink): Promise<string> {
  const kept = await core.record(table.id).catch(() => null);
  return kept ?? JSON.stringify({ carambole_record: 1, events: table.events });
}
