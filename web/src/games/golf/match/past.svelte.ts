// Shows a past stroke step by step on the match's board.
import type { Event } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { asItStood } from '../../../core/moment';
import { after, type BoardState } from '../stroke/board';
import { language } from '../../../lib/texts.svelte';
import { boardLook } from '../board/look.svelte';
import type { GolfMatch } from './match.svelte';
import type { Played } from './story.svelte';

interface Retraced {
  path: string;
  /** The board after each event of the stroke. */
  states: BoardState[];
}

/**
 * Returns the index of the event with which an earlier stroke was played: the last stroke if `back`
 * is 0, the one before it if `back` is 1, and so on. Returns −1 if there is no such stroke.
 */
export function strokeAt(events: readonly Event[], back: number): number {
  const strokes = events.flatMap(({ what }, index) => {
    const golf = what.type === 'acted' && 'golf' in what.action ? what.action.golf.type : null;
    return golf === 'play' || golf === 'pass' ? [index] : [];
  });
  return strokes.at(-1 - back) ?? -1;
}

export class Past {
  readonly #match: GolfMatch;
  #strokes = new Map<string, Promise<Retraced | null>>();
  #wanted = 0;
  /**
   * The past state on the board, with the stroke's path; null while the board shows the present.
   */
  shown: { state: BoardState; path: string } | null = $state.raw(null);

  constructor(match: GolfMatch) {
    this.#match = match;
  }

  /** Shows the board as it was after an event in a stroke. */
  async show(stroke: Played, index: number): Promise<void> {
    const wanted = ++this.#wanted;
    const key = `${stroke.id} ${JSON.stringify(boardLook())}`;
    let retraced = this.#strokes.get(key);
    if (!retraced) this.#strokes.set(key, (retraced = this.#retrace(stroke)));
    const known = await retraced;
    const state = known?.states[index];
    if (wanted === this.#wanted && known && state) this.shown = { state, path: known.path };
  }

  close(): void {
    this.#wanted++;
    this.shown = null;
  }

  /**
   * Computes the stroke again from the state before it, because the board may have been turned
   * since the stroke was played.
   */
  async #retrace(stroke: Played): Promise<Retraced | null> {
    const match = this.#match;
    const { version } = match.view;
    const events = match.table.events.filter((event) => event.version <= version);
    const at = strokeAt(events, match.story.strokes.indexOf(stroke));
    if (at < 0) return null;
    const look = boardLook();
    const before = await asItStood(events.slice(0, at), look, async (id) => {
      const [picture, layers] = await Promise.all([core.board(id, language()), core.layers(id)]);
      return { balls: picture.balls, layers };
    });
    const mirror = `${match.table.id}/past`;
    const { updates } = await core.retell(mirror, events.slice(0, at + 1), at, look);
    void core.closeTable(mirror);
    const way = updates.at(-1)?.shown.stroke;
    if (!way) return null;
    const states: BoardState[] = [];
    way.trace.events.reduce<BoardState>((now, _, index) => {
      const next = after(now, way, index);
      states.push(next);
      return next;
    }, before);
    return { path: way.path, states };
  }
}
