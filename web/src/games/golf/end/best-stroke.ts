// Finds the best stroke of a match, which is replayed after the match. The core rates all strokes;
// most are not worth watching again.
import type { BoardPicture, Event, Highlight, Way } from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { Look, Retold } from '../../../core/messages';
import { golfOf } from '../match/match-state.svelte';

/** A stroke in a match, with everything needed to replay it. */
export interface Found {
  seat: number;
  ball: string;
  course: number;
  way: Way;
  highlight: Highlight;
  /** The number of events before the stroke. */
  before: number;
}

export interface BestStroke extends Found {
  /** The board before the stroke. */
  picture: BoardPicture;
}

/**
 * Returns the best stroke of the match, preferably by a local player; null if none is worth
 * watching.
 */
export function findBest(past: Retold, from: number, here: readonly number[]): Found | null {
  const found: Found[] = [];
  let golf = golfOf(past.before);
  let before = from;
  for (const { events, shown, view } of past.updates) {
    const acted = events.find(({ what }) => what.type === 'acted')?.what;
    const { stroke: way, highlight } = shown;
    if (acted?.type === 'acted' && golf?.ball && way && highlight)
      found.push({
        seat: acted.seat,
        ball: golf.ball,
        course: golf.course,
        way,
        highlight,
        before,
      });
    before += events.length;
    golf = golfOf(view);
  }
  const own = found.filter(({ seat }) => here.includes(seat));
  const [best] = (own.length > 0 ? own : found).sort(
    (a, b) => b.highlight.rating - a.highlight.rating,
  );
  return best ?? null;
}

export async function bestStroke(
  id: string,
  events: Event[],
  here: readonly number[],
  look: Look,
  language: string,
): Promise<BestStroke | null> {
  const from = events.findIndex(({ what }) => what.type === 'started') + 1;
  const mirror = `${id}/best`;
  try {
    const best = findBest(await core.retell(mirror, events, from, look), from, here);
    if (!best) return null;
    await core.retell(mirror, events.slice(0, best.before), best.before, look);
    return { ...best, picture: await core.board(mirror, language) };
  } finally {
    void core.closeTable(mirror);
  }
}
