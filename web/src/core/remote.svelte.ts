// A table on the server. The core in this page follows the table's events, so previews and pictures
// work as they do at a local table. Actions are sent to the server, and take effect once it has
// accepted them.
import type {
  Answer,
  ChatRule,
  Event,
  GameAction,
  ApiError,
  SocketMessage,
  MatchCourse,
  MatchSetup,
  Remark,
  Request,
  Said,
  ServerToClient,
  ShownRating,
} from '../generated/protocol';
import { t } from '../lib/texts.svelte';
import { core, watch } from './core';
import { Connection, wireTo, type ConnectionState, type Wire } from './connection';
import type { Look, ScoredView, TableState, TableUpdate } from './messages';
import { parts } from './parts';
import { freshId, type TableLink } from './table';

/** How long to wait for an answer before the connection is considered dead, in milliseconds. */
const ANSWER = 8_000;
/** The interval at which the connection is checked while the page is visible, in milliseconds. */
const PROBE = 40_000;
/** The maximum number of missed actions that are shown one by one. */
const SHOWN = 12;

export interface RemoteOptions {
  look: Look;
  key: () => string | null;
  /**
   * Called if the server refuses this page for good, for example because it does not know the
   * player's key or the table does not exist.
   */
  onrefused?: (problem: ApiError) => void;
  /** Called if the server rejects a message. */
  onproblem?: (problem: ApiError) => void;
  /** Creates the connection; tests use it to replace the WebSocket. */
  wire?: () => Wire;
}

interface Pending {
  message: { id: string; request: Request };
  resolve: (answer: Answer) => void;
}

export class RemoteTable implements TableLink {
  onupdate: ((update: TableUpdate) => void) | null = null;
  events: Event[] = [];
  courses: readonly MatchCourse[] = [];
  view: ScoredView = $state.raw(null!);
  seats: number[] = $state.raw([]);
  connection: ConnectionState = $state('connecting');
  /** The name of this player; null for spectators. */
  name: string | null = $state(null);
  chat: ChatRule = $state('off');
  said: Said[] = $state.raw([]);
  tournament: string | null = null;
  ratings: (ShownRating | null | undefined)[] = $state.raw([]);
  /** For each seat, whether its player is connected. */
  here: boolean[] = $state.raw([]);
  /**
   * For each seat, when its player left, by the server's clock; null if the player is connected.
   */
  #away: (number | null)[] = $state.raw([]);
  #patience = 0;
  spectators = $state(0);
  /** The id of the rematch table; null if there is none yet. */
  next: string | null = $state(null);
  host = $state(false);
  /**
   * A counter that increases whenever the table is read from its beginning, so that screens start
   * over.
   */
  generation = $state(0);
  /** Whether this page has received all events that the server has. */
  #synced = $state(false);
  readonly online = true;

  readonly #options: RemoteOptions;
  readonly #connection: Connection;
  readonly #pending = new Map<string, Pending>();
  #stopWatching: () => void = () => {};
  /**
   * The version of the last event given to the core; `#newest` is the newest version of the table
   * known so far.
   */
  #version = 0;
  #newest = 0;
  /** The version of the table after this player's last action. */
  #done = 0;
  #chain = '';
  #syncing: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setInterval>;
  #taking: Promise<unknown> = Promise.resolve();
  #waiting: (() => void)[] = [];
  #closed = false;

  /** Joins a table. The table is live once all past events have arrived. */
  constructor(
    readonly id: string,
    options: RemoteOptions,
  ) {
    this.#options = options;
    this.#connection = new Connection(
      options.wire ?? (() => wireTo(`/api/tables/${id}/socket`)),
      options.key,
      {
        welcomed: true,
        heard: (message) => this.#hear(message as SocketMessage | ServerToClient),
        changed: (state) => this.#changed(state),
        refused: (problem) => options.onrefused?.(problem),
      },
    );
    this.#probe = setInterval(() => document.visibilityState === 'visible' && this.#sync(), PROBE);
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

  get clock() {
    return this.#created.clock;
  }

