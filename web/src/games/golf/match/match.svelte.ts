// A mini golf match as the screen shows it: opens and closes it, sends the player's actions, and
// prepares each turn. `Show` animates updates; the base classes hold the match's state and the
// player's selection.
import type { BoardLayers, GolfAction, Spot, View } from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { Retold, TableUpdate } from '../../../core/messages';
import type { TableLink } from '../../../core/table';
import { ballName } from '../../../lib/names';
import { language, t } from '../../../lib/texts.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { BoardView } from '../board/board-view';
import { Ghost } from './ghost.svelte';
import type { GhostRecord } from '../solo';
import type { Call } from '../board/calls';
import type { Moment } from '../board/moment';
import { boardLook } from '../board/look.svelte';
import type { Rolling } from '../stroke/timeline';
import { Past } from './past.svelte';
import { lastStrokes } from './recall';
import { Selection } from './selection.svelte';
import { Show, type ShownMatch, type Tumble } from './show.svelte';
import { samePick } from './match-state.svelte';
import { REMEMBERED } from './story.svelte';
import { endSentence } from './strokeSentences';

export class GolfMatch extends Selection implements ShownMatch {
  /** Shows past strokes on the board. */
  readonly past: Past = new Past(this);
  readonly ready: Promise<unknown>;
  readonly ghost: Ghost | null;
  readonly #show = new Show(this);
  /** Whether the actions of a roll are being sent; the selected die then stays selected. */
  #rolling = false;
  /** The events before the screen was opened, for the recap; null once they have been recapped. */
  #past: Retold | null = null;
  /** Whether the core currently rotates long courses by a quarter turn. */
  #upright: boolean | undefined;
  tumble: Tumble | null = $state.raw(null);
  tumbling = $state(false);
  /** The stroke that is being animated; null if none is. */
  rolling: Rolling | null = $state.raw(null);
  /** The path of the stroke that is being shown or, when the screen opens, of the last stroke. */
  shownPath: { markup: string; faint: boolean; spots: Spot[] } | null = $state.raw(null);
  origin: Spot | null = $state.raw(null);
  /** The moment to celebrate after a ball has dropped; null otherwise. */
  moment: Moment | null = $state.raw(null);
  /** The number of balls that have met in the stroke being shown. */
  balls = $state(1);
  /** The call shown while balls meet; null otherwise. */
  call: Call | null = $state.raw(null);
  banner: string | null = $state(null);
  /**
   * Called when a ball takes a token, to animate the token's flight to the player's score; never
   * called if motion is off.
   */
  onToken: ((ball: string, value: number, from: { x: number; y: number }) => void) | null = null;

