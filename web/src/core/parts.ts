// What happened, cut into what is shown one after the other.
import type { Event } from '../generated/protocol';

/** Splits events so that each part holds one action at most: a part is shown as one thing. */
export function parts(events: Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (!last || event.what.type === 'acted') parts.push([event]);
    else last.push(event);
  }
  return parts;
}
