// Shows on the board where a choice would have led.
import type { Event, GolfAction, Reach, Way } from '../../generated/protocol';
import { core } from '../../core/core';
import { asItStood } from '../../core/moment';
import { theme } from '../../lib/settings.svelte';
import { PREFIX, type FilmPlayer } from './player.svelte';

/** One of the options at a step, identified by its index in the advice. */
export interface Choice {
  step: number;
  place: number;
}

/**
 * Where a choice leads: the path of a direction, the cells that a die or card could reach, or a
 * start cell.
 */
export type Lead = { way: Way } | { reach: Reach } | { start: [number, number] };

const same = (one: Choice | null, other: Choice | null) =>
  one?.step === other?.step && one?.place === other?.place;

export class Choices {
  /** The choice shown on the board, and where it leads; null if none is shown. */
  shown: (Choice & { lead: Lead }) | null = $state.raw(null);
  /**
   * The tapped choice, which is kept until it or another choice is tapped, or until `clear` is
   * called.
   */
  #kept: Choice | null = $state.raw(null);
  /** The hovered or focused choice, which takes precedence over the tapped one. */
  #looked: Choice | null = null;
  #events: Event[] | null = null;
  #actionOf: (choice: Choice) => GolfAction;

  constructor(
    readonly film: FilmPlayer,
    actionOf: (choice: Choice) => GolfAction,
  ) {
    this.#actionOf = actionOf;
  }

  look(choice: Choice | null): void {
    this.#looked = choice;
    void this.#show();
  }

  /** Keeps a tapped choice on the board. A second tap removes it again. */
  toggle(choice: Choice): void {
    this.#kept = this.keeps(choice) ? null : choice;
    if (!this.#kept) this.#looked = null;
    void this.#show();
  }

  keeps(choice: Choice): boolean {
    return this.#kept !== null && same(this.#kept, choice);
  }

  clear(): void {
    this.#kept = this.#looked = this.shown = null;
  }

  get #wanted(): Choice | null {
    return this.#looked ?? this.#kept;
  }

  async #show(): Promise<void> {
    const choice = this.#wanted;
    if (!choice) {
      this.shown = null;
      return;
    }
    const lead = await this.#lead(choice).catch(() => null);
    if (same(this.#wanted, choice)) this.shown = lead && { ...choice, lead };
  }

  async #lead(choice: Choice): Promise<Lead | null> {
    const action = this.#actionOf(choice);
    if (action.type === 'start') return { start: action.at };
    this.#events ??= (JSON.parse(this.film.record) as { events: Event[] }).events;
    const met = this.#events.slice(0, this.film.steps[choice.step - 1]!.version);
    return asItStood(met, { theme: theme(), prefix: PREFIX }, async (id) => {
      if (action.type === 'pick') return { reach: await core.reach(id, action.pick, null) };
      if (action.type !== 'play') return null;
      const way = (await core.ways(id)).find(({ dir }) => dir === action.dir);
      return way ? { way } : null;
    });
  }
}