  constructor(table: TableLink, ghost: GhostRecord | null = null, lights = false) {
    super(table, lights);
    this.ghost = ghost && new Ghost(ghost, table.id);
    const events = [...table.events];
    const look = boardLook();
    this.#upright = look.upright;
    const back = Math.min(REMEMBERED, Math.max(2, this.setup.balls.flat().length));
    const retelling = core
      .retell(this.mirror, events, lastStrokes(events, back), look)
      .then((past) => (this.#past = past));
    // Continues without the ghost if its match cannot be loaded.
    const haunting = this.ghost?.ready.catch(() => {});
    this.ready = Promise.all([core.look(table.id, look), retelling, haunting]);
    this.inBackground(this.ready.then(() => this.#arrive()));
  }

  close(): void {
    this.loop.close();
    this.#show.close();
    this.story.voice.close();
    void core.closeTable(this.mirror);
  }

  attach(board: BoardView | null): void {
    this.#show.attach(board);
  }

  /** Redraws the picture after a change of theme, language or orientation. */
  redraw(): void {
    this.inBackground(this.#redraw());
  }

  async #redraw(): Promise<void> {
    await this.ready;
    const look = boardLook();
    const turns = look.upright !== this.#upright;
    // Turns the board only after a running animation.
    if (turns && this.showing) look.upright = this.#upright;
    this.#upright = look.upright;
    await Promise.all([core.look(this.table.id, look), core.look(this.mirror, look)]);
    if (turns) {
      this.forgetReach();
      this.shownPath = null;
      this.origin = null;
      this.ways = [];
    }
    await this.draw();
    if (this.phase === 'aim') this.ways = await core.ways(this.mirror);
    if (turns) await Promise.all([this.lookAt(), this.#turnGhost()]);
  }

  async #turnGhost(): Promise<void> {
    await this.ghost?.redraw();
    this.#placeGhost();
  }

  /** The index of the course that is about to start; null while a course is played. */
  get begins(): number | null {
    const golf = this.golf;
    const untouched = golf && golf.count <= 1 && golf.pick === null && this.spots.size === 0;
    return untouched ? golf.course : null;
  }

  /** Returns the board layers that strokes have changed, as shown. */
  layers(): Promise<BoardLayers> {
    return core.layers(this.mirror);
  }

  // The player's actions.

  get canRoll(): boolean {
    return (
      this.phase === 'choose' &&
      this.loop.canSend &&
      this.pick !== null &&
      (!this.startsAnew || this.start !== null)
    );
  }

  async roll(): Promise<void> {
    const golf = this.golf;
    if (!this.canRoll || !golf || !this.pick) return;
    const at = this.startCell;
    const actions: GolfAction[] = [];
    if (this.startsAnew && at && !(golf.start?.[0] === at[0] && golf.start[1] === at[1]))
      actions.push({ type: 'start', at });
    if (!samePick(golf.pick, this.pick)) actions.push({ type: 'pick', pick: this.pick });
    actions.push({ type: 'roll' });
    this.#rolling = true;
    await this.#send(actions);
    this.#rolling = false;
  }

  async play(dir: string): Promise<void> {
    if (this.phase === 'aim' && this.open.includes(dir)) await this.#send([{ type: 'play', dir }]);
  }

  async pass(): Promise<void> {
    if (this.phase === 'pass') await this.#send([{ type: 'pass' }]);
  }

  /** Skips all animations until it is a local player's turn. */
  rush(): void {
    this.#show.rush();
  }

  /** Closes the results of a course and continues with the next one. */
  next(): void {
    this.summary = null;
    this.#show.goOn();
  }

  async #send(actions: GolfAction[]): Promise<void> {
    if (!this.loop.canSend) return;
    this.advised = null;
    // Prevents further choices until the action has been shown.
    this.showing = true;
    await this.loop.act(actions.map((golf) => ({ golf })));
  }

  // The events of the match.

  show(update: TableUpdate): Promise<void> {
    this.showing = true;
    return this.#show.show(update);
  }

  /** Allows the next choice once all sent actions have been answered and shown. */
  settle(): void {
    if (!this.showing || !this.loop.settled) return;
    this.showing = false;
    this.#invite();
    if (boardLook().upright !== this.#upright) this.redraw();
  }

  async draw(): Promise<void> {
    const picture = await core.board(this.mirror, language());
    this.spots = new Map(Object.entries(picture.balls));
    this.picture = picture;
    this.placeOnStart();
  }

  /** Draws the board for the first time and prepares the first turn. */
  async #arrive(): Promise<void> {
    if (!this.picture) await this.draw();
    this.#recall();
    this.#summon();
    await this.turn();
    this.settle();
  }

  /** Adds past events to the story without replaying them. Draws only the last stroke's path. */
  #recall(): void {
    const last = this.#past && this.story.recall(this.#past);
    if (last)
      this.shownPath = {
        markup: last.path,
        faint: true,
        spots: last.spots.filter((spot) => spot !== null),
      };
    this.#past = null;
  }

  /** Puts the ghost where it was after as many strokes as the player has played. */
  #summon(): void {
    const { ghost } = this;
    this.#placeGhost();
    if (ghost?.played === 0) this.story.tellGhost(() => ghost.introduced());
  }

  #placeGhost(): void {
    const { ghost, golf, picture } = this;
    if (!ghost || !golf || !picture) return;
    const over = this.view.status === 'over';
    ghost.stand(over ? Infinity : Math.max(0, golf.count - 1), picture);
  }

  /** Prepares the current ball's turn. */
  async turn(): Promise<void> {
    const golf = this.golf;
    if (golf?.impulses === null) this.tumble = null;
    else if (golf?.pick)
      this.tumble = {
        pick: golf.pick,
        face: this.impulsesOf(golf.pick).indexOf(golf.impulses),
        impulses: golf.impulses,
      };
    // Keeps the selected die during a roll until the die has come to rest.
    await this.renew(this.#rolling && golf?.impulses === null);
  }

  /**
   * Tells screen reader users what the current player has to do. If only one direction is open,
   * selects it.
   */
  #invite(): void {
    const golf = this.golf;
    if (this.phase === 'aim') {
      const ways = this.ways.map((way) =>
        t('play-open-way', { dir: this.dirName(way.dir), leads: endSentence(t, way) }),
      );
      this.story.voice.say(t('play-open-ways', { ways: ways.join('; ') }));
      const [only] = this.open;
      if (this.open.length === 1 && only) this.direction = only;
    } else if (this.phase === 'choose' && golf?.ball && this.view.turn !== null) {
      this.story.voice.say(
        t('play-your-turn', {
          name: this.seatName(this.view.turn),
          ball: ballName(golf.ball),
          count: golf.count,
          mode: this.setup.mode,
        }),
      );
    }
  }

  /** Shows for a moment whose turn it is, for players who share a screen. */
  handOver(before: View): void {
    const turn = this.view.turn;
    if (turn === null || turn === before.turn || !this.mine || this.table.seats.length < 2) return;
    const name = this.seatName(turn);
    this.banner = name;
    setTimeout(() => {
      if (this.banner === name) this.banner = null;
    }, 2200);
  }

  get marksOrigin(): boolean {
    return settings.markOrigin;
  }
}
