// Creates players and tables over HTTP, so that tests click only what they test.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type {
  Answer,
  ChatRule,
  Clock,
  GolfAction,
  GolfView,
  Identity,
  Request,
  TableInfo,
  View,
} from '../src/generated/protocol';

export type { Identity };

export interface MatchOptions {
  game?: 'golf' | 'carramboule';
  /** The maximum number of strokes per ball (mini golf only). */
  limit?: number;
  clock?: Clock | null;
  chat?: ChatRule;
  /** Whether the lobby lists the table. */
  open?: boolean;
  /** The number of seats; by default, one for each player. */
  seats?: number;
  /** The seats whose players are ready; by default, all of them. */
  ready?: number[];
}

/** The HTTP API of a server; by default, of the server under test. */
export class Api {
  constructor(
    readonly request: APIRequestContext,
    readonly address = '',
  ) {}

  /**
   * Sends a request as a player, or without an account if `who` is null. The test fails if the
   * server refuses the request.
   */
  async ask<T = unknown>(
    who: Identity | null,
    method: string,
    path: string,
    data?: unknown,
  ): Promise<T> {
    const headers: Record<string, string> = who ? { authorization: `Bearer ${who.key}` } : {};
    if (data !== undefined) headers['content-type'] = 'application/json';
    const answer = await this.request.fetch(`${this.address}/api${path}`, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Creates a player, optionally with a handle. */
  async player(name: string, handle?: string): Promise<Identity> {
    const made = await this.ask<Identity>(null, 'POST', '/players', { name });
    if (handle) await this.ask(made, 'PUT', '/me/handle', { handle, private: false });
    return made;
  }

  /** Creates a table with these players in the first seats. */
  async match(players: Identity[], options: MatchOptions = {}): Promise<Match> {
    const { game = 'golf', clock = null, chat = 'phrases', open = false } = options;
    const count = options.seats ?? players.length;
    const golf = {
      courses: ['1'],
      mode: count > 1 ? 'carom' : 'basic',
      balls: 1,
      limit: options.limit ?? 2,
      kit: 'dice',
      tokens: false,
    };
    const { table } = await this.ask<{ table: string }>(players[0]!, 'POST', '/tables', {
      setup: game === 'golf' ? { golf } : { carramboule: { starts: 0 } },
      seats: Array.from({ length: count }, () => ({ type: 'person' })),
      clock,
      open,
      chat,
    });
    const match = new Match(this, table, players);
    for (const seat of players.keys()) await match.join(seat);
    for (const seat of options.ready ?? players.keys()) await match.ready(seat);
    return match;
  }
}

let sent = 0;

/** A table whose players act over HTTP. */
export class Match {
  constructor(
    readonly api: Api,
    readonly id: string,
    /** The players in the order of their seats. */
    readonly players: Identity[],
  ) {}

  get link(): string {
    return `${this.api.address}/t/${this.id}`;
  }

  async send(seat: number, request: Request): Promise<void> {
    const answer = await this.api.ask<Answer>(
      this.players[seat]!,
      'POST',
      `/tables/${this.id}/requests`,
      { id: `m${++sent}`, request },
    );
    expect(answer, JSON.stringify(request)).toMatchObject({ type: 'accepted' });
  }

  join(seat: number): Promise<void> {
    const contribution = String(seat).repeat(32);
    return this.send(seat, { type: 'join', seat, name: this.players[seat]!.name, contribution });
  }

  ready = (seat: number): Promise<void> => this.send(seat, { type: 'ready', seat, ready: true });

  resign = (seat: number): Promise<void> => this.send(seat, { type: 'resign', seat });

  async view(): Promise<View> {
    const info = await this.api.ask<TableInfo>(null, 'GET', `/tables/${this.id}`);
    return info.snapshot.view;
  }

  /** Plays a complete stroke of mini golf for the current player. */
  async stroke(): Promise<void> {
    await this.strokeOf((await this.view()).turn);
  }

  /** Plays a complete stroke if it is this seat's turn. */
  private async strokeOf(turn: number | null): Promise<void> {
    for (;;) {
      const view = await this.view();
      if (turn === null || view.turn !== turn || !view.game || !('golf' in view.game)) return;
      const action = nextAction(view.game.golf);
      await this.send(turn, { type: 'act', seat: turn, action: { golf: action }, version: null });
      if (action.type === 'play' || action.type === 'pass') return;
    }
  }

  /** Plays for the other players until it is the turn of this seat. */
  async bringTo(seat: number): Promise<void> {
    for (;;) {
      const { turn } = await this.view();
      if (turn === seat) return;
      await this.strokeOf(turn);
    }
  }
}

/**
 * Returns the next action in a simple stroke: a start cell, the yellow die, the roll, and the first
 * open direction.
 */
function nextAction({ actions, start }: GolfView): GolfAction {
  const steps: ((action: GolfAction) => boolean)[] = [
    ({ type }) => type === 'play' || type === 'pass' || type === 'roll',
    ({ type }) => type === 'start' && start === null,
    (action) => action.type === 'pick' && 'die' in action.pick && action.pick.die === 'yellow',
  ];
  for (const isNext of steps) {
    const action = actions.find(isNext);
    if (action) return action;
  }
  throw new Error(`the player in turn has no usable action in ${JSON.stringify(actions)}`);
}

/** Signs a player in on a page. Must be called before the page is loaded. */
export const signIn = (page: Page, who: Identity): Promise<unknown> =>
  page.addInitScript(
    (identity) => localStorage.setItem('carambole-online', identity),
    JSON.stringify(who),
  );

/** Returns a handle that no other test has claimed on this server. */
export const uniqueHandle = (word: string): string =>
  `${word}${Math.random().toString(36).slice(2, 8)}x`;
