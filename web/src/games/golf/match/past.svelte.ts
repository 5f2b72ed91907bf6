// Shows a past stroke step by step on the match's board.
import type { Event, PieceState, Spot } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { asItStood } from '../../../core/moment';
import { after, waysOf, type BoardState } from '../stroke/board';
import { language } from '../../../lib/texts.svelte';
import { boardLook } from '../board/look.svelte';
import type { GolfMatch } from './match.svelte';
import { golfOf } from './match-state.svelte';
import type { Played } from './story.svelte';

/** A past state of the board. */
export interface PastState {
  state: BoardState;
  pieces: Readonly<Record<string, PieceState>>;
  /** The cells of tokens that the stroke has taken so far. */
  taken: readonly (readonly [number, number])[];
  /** The path of the stroke, and the way of each of its balls. */
  path: string;
  ways: Spot[][];
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
  #strokes = new Map<string, Promise<PastState[]>>();
  #wanted = 0;
  /** The past state on the board; null while the board shows the present. */
  shown: PastState | null = $state.raw(null);

  constructor(match: GolfMatch) {
    this.#match = match;
  }

  /** Shows the board as it was after an event in a stroke. */
  async show(stroke: Played, index: number): Promise<void> {
    const wanted = ++this.#wanted;
    const key = `${stroke.id} ${JSON.stringify(boardLook())}`;
    let retraced = this.#strokes.get(key);
    if (!retraced) this.#strokes.set(key, (retraced = this.#retrace(stroke)));
    const state = (await retraced)[index];
    if (wanted === this.#wanted && state) this.shown = state;
  }

  close(): void {
    this.#wanted++;
    this.shown = null;
  }

  /**
   * Computes the states after each event of a stroke. Plays the stroke again from the state before
   * it, because the board may have been turned since then.
   */
  async #retrace(stroke: Played): Promise<PastState[]> {
    const match = this.#match;
    const { version } = match.view;
    const events = match.table.events.filter((event) => event.version <= version);
    const at = strokeAt(events, match.story.strokes.indexOf(stroke));
    if (at < 0) return [];
    const look = boardLook();
    const before = await asItStood(events.slice(0, at), look, async (id, view) => {
      const [picture, layers] = await Promise.all([core.board(id, language()), core.layers(id)]);
      return { state: { balls: picture.balls, layers }, pieces: golfOf(view)?.pieces ?? {} };
    });
    const mirror = `${match.table.id}/past`;
    const { updates } = await core.retell(mirror, events.slice(0, at + 1), at, look);
    void core.closeTable(mirror);
    const way = updates.at(-1)?.shown.stroke;
    if (!way) return [];
    const ways = waysOf(way, before.state.balls);
    const states: PastState[] = [];
    let now: PastState = { ...before, taken: [], path: way.path, ways };
    way.trace.events.forEach((event, index) => {
      now = { ...now, state: after(now.state, way, index) };
      if (event.type === 'piece') now.pieces = { ...now.pieces, [event.piece]: event };
      if (event.type === 'token') now.taken = [...now.taken, event.at];
      states.push(now);
    });
    return states;
  }
}
