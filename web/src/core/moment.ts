// Opens a temporary table with the first events of a match, to ask the core about the match as it
// was then.
import type { Event, View } from '../generated/protocol';
import { core } from './core';
import type { Look } from './messages';

let moments = 0;

export async function asItStood<T>(
  events: Event[],
  look: Look,
  ask: (id: string, view: View) => Promise<T>,
): Promise<T> {
  const id = `moment-${++moments}`;
  const { view } = await core.watchTable(id, events, look);
  try {
    return await ask(id, view);
  } finally {
    void core.closeTable(id);
  }
}