  /**
   * When the current player left, and when the others may stop waiting; null if the match is not
   * waiting for an absent player.
   */
  get absence(): { since: number; until: number } | null {
    const { status, turn, seats } = this.view;
    if (status !== 'playing' || turn === null || seats[turn]?.kind.type !== 'person') return null;
    const since = this.#away[turn] ?? null;
    if (since === null) return null;
    return { since, until: Math.max(since, this.events.at(-1)?.at ?? 0) + this.#patience };
  }

  /** Whether actions can reach the server. */
  get live(): boolean {
    return this.connection === 'connected' && this.#synced;
  }

  /**
   * Sends a request. While disconnected, refuses the request: if it were sent later, it might take
   * effect when the player no longer expects it.
   */
  send(request: Request): Promise<Answer> {
    const message = { id: freshId(), request };
    if (!this.live || !this.#connection.send(message))
      return Promise.reject(new Error(t('online-not-connected')));
    this.#expect();
    return new Promise<Answer>((resolve) => this.#pending.set(message.id, { message, resolve }));
  }

  /**
   * Acts on the version of the table that the player sees. If the table has changed since, the
   * server refuses the action.
   */
  act(seat: number, action: GameAction): Promise<Answer> {
    return this.send({
      type: 'act',
      seat,
      action,
      version: Math.max(this.view.version, this.#done),
    });
  }

  say(what: Remark): boolean {
    return this.live && this.#connection.send({ type: 'say', what });
  }

  /** Resolves when actions are possible. */
  whenLive(): Promise<void> {
    if (this.live) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Reconnects with the player's new key. Must be called whenever the key changes. */
  introduce(): void {
    this.#synced = false;
    this.#connection.again();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#probe);
    this.#connection.close();
    this.#stopWatching();
    void this.#taking.then(() => core.closeTable(this.id));
  }

  #changed(state: ConnectionState): void {
    this.connection = state;
    if (state === 'connected') return;
    this.#synced = false;
    this.#syncing = null;
    this.here = [];
    this.#away = [];
    clearTimeout(this.#timer);
  }

  /**
   * Starts the timeout for an answer. If no answer arrives in time, the connection counts as dead,
   * whatever the browser reports.
   */
  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connection.again(), ANSWER);
  }

  #hear(message: SocketMessage | ServerToClient): void {
    switch (message.type) {
      case 'welcome': {
        this.name = message.name;
        this.seats = message.seats;
        this.chat = message.chat;
        this.said = message.said;
        this.next = message.next;
        this.host = message.host;
        for (const { message } of this.#pending.values()) this.#connection.send(message);
        this.#syncing = null;
        this.#sync();
        return;
      }
      case 'answer':
        return this.#answered(message.id, message.answer);
      case 'events':
        return this.#take(message.events);
      case 'presence':
        this.here = message.seats;
        this.spectators = message.spectators;
        this.#patience = message.patience;
        this.#away = message.away;
        return;
      case 'said':
        this.said = [...this.said, message.said].slice(-100);
        return;
      case 'next':
        this.next = message.table;
        return;
      case 'problem':
        this.#options.onproblem?.(message.problem);
        return;
    }
  }

  #answered(id: string, answer: Answer): void {
    if (id === this.#syncing && answer.type === 'events') {
      this.#syncing = null;
      this.#caughtUp(answer.events);
    }
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0 && !this.#syncing) clearTimeout(this.#timer);
    if (!pending) return;
    if (answer.type === 'accepted') {
      this.#done = answer.version;
      this.#hold(pending.message.request);
    }
    pending.resolve(
      answer.type === 'refused' && answer.reason !== 'illegal'
        ? { ...answer, text: t(`online-refused-${answer.reason}`) }
        : answer,
    );
  }

  /** Updates the list of seats played from this page. */
  #hold(request: Request): void {
    if (request.type === 'join' && !this.seats.includes(request.seat))
      this.seats = [...this.seats, request.seat].sort((one, other) => one - other);
    if (request.type === 'leave') this.seats = this.seats.filter((seat) => seat !== request.seat);
  }

  /**
   * Requests the missing events, and also the last known one, to check that the server still has
   * the same history.
   */
  #sync(): void {
    if (this.#syncing || this.connection !== 'connected') return;
    const id = freshId();
    if (
      !this.#connection.send({
        id,
        request: { type: 'since', version: Math.max(0, this.#version - 1) },
      })
    )
      return;
    this.#syncing = id;
    this.#expect();
  }

  #caughtUp(events: Event[]): void {
    const known = events.find((event) => event.version === this.#version);
    if (this.#version > 0 && known?.chain !== this.#chain) {
      // The server has a different history, for example after a backup was restored: start over.
      this.#version = this.#newest = this.#done = 0;
      this.#sync();
      return;
    }
    this.#take(events);
    if (this.#version < this.#newest) {
      this.#sync();
      return;
    }
    // Actions are possible only once the core has also received the events.
    void this.#taking.then(() => {
      if (this.connection !== 'connected' || this.#syncing) return;
      this.#synced = true;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  #take(events: Event[]): void {
    const news = events.filter((event) => event.version > this.#version);
    const [first] = news;
    const last = news.at(-1);
    if (!first || !last) return;
    this.#newest = Math.max(this.#newest, last.version);
    if (first.version !== this.#version + 1) {
      this.#sync();
      return;
    }
    const begins = first.version === 1;
    this.#version = last.version;
    this.#chain = last.chain;
    // The creator of a table can free a seat.
    for (const { what } of news)
      if (what.type === 'left' && this.seats.includes(what.seat))
        this.seats = this.seats.filter((seat) => seat !== what.seat);
    const split = parts(news);
    if (begins || split.length > SHOWN) this.#read(begins ? news : [...this.#whole, ...news]);
    else for (const part of split) this.#then(() => core.takeEvents(this.id, part));
    this.#whole = begins ? news : [...this.#whole, ...news];
  }

  /** All events given to the core so far. `events` contains only the events already shown. */
  #whole: Event[] = [];

  #then(what: () => Promise<unknown>): void {
    this.#taking = this.#taking
      .then(() => (this.#closed ? undefined : what()))
      .catch((problem: unknown) => console.error(problem));
  }

  /** Gives all events of the table to the core, which starts over. */
  #read(events: Event[]): void {
    this.#then(async () => {
      this.#stopWatching();
      const standing: TableState = await core.watchTable(this.id, events, this.#options.look);
      this.events = [...standing.events];
      this.courses = standing.courses;
      this.view = standing.view;
      this.generation++;
      this.#stopWatching = watch(this.id, (update) => {
        this.events.push(...update.events);
        this.view = update.view;
        this.onupdate?.(update);
      });
    });
  }
}
