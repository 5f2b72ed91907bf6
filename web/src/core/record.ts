// Gets the record of a match to save it as a file.
import { core } from './core';
import type { TableLink } from './table';

/**
 * Returns the record of a match, from the core if possible, otherwise built from the events
 * received.
 */
export async function recordOf(table: TableLink): Promise<string> {
  const kept = await core.record(table.id).catch(() => null);
  return kept ?? JSON.stringify({ carambole_record: 1, events: table.events });
}
