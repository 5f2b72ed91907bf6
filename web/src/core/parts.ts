// Splits events into the parts that are shown one after another.
import type { Event } from '../generated/protocol';

/** Splits events so that each part has at most one action. A part is shown as one step. */
export function parts(events: Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || event.what.type === 'acted') parts.push([event]);
    else last.push(event);
  }
  return parts;
}
