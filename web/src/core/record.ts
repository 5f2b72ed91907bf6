// Gets the record of a match, for a file.
import { core } from './core';
import type { TableLink } from './table';

/**
 * Returns the record of a match, from the core if possible, otherwise built from the received
 * events.
 */
export async function recordOf(table: TableLink): Promise<string> {
  const kept = await core.record(table.id).catch(() => null);
  return kept ?? JSON.stringify({ carambole_record: 1, events: table.events });
}
