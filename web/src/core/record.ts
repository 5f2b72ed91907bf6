// Gets the record of a match, for a file.
import { core } from './core';
import type { TableLink } from './table';

/**
 * Returns the record of a match. It comes from the core if the core has it, and is otherwise built
 * from the received events.
 */
export async function recordOf(table: TableLink): Promise<string> {
  const kept = await core.record(table.id).catch(() => null);
  return kept ?? JSON.stringify({ carambole_record: 1, events: table.events });
}
