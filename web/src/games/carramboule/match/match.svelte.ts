// The state of a match as shown. Plays the events in order and then lets the next player aim.
import { tick } from 'svelte';
import type {
  CarrambouleAction,
  CarrambouleBall,
  CarrambouleChoice,
  CarrambouleView,
  Event,
  Motion,
  Stance,
  View,
} from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { TableUpdate } from '../../../core/messages';
import type { TableLink } from '../../../core/table';
import { pace, settings } from '../../../lib/settings.svelte';
import { Patience } from '../../../lib/patience';
import { aimOf, angleTo, forwards, nearestPlace, placeOf, shotOf, type Aim } from '../aim/aim';
import { AimedShot } from '../aim/aimed-shot.svelte';
import { foulOf, trailOf, type ShownFoul } from '../aim/guide';
import { historyOf, type History } from './history';
import { roundEnd, type RoundEnd } from './round';
import { errorMessage } from '../../../lib/problem';

type Shoot = Extract<CarrambouleAction, { type: 'shoot' }>;

/**
 * How long another player's aim is shown before the shot, in milliseconds. `BACK` is the pause
 * before balls are put back, `ROUND` the pause before the card at the end of a round.
 */
const STANCE = 1100;
const BACK = 500;
const ROUND = 1600;

export class MatchPlay extends AimedShot {
  view = $state.raw() as View;
  history = $state.raw() as History;
  stance = $state.raw<Stance | null>(null);
  /** A keyword that says why the core would refuse the current shot; null if it would not. */
  refusal = $state<string | null>(null);
  /**
   * Whether the player tapped a point behind the cue ball, towards which shooting is not allowed.
   */
  backwards = $state(false);
  /** Whether the player has been asked to confirm a shot that is a foul. */
  asked = $state(false);
  /**
   * Whether the match is waiting for the player to read the result of a shot that was not animated.
   */
  reading = $state(false);
  /** The round that has just ended; null once the player has continued. */
  ended = $state.raw<RoundEnd | null>(null);
  /** Whether a shot or choice has been sent and not yet answered. */
  waiting = $state(false);

  #events: Event[];
  #queue: TableUpdate[] = [];
  #running = false;
  readonly #patience = new Patience();

  constructor(readonly table: TableLink) {
    super();
    this.#events = [...table.events];
    this.view = table.view;
    this.history = historyOf(this.#events);
    table.onupdate = (update) => {
      this.#queue.push(update);
      void this.#pump();
    };
  }

  async start(): Promise<void> {
    this.shape = await core.tableShape();
    await tick();
    await this.#prepare();
    void this.#pump();
  }

  get game(): CarrambouleView | null {
    const { game } = this.view;
    return game && 'carramboule' in game ? game.carramboule : null;
  }

  get balls(): readonly CarrambouleBall[] {
    return this.game?.balls ?? [];
  }

  /** The foul that the guide lines show for the current aim. */
  get foul(): ShownFoul | null {
    const opponent = this.game?.white === this.seat ? 'black' : 'white';
    return this.guide && foulOf(this.guide, this.stance?.barred ?? [], opponent);
  }

  /** Whether the current player is at this screen. */
  get mine(): boolean {
    return (
      this.view.status === 'playing' &&
      this.view.turn !== null &&
      this.table.seats.includes(this.view.turn)
    );
  }

  get aiming(): boolean {
    return (
      this.mine &&
      !this.showing &&
      !this.waiting &&
      this.game?.phase === 'shot' &&
      this.aim !== null
    );
  }

  get choosing(): boolean {
    return this.mine && !this.showing && this.game?.phase === 'choice' && !!this.stance?.choices;
  }

  override change(changes: Partial<Aim>): void {
    if (!this.aiming) return;
    super.change(changes);
    this.asked = this.backwards = false;
  }

  /** Moves the cue ball to the free position on the camp line nearest to `across`, in metres. */
  move(across: number): void {
    if (!this.aim || !this.stance) return;
    const place = nearestPlace(this.stance.places, across * 1e6);
    if (place !== null) this.change({ place: [place / 1e6, this.aim.place[1]] });
  }

  protected slide(millimetres: number): void {
    const ahead = this.seat === 0 ? 1 : -1;
    if (this.aim) this.move(this.aim.place[0] + (ahead * millimetres) / 1000);
  }

  protected target(by: 1 | -1): void {
    const { aim } = this;
    if (!aim) return;
    const angles = this.balls
      .map((ball) => forwards(angleTo(aim, placeOf(ball), this.seat)))
      .sort((one, other) => one - other);
    const beyond = angles.filter((angle) => (angle - aim.angle) * by > 0.005);
    const next = by > 0 ? (beyond[0] ?? angles[0]) : (beyond.at(-1) ?? angles.at(-1));
    if (next !== undefined) this.change({ angle: next });
  }

  /**
   * Shoots. If the guide line shows a foul, asks the player first. Returns whether the shot was
   * played.
   */
  shoot(): boolean {
    if (!this.aiming || !this.aim || !this.table.live || this.refusal) return false;
    if (this.foul && !this.asked) {
      this.asked = true;
      return false;
    }
    void this.#send(shotOf(this.aim, this.seat));
    return true;
  }

  async choose(choice: CarrambouleChoice): Promise<void> {
    if (this.choosing && this.table.live) await this.#send({ type: 'choose', choice });
  }

  async resign(seat: number): Promise<void> {
    try {
      const answer = await this.table.send({ type: 'resign', seat });
      if (answer.type === 'refused') this.problem = answer.text;
    } catch (problem) {
      this.problem = errorMessage(problem);
    }
  }

  async #send(action: CarrambouleAction): Promise<void> {
    this.waiting = true;
    this.problem = null;
    this.trail = [];
    try {
      const answer = await this.table.act(this.view.turn ?? 0, { carramboule: action });
      if (answer.type === 'refused') this.problem = answer.text;
    } catch (problem) {
      this.problem = errorMessage(problem);
    } finally {
      this.waiting = false;
    }
  }

