// Asks the strongest computer for its choice. Each question gets its own worker.
import type { Event, PlayHint } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { Helper } from '../../../core/helper';

export async function ask(
  events: readonly Event[],
  start: [number, number] | null,
): Promise<PlayHint | null> {
  const helper = new Helper();
  try {
    const record = await core.recordOf(events);
    return await helper.ask.hint(record, start?.[0], start?.[1]);
  } finally {
    helper.end();
  }
}
