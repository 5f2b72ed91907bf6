// Reads from the core's trace which call to show when balls meet, and what a stroke does to the
// balls that it strikes.
import type { TraceEvent, Way } from '../../../generated/protocol';
import type { Say } from '../../../lib/texts.svelte';
import { MANY } from './moment';

export type Call =
  | { what: 'bump' | 'in'; by: number; whom: number }
  | { what: 'chain'; count: number }
  | { what: 'water' };

/** The priority of each call. A call replaces another one of equal or lower priority. */
const WORTH = { bump: 0, chain: 1, water: 2, in: 3 } as const;

export const louder = (one: Call | null, other: Call | null): Call | null =>
  other && (!one || WORTH[other.what] >= WORTH[one.what]) ? other : one;

/** Returns how many different balls have met up to and including this event; 1 if none have met. */
export function metBy(events: readonly TraceEvent[], index: number): number {
  const met = new Set<string>();
  for (const event of events.slice(0, index + 1))
    if (event.type === 'carom') met.add(event.ball).add(event.hits);
  return Math.max(1, met.size);
}

/** Returns the ball with which a stroke is played. */
export const playedIn = (events: readonly TraceEvent[]): string =>
  events.flatMap((event) => ('ball' in event ? [event.ball] : []))[0] ?? '';

/**
 * Returns the call to show for an event in a stroke, or null for none. `here` lists the seats of
 * the local players.
 */
export function callOf(
  events: readonly TraceEvent[],
  index: number,
  seatOf: (ball: string) => number,
  here: readonly number[],
): Call | null {
  const event = events[index];
  if (event?.type === 'step') return null;
  const played = playedIn(events);
  const by = seatOf(played);
  if (event?.type === 'carom') {
    const count = metBy(events, index);
    if (count >= MANY) return { what: 'chain', count };
    const whom = seatOf(event.hits);
    const ours = here.includes(by) || here.includes(whom);
    return ours && by !== whom ? { what: 'bump', by, whom } : null;
  }
  if (event?.type === 'holed' && event.ball !== played)
    return { what: 'in', by, whom: seatOf(event.ball) };
  if (event?.type === 'settle' && event.why === 'water' && event.ball !== played)
    return { what: 'water' };
  return null;
}

export function callWords(say: Say, call: Call, nameOf: (seat: number) => string): string {
  if (call.what === 'chain') return say('play-carom-balls', { count: call.count });
  if (call.what === 'water') return say('play-call-water');
  const whom = call.by === call.whom ? 'own' : nameOf(call.whom);
  return say(`play-call-${call.what}`, { by: nameOf(call.by), whom });
}

/** What a stroke does to another ball that it strikes. */
export interface Struck {
  ball: string;
  end: 'in' | 'water' | 'rest';
  /**
   * Steps from the ball to the hole before and after the stroke; null if the ball cannot get there.
   */
  before: number | null;
  after: number | null;
}

/** Returns the balls that a stroke struck and moved, except the ball with which it was played. */
export function struckIn({ trace: { events }, steps }: Way): Struck[] {
  const played = playedIn(events);
  const struck = events.flatMap((event, index) =>
    event.type === 'carom' && event.hits !== played
      ? [{ ball: event.hits, before: steps[index] ?? null }]
      : [],
  );
  const first = struck.filter(
    ({ ball }, index) => struck.findIndex((one) => one.ball === ball) === index,
  );
  return first.flatMap(({ ball, before }): Struck[] => {
    const own = events.flatMap((event, index) =>
      'ball' in event && event.ball === ball ? [{ event, index }] : [],
    );
    const last = own.findLast(({ event }) => event.type === 'settle' || event.type === 'holed');
    if (!last) return [];
    const { event, index } = last;
    if (event.type === 'holed') return [{ ball, end: 'in', before, after: 0 }];
    if (!own.some(({ event }) => event.type === 'step')) return [];
    const end = event.type === 'settle' && event.why === 'water' ? 'water' : 'rest';
    return [{ ball, end, before, after: steps[index] ?? null }];
  });
}

/** Returns whether a stroke moves or strikes a ball for which `isOurs` returns true. */
export const touches = ({ trace }: Way, isOurs: (ball: string) => boolean): boolean =>
  trace.events.some(
    (event) =>
      (event.type === 'carom' && isOurs(event.hits)) || ('ball' in event && isOurs(event.ball)),
  );

/** What another player's stroke does to a ball. */
export interface Blow extends Struck {
  by: number;
}

/**
 * Returns a sentence that tells a ball's owner what other players' strokes have done to the ball
 * since it was last played; empty if there are no `blows`.
 */
export function fateWords(
  say: Say,
  blows: readonly Blow[],
  nameOf: (seat: number) => string,
  list: (names: string[]) => string,
): string {
  const [first, last] = [blows[0], blows.at(-1)];
  if (!first || !last) return '';
  if (last.end !== 'rest')
    return say('play-fate', { what: last.end, by: nameOf(last.by), count: 1, steps: 0 });
  const seats = [...new Set(blows.map(({ by }) => by))];
  const nearer = first.before === null || last.after === null ? 0 : first.before - last.after;
  return say('play-fate', {
    what: nearer > 0 ? 'nearer' : nearer < 0 ? 'farther' : 'moved',
    by: list(seats.map(nameOf)),
    count: seats.length,
    steps: Math.abs(nearer),
  });
}
