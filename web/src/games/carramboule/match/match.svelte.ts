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
} from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { ScoredView, TableUpdate } from '../../../core/messages';
import type { TableLink } from '../../../core/table';
import { pace, settings } from '../../../lib/settings.svelte';
import { MatchLoop, type LoopedMatch } from '../../loop.svelte';
import { aimOf, angleTo, forwards, nearestPlace, placeOf, shotOf, type Aim } from '../aim/aim';
import { AimedShot } from '../aim/aimed-shot.svelte';
import { foulOf, trailOf, type ShownFoul } from '../aim/guide';
import { historyOf, type History } from './history';
import { roundEnd, type RoundEnd } from './round';

type Shoot = Extract<CarrambouleAction, { type: 'shoot' }>;

/**
 * How long another player's aim is shown before the shot, in milliseconds. `BACK` is the pause
 * before balls are put back, `ROUND` the pause before the card at the end of a round.
 */
const STANCE = 1100;
const BACK = 500;
const ROUND = 1600;

export class MatchPlay extends AimedShot implements LoopedMatch {
  readonly loop: MatchLoop;
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

  #events: Event[];
  /** The shape of the table, without which no shot can be shown. */
  readonly #ready: Promise<void>;

  constructor(readonly table: TableLink) {
    super();
    this.#events = [...table.events];
    this.history = historyOf(this.#events);
    this.#ready = core.tableShape().then((shape) => {
      this.shape = shape;
      return tick();
    });
    this.loop = new MatchLoop(table, this);
    this.#ready.then(
      () => this.settle(),
      (problem: unknown) => this.loop.fail(problem),
    );
  }

  get view(): ScoredView {
    return this.loop.view;
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

  override get skippable(): boolean {
    return this.showing || this.reading;
  }

  get aiming(): boolean {
    return (
      this.loop.mine &&
      !this.showing &&
      !this.loop.sending &&
      this.game?.phase === 'shot' &&
      this.aim !== null
    );
  }

  get choosing(): boolean {
    return (
      this.loop.mine && !this.showing && this.game?.phase === 'choice' && !!this.stance?.choices
    );
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
    if (!this.aiming || !this.aim || !this.loop.canSend || this.refusal) return false;
    if (this.foul && !this.asked) {
      this.asked = true;
      return false;
    }
    void this.#send(shotOf(this.aim, this.seat));
    return true;
  }

  async choose(choice: CarrambouleChoice): Promise<void> {
    if (this.choosing) await this.#send({ type: 'choose', choice });
  }

  async #send(action: CarrambouleAction): Promise<void> {
    if (!this.loop.canSend) return;
    this.trail = [];
    await this.loop.act([{ carramboule: action }]);
  }

  override skip(): void {
    this.loop.patience.skip();
    super.skip();
  }

  protected async preview(aim: Aim | null): Promise<Motion | null> {
    const shot = aim && shotOf(aim, this.seat);
    this.refusal = shot && (await core.refusal(this.table.id, shot));
    if (!shot || this.refusal || settings.guide === 0) return null;
    return (await core.tryAction(this.table.id, shot)).motion;
  }

  close(): void {
    this.loop.close();
    this.skip();
  }

  settle(): void {
    void this.#prepare();
  }

  async show(update: TableUpdate): Promise<void> {
    await this.#ready;
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
    this.loop.view = update.view;
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
    await this.loop.patience.wait(Infinity);
    this.reading = false;
  }

  async #celebrate(end: RoundEnd | null): Promise<void> {
    if (!end) return;
    this.ended = end;
    await this.loop.patience.wait(Infinity);
    this.ended = null;
  }

  async #roll(seat: number, action: Shoot, update: TableUpdate): Promise<void> {
    this.showing = true;
    this.guide = null;
    this.trail = [];
    this.seat = seat;
    this.aim = aimOf(action, seat, this.shape!.camp_lines[seat]!);
    if (!this.table.seats.includes(seat)) await this.loop.patience.wait(STANCE * pace());
    await tick();
    await this.stage?.play(update.shown.motion!);
    if (pace() === 0) this.trail = trailOf(update.shown.motion!);
    const outcome = update.events
      .map((event) => event.what)
      .find((what) => what.type === 'acted')?.outcome;
    const verdict = outcome?.carramboule.verdict;
    await this.loop.patience.wait(
      pace() * (verdict?.round ? ROUND : verdict?.back.length ? BACK : 0),
    );
  }

  /** Lets the current player aim or choose. */
  async #prepare(): Promise<void> {
    const { version, turn } = this.view;
    if (!this.loop.mine || !this.loop.settled || this.stance || this.game?.phase === 'over') return;
    const stance = await core.stance(this.table.id).catch(() => null);
    if (this.stance || !this.loop.settled || this.view.version !== version) return;
    this.stance = stance;
    if (!stance || stance.choices) return;
    const { stand } = stance;
    const seat = turn!;
    this.seat = seat;
    this.asked = this.backwards = false;
    this.aim = stand?.type === 'shoot' ? aimOf(stand, seat, this.shape!.camp_lines[seat]!) : null;
  }
}
