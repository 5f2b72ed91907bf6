// Tables, either local or online, as the screens see them.
import type {
  Answer,
  Event,
  GameAction,
  MatchCourse,
  MatchSetup,
  NewLocalTable,
  Request,
  SeatKind,
  ShownRating,
  View,
} from '../generated/protocol';
import { core, watch } from './core';
import { Flag } from '../lib/flag.svelte';
import { t } from '../lib/texts.svelte';
import { forget } from './saved';
import {
  OVERTAKEN,
  type Look,
  type ScoredView,
  type TableState,
  type TableUpdate,
} from './messages';

/** The common interface of local and online tables. */
export interface TableLink {
  readonly id: string;
  readonly setup: MatchSetup;
  readonly commitment: string;
  readonly events: Event[];
  /** The courses of a mini golf match; empty for Carramboule. */
  readonly courses: readonly MatchCourse[];
  /** The current state of the table, which may be ahead of what the screen shows. */
  readonly view: ScoredView;
  /** The seats that this page may play. */
  readonly seats: number[];
  /** Whether the table is on the server. */
  readonly online: boolean;
  /** The rating of each seat's player; only at online tables. */
  readonly ratings?: (ShownRating | null | undefined)[];
  /** The id of the tournament that an online table belongs to. */
  readonly tournament?: string | null;
  /** Whether actions can reach the table now. */
  readonly live: boolean;
  send(request: Request): Promise<Answer>;
  act(seat: number, action: GameAction): Promise<Answer>;
  /** Called for every update of the table, in order. */
  onupdate: ((update: TableUpdate) => void) | null;
  close(): void;
}

/**
 * During a match: whether leaving now would abort it. After a match: whether it was aborted.
 * Tournament matches and matches on this device always have a result.
 */
export const isAbortable = (table: TableLink, view: View): boolean =>
  table.online && !table.tournament && (view.abortable ?? false);

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a new random id for a table or message. */
export function freshId(): string {
  return hex(randomBytes(8));
}

/**
 * Returns the name for a seat: the player's own name if tables accept it, otherwise a default name
 * with the number of the seat. A name that was saved earlier may no longer be valid.
 */
async function nameFor(seat: number, name = ''): Promise<string> {
  const own = name.trim();
  return own && (await core.isName(own)) ? own : t('player-number', { number: seat + 1 });
}

export class LocalTable implements TableLink {
  onupdate: ((update: TableUpdate) => void) | null = null;
  readonly online = false;
  readonly #held: Flag;
  readonly events: Event[];
  readonly courses: readonly MatchCourse[];
  view: ScoredView;
  readonly #stop: () => void;

  private constructor(
    readonly id: string,
    standing: TableState,
  ) {
    this.events = standing.events;
    this.courses = standing.courses;
    this.view = standing.view;
    this.#held = new Flag(standing.held ?? true);
    const happened = (update: TableUpdate) => {
      this.events.push(...update.events);
      this.view = update.view;
      this.onupdate?.(update);
    };
    this.#stop = watch(id, happened, (held) => (this.#held.value = held));
  }

  /** Whether this tab plays the table, while other tabs only follow it. */
  get live(): boolean {
    return this.#held.value;
  }

  /**
   * Continues the table in this tab. The tab that has played the table so far then only follows it.
   */
  takeOver(): Promise<void> {
    return core.takeOver(this.id);
  }

  /** Opens a table, seats the players under these names and starts the match. */
  static async open(
    setup: MatchSetup,
    seats: SeatKind[],
    names: string[],
    look: Look,
  ): Promise<LocalTable> {
    const table: NewLocalTable = { table: freshId(), setup, seats, clock: null };
    const opened = new LocalTable(table.table, await core.openTable(table, randomBytes(32), look));
    await opened.#begin(names.map((name) => ({ name, contribution: hex(randomBytes(16)) })));
    return opened;
  }

  /**
   * Opens a table with a given secret, and starts the match. `people` lists each seat's player by
   * name, with the random text that the player contributes to the dice.
   */
  static async openAs(
    table: NewLocalTable,
    secret: Uint8Array,
    people: { name: string; contribution: string }[],
    look: Look,
  ): Promise<LocalTable> {
    const opened = new LocalTable(table.table, await core.openTable(table, secret, look));
    await opened.#begin(people);
    return opened;
  }

  /**
   * Continues a table saved on this device. If the match has not started, `people` take the seats.
   */
  static async resume(
    id: string,
    look: Look,
    people: { name: string; contribution: string }[] = [],
  ): Promise<LocalTable | null> {
    const standing = await core.resumeTable(id, look);
    if (!standing) return null;
    const resumed = new LocalTable(id, standing);
    if (resumed.view.status === 'waiting' && resumed.live) await resumed.#begin(people);
    return resumed;
  }

  /**
   * Seats all missing players and starts the match. If the match cannot start, deletes the table
   * and throws the reason.
   */
  async #begin(people: { name: string; contribution: string }[]): Promise<void> {
    try {
      for (const seat of this.seats) {
        const { name, ready } = this.view.seats[seat]!;
        const { contribution } = people[seat] ?? { contribution: hex(randomBytes(16)) };
        if (name === null)
          await this.#do({
            type: 'join',
            seat,
            name: await nameFor(seat, people[seat]?.name),
            contribution,
          });
        if (!ready) await this.#do({ type: 'ready', seat, ready: true });
      }
    } catch (problem) {
      this.close();
      await forget(this.id);
      throw problem;
    }
  }

  async #do(request: Request): Promise<void> {
    const answer = await this.send(request);
    if (answer.type === 'refused') throw new Error(answer.text);
  }

  get #created() {
    const first = this.events[0]?.what;
    if (first?.type !== 'created') throw new Error('a table begins with its creation');
    return first;
  }

  get setup(): MatchSetup {
    return this.#created.setup;
  }

  get commitment(): string {
    return this.#created.commitment;
  }

  get seats(): number[] {
    return this.#created.seats.flatMap((kind, seat) => (kind.type === 'person' ? [seat] : []));
  }

  async send(request: Request): Promise<Answer> {
    if (!this.live) throw new Error(t('play-elsewhere'));
    const reply = await core.send(this.id, { id: freshId(), request }).catch((problem: Error) => {
      throw problem.message === OVERTAKEN ? new Error(t('play-overtaken')) : problem;
    });
    if (reply.type !== 'answer') throw new Error('the table gave no answer');
    return reply.answer;
  }

  act(seat: number, action: GameAction): Promise<Answer> {
    return this.send({ type: 'act', seat, action, version: null });
  }

  close(): void {
    this.#stop();
    void core.closeTable(this.id);
  }
}
