// A ghost beside one's own ball: with every stroke of mine it plays its own, from a match that was played before. It
// is only seen; nothing on the board hangs on it.
import type { BoardPicture, Spot } from '../generated/protocol';
import { core } from '../core/core';
import { personName, t } from '../texts/texts.svelte';
import { boardLook } from './look.svelte';
import { duel, ghostLegs, ghostStrokes, type GhostLeg, type GhostStroke } from './ghost-strokes';
import { lastStrokes } from './recall';
import type { GhostRecord } from '../games/solo';

export class Ghost {
  readonly ready: Promise<void>;
  readonly #record: GhostRecord;
  readonly #mirror: string;
  #strokes: GhostStroke[] = $state.raw([]);
  /** How many strokes it has played. */
  played = $state(0);
  /** The way of the stroke it has played last. */
  way: Spot[] = $state.raw([]);
  #legs: GhostLeg[] = $state.raw([]);

  /** `id` names its match among the tables. */
  constructor(record: GhostRecord, id: string) {
    this.#record = record;
    this.#mirror = `${id}/ghost`;
    this.ready = this.redraw();
  }

  /** Its way once more, on a board that may have been turned. */
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

  /** The ball of its match. */
  get ball(): string {
    return this.#strokes[0]?.ball ?? '';
  }

  /** In the hole, or as far as it came. */
  get done(): boolean {
    return this.#legs.length > 0 && this.played === this.#legs.length;
  }

  /** What it needed in the end. */
  get total(): number {
    const end = this.#record.events.at(-1)?.what;
    return (end?.type === 'ended' && end.results[0]?.total) || 0;
  }

  /** It stands where it stood after so many strokes. */
  stand(played: number, picture: BoardPicture): void {
    this.#legs = ghostLegs(this.#strokes, picture.starts);
    this.played = Math.min(played, this.#legs.length);
    this.way = [];
  }

  /** Where it lies; null in the hole. */
  get spot(): Spot | null {
    const { played } = this;
    if (this.#strokes.length === 0) return null;
    return played === 0 ? (this.#legs[0]?.from ?? null) : (this.#legs[played - 1]?.to ?? null);
  }

  /** The stroke with this number, from 1; null if it is in the hole already. */
  leg(number: number): GhostLeg | null {
    return this.#legs[number - 1] ?? null;
  }

  /** It has begun to play a stroke. */
  plays(number: number): void {
    const leg = this.leg(number);
    if (!leg) return;
    this.way = leg.from ? [leg.from, ...leg.through] : leg.through;
  }

  /** It has played a stroke. */
  rests(number: number): void {
    this.played = Math.min(number, this.#legs.length);
  }

  /** For those who listen, and for the story: who it is. */
  introduced(): string {
    return t('play-ghost-begins', { name: this.name, total: this.total });
  }

  /** What a stroke of it came to; empty if it has none of that number. */
  told(number: number): string {
    const leg = this.leg(number);
    if (!leg) return '';
    if (leg.holed) return t('play-ghost-holed', { number });
    const place = t('play-place', { layer: leg.high ? 'top' : 'ground', steps: leg.steps ?? -1 });
    return t('play-ghost-stroke', { number, place });
  }

  /** How one fared against it. */
  verdict(own: number): string {
    const { outcome, strokes } = duel(own, this.total);
    return t(`play-ghost-${outcome}`, { total: this.total, strokes });
  }
}
