// A ghost that plays beside the player's ball: after each of the player's strokes, it repeats one
// from an earlier match. It is only shown, and does not affect the board.
import type { BoardPicture, Spot } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { personName, t } from '../../../lib/texts.svelte';
import { boardLook } from '../board/look.svelte';
import type { Rolling } from '../stroke/timeline';
import { duel, ghostLegs, ghostStrokes, type GhostLeg, type GhostStroke } from './ghost-strokes';
import { lastStrokes } from './recall';
import type { GhostRecord } from '../solo';

export class Ghost {
  readonly ready: Promise<void>;
  readonly #record: GhostRecord;
  readonly #mirror: string;
  #strokes: GhostStroke[] = $state.raw([]);
  /** The number of strokes that the ghost has finished. */
  played = $state(0);
  /** The path of the ghost's latest stroke. */
  way: Spot[] = $state.raw([]);
  #legs: GhostLeg[] = $state.raw([]);
  /** The stroke that the ghost is playing; null if it is not playing one. */
  rolling: Rolling | null = $state.raw(null);

  /**
   * `id` is the id of the player's table. The id of the ghost's copy of the match begins with it.
   */
  constructor(record: GhostRecord, id: string) {
    this.#record = record;
    this.#mirror = `${id}/ghost`;
    this.ready = this.redraw();
  }

  /** Computes the strokes for the board's current rotation. */
  async redraw(): Promise<void> {
    const mirror = this.#mirror;
    const { events } = this.#record;
    const look = { ...boardLook(), prefix: 'ghost-' };
    try {
      const from = lastStrokes(events, Infinity);
      this.#strokes = ghostStrokes(await core.retell(mirror, events, from, look));
    } finally {
      void core.closeTable(mirror);
    }
  }

  get name(): string {
    return personName(this.#record.name);
  }

  get ball(): string {
    return this.#strokes[0]?.ball ?? '';
  }

  /** Whether the ghost has no strokes left. */
  get done(): boolean {
    return this.#legs.length > 0 && this.played === this.#legs.length;
  }

  /** The ghost's final score. */
  get total(): number {
    const end = this.#record.events.at(-1)?.what;
    return (end?.type === 'ended' && end.results[0]?.total) || 0;
  }

  /** Puts the ghost where it was after its first `played` strokes. */
  stand(played: number, picture: BoardPicture): void {
    this.#legs = ghostLegs(this.#strokes, picture.starts);
    this.played = Math.min(played, this.#legs.length);
    this.way = [];
  }

  /** Where the ghost's ball is; null if the ball is in the hole or its position is unknown. */
  get spot(): Spot | null {
    const { played } = this;
    if (this.#strokes.length === 0) return null;
    return played === 0 ? (this.#legs[0]?.from ?? null) : (this.#legs[played - 1]?.to ?? null);
  }

  /** Returns the ghost's stroke with this number, from 1; null if there are fewer strokes. */
  leg(number: number): GhostLeg | null {
    return this.#legs[number - 1] ?? null;
  }

  /** Shows the path of the stroke with this number when the ghost starts the stroke. */
  plays(number: number, tempo: number): void {
    const leg = this.leg(number);
    if (!leg) return;
    const before = new Map(leg.from ? [[leg.ball, leg.from]] : []);
    this.way = leg.from ? [leg.from, ...leg.through] : leg.through;
    if (tempo > 0) this.rolling = { line: leg.line, before, tempo, begun: performance.now() };
  }

  /** Counts a stroke as played when the ghost has finished it. */
  rests(number: number): void {
    this.played = Math.min(number, this.#legs.length);
    this.rolling = null;
  }

  /** Introduces the ghost in one sentence, for the story and screen readers. */
  introduced(): string {
    return t('play-ghost-begins', { name: this.name, total: this.total });
  }

  /** Describes the result of the ghost's stroke with this number; empty if there is none. */
  told(number: number): string {
    const leg = this.leg(number);
    if (!leg) return '';
    if (leg.holed) return t('play-ghost-holed', { number });
    const place = t('play-place', { layer: leg.high ? 'top' : 'ground', steps: leg.steps ?? -1 });
    return t('play-ghost-stroke', { number, place });
  }

  /** Compares the player's score with the ghost's in one sentence. */
  verdict(own: number): string {
    const { outcome, strokes } = duel(own, this.total);
    return t(`play-ghost-${outcome}`, { total: this.total, strokes });
  }
}
