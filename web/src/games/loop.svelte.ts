// The loop of a match, the same in both games: a player acts, the table answers, its updates are
// shown in order, and the next player acts. The table may be ahead of the screen, because computers
// are quick.
import type { Answer, GameAction } from '../generated/protocol';
import type { ScoredView, TableUpdate } from '../core/messages';
import type { TableLink } from '../core/table';
import { Patience, ShowQueue } from '../lib/patience';
import { errorMessage } from '../lib/problem';

/** What a game adds to the loop. */
export interface LoopedMatch {
  /** Shows an update and sets the loop's `view`. */
  show(update: TableUpdate): Promise<void>;
  /** Called once all actions have been answered and shown. */
  settle(): void;
}

export class MatchLoop {
  /** The state of the table up to the last update that was shown. */
  view: ScoredView = $state.raw(null!);
  /** Whether actions have been sent that the table has not answered yet. */
  sending = $state(false);
  /** Why the latest request failed; null if it did not. */
  problem: string | null = $state(null);
  /** Delays and animations that a tap or a key can skip. */
  readonly patience = new Patience();
  readonly #match: LoopedMatch;
  readonly #queue: ShowQueue<TableUpdate>;
  /** The version of the table after the last accepted request. */
  #expected = 0;
  /** Whether the screen has been closed. Failures after that are not reported. */
  #closed = false;

  constructor(
    readonly table: TableLink,
    match: LoopedMatch,
  ) {
    this.view = table.view;
    this.#match = match;
    this.#queue = new ShowQueue(
      (update) => match.show(update),
      (problem) => this.fail(problem),
      () => this.#settle(),
    );
    table.onupdate = (update) => this.#queue.push(update);
  }

  /** Whether the current player plays on this screen. */
  get mine(): boolean {
    return this.view.turn !== null && this.table.seats.includes(this.view.turn);
  }

  /**
   * The seat that would resign: the current seat if it is local, otherwise the first local seat
   * still in the match.
   */
  get resigner(): number | null {
    return (
      (this.mine
        ? this.view.turn
        : this.table.seats.find((seat) => !this.view.seats[seat]?.withdrawn)) ?? null
    );
  }

  /** Whether the current player's actions can be sent now. */
  get canSend(): boolean {
    return this.mine && this.table.live && !this.sending;
  }

  /** Whether all requests have been answered and shown. */
  get settled(): boolean {
    return !this.sending && this.#queue.idle && this.view.version >= this.#expected;
  }

  /** Sends the current player's actions one after another, until the table refuses one. */
  async act(actions: readonly GameAction[]): Promise<void> {
    const seat = this.view.turn;
    if (seat === null || !this.canSend) return;
    this.sending = true;
    this.problem = null;
    try {
      for (const action of actions) if (!this.#accepted(await this.table.act(seat, action))) break;
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.sending = false;
      this.#settle();
    }
  }

  async resign(): Promise<void> {
    const seat = this.resigner;
    if (seat === null) return;
    try {
      this.#accepted(await this.table.send({ type: 'resign', seat }));
    } catch (problem) {
      this.fail(problem);
    }
  }

  fail(problem: unknown): void {
    if (!this.#closed) this.problem = errorMessage(problem);
  }

  close(): void {
    this.#closed = true;
    this.table.onupdate = null;
    this.#queue.close();
    this.patience.skip();
  }

  #accepted(answer: Answer): boolean {
    if (answer.type === 'accepted') this.#expected = answer.version;
    if (answer.type !== 'refused') return true;
    this.problem = answer.text;
    return false;
  }

  #settle(): void {
    if (this.settled) this.#match.settle();
  }
}