  override skip(): void {
    this.#patience.skip();
    super.skip();
  }

  protected async preview(aim: Aim | null): Promise<Motion | null> {
    const shot = aim && shotOf(aim, this.seat);
    this.refusal = shot && (await core.refusal(this.table.id, shot));
    if (!shot || this.refusal || settings.guide === 0) return null;
    return (await core.tryAction(this.table.id, shot)).motion;
  }

  close(): void {
    this.table.onupdate = null;
    this.skip();
  }

  async #pump(): Promise<void> {
    if (this.#running || !this.shape || this.#queue.length === 0) return;
    this.#running = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift())
      await this.#show(update);
    this.#running = false;
    await this.#prepare();
  }

  async #show(update: TableUpdate): Promise<void> {
    const acted = update.events.map((event) => event.what).find((what) => what.type === 'acted');
    const action = acted && 'carramboule' in acted.action ? acted.action.carramboule : null;
    if (action?.type === 'shoot' && this.trail.length > 0) await this.#read();
    if (acted && action?.type === 'shoot' && update.shown.motion)
      await this.#roll(acted.seat, action, update);
    const outcome = acted?.outcome && 'carramboule' in acted.outcome && acted.outcome.carramboule;
    // The table behind the card still shows the end of the round.
    if (outcome && this.game)
      await this.#celebrate(roundEnd(this.game, outcome, update.view.results));
    this.#events.push(...update.events);
    this.history = historyOf(this.#events);
    this.view = update.view;
    this.stance = null;
    this.aim = null;
    this.guide = null;
    this.showing = false;
    await tick();
    this.stage?.rest();
  }

  /** Waits until the player has read the result of the previous shot. */
  async #read(): Promise<void> {
    this.reading = true;
    await this.#patience.wait(Infinity);
    this.reading = false;
  }

  async #celebrate(end: RoundEnd | null): Promise<void> {
    if (!end) return;
    this.ended = end;
    await this.#patience.wait(Infinity);
    this.ended = null;
  }

  async #roll(seat: number, action: Shoot, update: TableUpdate): Promise<void> {
    this.showing = true;
    this.guide = null;
    this.trail = [];
    this.seat = seat;
    this.aim = aimOf(action, seat, this.shape!.camp_lines[seat]!);
    if (!this.table.seats.includes(seat)) await this.#patience.wait(STANCE * pace());
    await tick();
    await this.stage?.play(update.shown.motion!);
    if (pace() === 0) this.trail = trailOf(update.shown.motion!);
    const outcome = update.events
      .map((event) => event.what)
      .find((what) => what.type === 'acted')?.outcome;
    const verdict = outcome?.carramboule.verdict;
    await this.#patience.wait(pace() * (verdict?.round ? ROUND : verdict?.back.length ? BACK : 0));
  }

  async #prepare(): Promise<void> {
    if (!this.mine || !this.shape || this.#running || this.game?.phase === 'over') return;
    const seat = this.view.turn!;
    this.stance = await core.stance(this.table.id).catch(() => null);
    if (!this.stance || this.stance.choices || this.#running || this.view.turn !== seat) return;
    const { stand } = this.stance;
    this.seat = seat;
    this.asked = this.backwards = false;
    this.aim = stand?.type === 'shoot' ? aimOf(stand, seat, this.shape.camp_lines[seat]!) : null;
  }
}
