// Splits events into parts that are shown one after another.
import type { Event } from '../generated/protocol';

/** Splits events into parts with at most one action each. The page shows each part in one step. */
export function parts(events: Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || event.what.type === 'acted') parts.push([event]);
    else last.push(event);
  }
  return parts;
}
