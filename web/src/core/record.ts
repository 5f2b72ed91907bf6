// The record of a match as a file.
import { core } from './core';
import type { TableLink } from './table';

/** Loads it from the server if the table is there, else builds it from the received events. */
export async function recordOf(table: TableLink): Promise<string> {
  const kept = await core.record(table.id).catch(() => null);
  return kept ?? JSON.stringify({ carambole_record: 1, events: table.events });
}
