// A mini golf match as the screen shows it. The table may be ahead of the screen, because computers
// are quick: updates are queued and shown in order. Questions about the board go to a mirror, a
// copy of the table in exactly the shown state.
//
// The file is long because all actions of the screen share one state: what is shown, chosen and
// queued.
import type {
  BoardLayers,
  GolfAction,
  GolfPick,
  Reach,
  Spot,
  View,
  Way,
} from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { Retold } from '../../../core/messages';
import type { TableLink } from '../../../core/table';
import { ballName } from '../../../lib/names';
import { language, t } from '../../../lib/texts.svelte';
import { settings } from '../../../lib/settings.svelte';
import type { BoardView } from '../board/board-view';
import { endingsOf, type Ending } from '../board/endings';
import { Ghost } from './ghost.svelte';
import type { GhostRecord } from '../solo';
import { isLit, saidOnce } from '../board/hints.svelte';
import type { Call } from '../board/calls';
import type { Moment } from '../board/moment';
import { boardLook } from '../board/look.svelte';
import { Past } from './past.svelte';
import { lastStrokes } from './recall';
import { Show, type ShownMatch, type Tumble } from './show.svelte';
import { samePick, MatchState } from './match-state.svelte';
import { computerName } from '../../../lib/cast';
import { REMEMBERED, Story } from './story.svelte';
import { endSentence } from './strokeSentences';
import { errorMessage } from '../../../lib/problem';

export class GolfMatch extends MatchState implements ShownMatch {
  readonly story: Story = new Story(this);
  /** Shows past strokes on the board. */
  readonly past: Past = new Past(this);
  readonly mirror: string;
  readonly ready: Promise<unknown>;
  readonly ghost: Ghost | null;
  readonly #show = new Show(this);
  /**
   * Whether the best choices may be highlighted for a newcomer; only where no result counts for
   * others.
   */
  readonly #lights: boolean;
  #reaches = new Map<string, Reach>();
  /** Whether the actions of a roll are being sent; the selected die then stays selected. */
  #rolling = false;
  /** The version of the table after the last accepted action. */
  #expected = 0;
  /** The events before the screen was opened, for the recap; null once they have been recapped. */
  #past: Retold | null = null;
  /** Whether the core currently rotates long courses by a quarter turn. */
  #upright: boolean | undefined;
  /**
   * Whether the screen has been closed. Requests that fail after that are not reported as errors.
   */
  #closed = false;

  spots: ReadonlyMap<string, Spot> = $state.raw(new Map());
  ways: Way[] = $state.raw([]);
  /** The selected start cell, die and direction; not sent yet. */
  start: number | null = $state(null);
  pick: GolfPick | null = $state.raw(null);
  direction: string | null = $state(null);
  /** The die or card that is hovered or focused, but not selected yet. */
  lookedPick: GolfPick | null = $state.raw(null);
  lookedDirection: string | null = $state(null);
  reach: Reach | null = $state.raw(null);
  tumble: Tumble | null = $state.raw(null);
  tumbling = $state(false);
  /** The path of the stroke that is being shown or, when the screen opens, of the last stroke. */
  shownPath: { markup: string; faint: boolean; spots: Spot[] } | null = $state.raw(null);
  origin: Spot | null = $state.raw(null);
  /** The moment to celebrate after a ball has dropped; null otherwise. */
  moment: Moment | null = $state.raw(null);
  /** The number of balls that have met in the stroke being shown. */
  balls = $state(1);
  /** The call shown while balls meet; null otherwise. */
  call: Call | null = $state.raw(null);
  /**
   * Steps to the hole from the current ball or, before it is on the course, from a start cell; null
   * if the ball cannot get there.
   */
  steps: number | null = $state(null);
  banner: string | null = $state(null);
  /**
   * The strongest computer's choice as text; null without advice, or once the player has selected
   * or sent something.
   */
  advised: string | null = $state(null);
  problem: string | null = $state(null);
  sending = $state(false);
  /** For each die and card, how many sides can hole the ball; empty while unknown. */
  chances: readonly number[] = $state.raw([]);
  /** The choice that is highlighted for a newcomer. */
  lit: GolfAction | null = $state.raw(null);
  /**
   * Called when a ball takes a token, to animate the token's flight to the player's score; never
   * called if motion is off.
   */
  onToken: ((ball: string, value: number, from: { x: number; y: number }) => void) | null = null;

  constructor(table: TableLink, ghost: GhostRecord | null = null, lights = false) {
    super(table);
    this.#lights = lights;
    this.ghost = ghost && new Ghost(ghost, table.id);
    this.mirror = `${table.id}/shown`;
    const events = [...table.events];
    table.onupdate = (update) => {
      this.showing = true;
      this.#show.push(update);
    };
    const look = boardLook();
    this.#upright = look.upright;
    const back = Math.min(REMEMBERED, Math.max(2, this.setup.balls.flat().length));
    const retelling = core
      .retell(this.mirror, events, lastStrokes(events, back), look)
      .then((past) => (this.#past = past));
    // Continues without the ghost if its match cannot be loaded.
    const haunting = this.ghost?.ready.catch(() => {});
    this.ready = Promise.all([core.look(table.id, look), retelling, haunting]);
    this.#inBackground(this.ready.then(() => this.#arrive()));
  }

  close(): void {
    this.#closed = true;
    this.#show.close();
    this.story.voice.close();
    this.table.onupdate = null;
    void core.closeTable(this.mirror);
  }

  attach(board: BoardView | null): void {
    this.#show.attach(board);
  }

  /** Delays and animations that a tap or a key can skip. */
  get patience() {
    return this.#show.patience;
  }

  /** Redraws the picture after a change of theme, language or orientation. */
  redraw(): void {
    this.#inBackground(this.#redraw());
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
      this.#reaches.clear();
      this.reach = null;
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

  // What the page shows, as properties.

  /** The index of the course that is about to start; null while a course is played. */
  get begins(): number | null {
    const golf = this.golf;
    const untouched = golf && golf.count <= 1 && golf.pick === null && this.spots.size === 0;
    return untouched ? golf.course : null;
  }

  /** Where the current ball would end in each open direction. */
  get endings(): Ending[] {
    return this.phase === 'aim' && this.golf?.ball ? endingsOf(this.ways, this.golf.ball) : [];
  }

  /** The index of the highlighted start cell; null if none is. */
  get litStart(): number | null {
    const { lit } = this;
    if (lit?.type !== 'start') return null;
    const cells = this.picture?.starts ?? [];
    const index = cells.findIndex(({ at }) => at[0] === lit.at[0] && at[1] === lit.at[1]);
    return index < 0 ? null : index;
  }

  get litPick(): GolfPick | null {
    return this.lit?.type === 'pick' ? this.lit.pick : null;
  }

  get litDirection(): string | null {
    return this.lit?.type === 'play' ? this.lit.dir : null;
  }

  /** The die or card whose sides are shown: the hovered one, otherwise the selected one. */
  get seenPick(): GolfPick | null {
    return this.lookedPick ?? this.pick;
  }

  get seenDirection(): string | null {
    return this.lookedDirection ?? this.direction;
  }

  get seenWay(): Way | null {
    const dir = this.seenDirection;
    return this.phase === 'aim' ? (this.ways.find((way) => way.dir === dir) ?? null) : null;
  }

  /** Returns the board layers that strokes have changed, as shown. */
  layers(): Promise<BoardLayers> {
    return core.layers(this.mirror);
  }

  // The player's actions.

  chooseStart(index: number): void {
    if (this.phase !== 'choose' || !this.openStarts.includes(index)) return;
    this.advised = null;
    this.start = index;
    const cell = this.picture?.starts[index];
    const ball = this.golf?.ball;
    if (cell && ball) this.spots = new Map(this.spots).set(ball, cell.spot);
    this.story.voice.answer(t('play-start-chosen', { number: index + 1 }));
    this.#inBackground(this.#measure());
    this.#inBackground(this.lookAt());
    this.#weigh();
  }

  choosePick(pick: GolfPick): void {
    if (this.phase !== 'choose') return;
    this.advised = null;
    this.pick = pick;
    this.story.voice.answer(
      t('play-pick-chosen', { pick: this.pickName(pick), sides: this.impulsesOf(pick).join(', ') }),
    );
    this.#inBackground(this.lookAt());
  }

  look(pick: GolfPick | null): void {
    this.lookedPick = pick;
    this.#inBackground(this.lookAt());
  }

  /** Selects a die; a second tap on it rolls it. A `quick` tap rolls at once. */
  tapPick(pick: GolfPick, quick: boolean): void {
    if (!samePick(this.pick, pick)) {
      this.choosePick(pick);
      if (!quick) return;
    }
    if (this.canRoll) void this.roll();
  }

  /**
   * Selects where a stroke would end; a second tap there plays the stroke. With quick taps enabled,
   * the first tap plays it.
   */
  tapEnding(dir: string): void {
    if (this.direction === dir || settings.quick) {
      saidOnce('endings');
      void this.play(dir);
    } else this.chooseDirection(dir);
  }

  chooseDirection(dir: string): void {
    if (this.phase !== 'aim' || !this.open.includes(dir)) return;
    this.advised = null;
    this.direction = dir;
    const way = this.ways.find((way) => way.dir === dir);
    if (way)
      this.story.voice.answer(
        t('play-direction-chosen', { dir: this.dirName(dir), leads: endSentence(t, way) }),
      );
  }

  /** Clears the latest selection: the direction, the die, or the start cell. */
  back(): void {
    this.advised = null;
    if (this.phase === 'aim') this.direction = null;
    else if (this.phase === 'choose') {
      if (this.pick) this.pick = null;
      else if (this.start !== null) {
        this.start = null;
        const rest = new Map(this.spots);
        if (this.golf?.ball) rest.delete(this.golf.ball);
        this.spots = rest;
        this.#weigh();
      }
      this.#inBackground(this.lookAt());
    }
  }

  /**
   * Asks the strongest computer for its choice, selects this choice and announces it. The player
   * still has to play it.
   */
  async advise(): Promise<void> {
    if (this.phase !== 'choose' && this.phase !== 'aim') return;
    const events = [...this.table.events];
    const cell = this.start === null ? null : this.picture?.starts[this.start]?.at;
    try {
      const { ask } = await import('./advice');
      const hint = await ask(events, cell ?? null);
      // Drops the advice if the player has acted meanwhile.
      if (hint && events.length === this.table.events.length) this.#follow(hint.action);
    } catch (problem) {
      this.fail(problem);
    }
  }

  #follow(action: GolfAction): void {
    const computer = computerName(5);
    let advised: string | null = null;
    if (action.type === 'start') {
      const [x, y] = action.at;
      const index = this.picture?.starts.findIndex(({ at }) => at[0] === x && at[1] === y) ?? -1;
      this.chooseStart(index);
      advised = t('play-hint-start', { computer, number: index + 1 });
    } else if (action.type === 'pick') {
      this.choosePick(action.pick);
      advised = t('play-hint-die', { computer, pick: this.pickName(action.pick) });
    } else if (action.type === 'play') {
      this.chooseDirection(action.dir);
      advised = t('play-hint-way', { computer, dir: this.dirName(action.dir) });
    }
    if (advised) this.story.voice.answer(advised);
    this.advised = advised;
  }

  get canRoll(): boolean {
    return (
      this.phase === 'choose' &&
      this.table.live &&
      !this.sending &&
      this.pick !== null &&
      (!this.startsAnew || this.start !== null)
    );
  }

  async roll(): Promise<void> {
    const golf = this.golf;
    if (!this.canRoll || !golf || !this.pick) return;
    const cell = this.start === null ? null : this.picture?.starts[this.start];
    const actions: GolfAction[] = [];
    if (
      this.startsAnew &&
      cell &&
      !(golf.start?.[0] === cell.at[0] && golf.start[1] === cell.at[1])
    )
      actions.push({ type: 'start', at: cell.at });
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

  async resign(): Promise<void> {
    const seat = this.resigner;
    if (seat === null) return;
    try {
      this.#answered(await this.table.send({ type: 'resign', seat }));
    } catch (problem) {
      this.fail(problem);
    }
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
    const seat = this.view.turn;
    if (seat === null || this.sending || !this.table.live) return;
    this.sending = true;
    this.advised = null;
    // Prevents further choices until the action has been shown.
    this.showing = true;
    this.problem = null;
    try {
      for (const action of actions)
        if (!this.#answered(await this.table.act(seat, { golf: action }))) break;
    } catch (problem) {
      this.fail(problem);
    } finally {
      this.sending = false;
      this.settle();
    }
  }

  /** Allows the next choice once all sent actions have been answered and shown. */
  settle(): void {
    if (!this.showing || this.sending || !this.#show.idle || this.view.version < this.#expected)
      return;
    this.showing = false;
    this.#invite();
    if (boardLook().upright !== this.#upright) this.redraw();
  }

  fail(problem: unknown): void {
    if (!this.#closed) this.problem = errorMessage(problem);
  }

  /** Runs work in the background, and shows an error if it fails. */
  #inBackground(work: Promise<unknown>): void {
    work.catch((problem: unknown) => this.fail(problem));
  }

  #answered(answer: Awaited<ReturnType<TableLink['send']>>): boolean {
    if (answer.type === 'accepted') this.#expected = answer.version;
    if (answer.type !== 'refused') return true;
    this.problem = answer.text;
    return false;
  }

  /** Shows on the board the reach of the hovered or selected die. */
  async lookAt(): Promise<void> {
    const pick = this.seenPick;
    const golf = this.golf;
    const start = this.start === null ? null : (this.picture?.starts[this.start]?.at ?? null);
    if (!pick || !golf || this.phase !== 'choose' || (this.startsAnew && !start)) {
      this.reach = null;
      return;
    }
    const reach = await this.reachOf(pick, start);
    if (samePick(this.seenPick, pick) && this.phase === 'choose') this.reach = reach;
  }

  /** Returns the reach of a die or card from the current ball or from a start cell. */
  async reachOf(pick: GolfPick, start: [number, number] | null): Promise<Reach> {
    const key = `${this.view.version} ${JSON.stringify(pick)} ${String(start)}`;
    let reach = this.#reaches.get(key);
    if (!reach) {
      reach = await core.reach(this.mirror, pick, this.startsAnew ? start : null);
      this.#reaches.set(key, reach);
    }
    return reach;
  }

  // The events of the match.

  async draw(): Promise<void> {
    const picture = await core.board(this.mirror, language());
    this.spots = new Map(Object.entries(picture.balls));
    this.picture = picture;
    if (this.start !== null && this.golf?.ball) {
      const cell = picture.starts[this.start];
      if (cell) this.spots = new Map(this.spots).set(this.golf.ball, cell.spot);
    }
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

  /** Prepares the current ball's turn: clears old selections and asks where the ball can go. */
  async turn(): Promise<void> {
    const golf = this.golf;
    if (!golf) return;
    this.#reaches.clear();
    this.reach = null;
    this.direction = null;
    this.lookedDirection = null;
    this.lookedPick = null;
    // Keeps the selected die during a roll until the die has come to rest.
    const kept = this.#rolling && golf.impulses === null;
    if (!kept) [this.pick, this.start] = [golf.pick, null];
    if (golf.start) {
      const index =
        this.picture?.starts.findIndex(
          (cell) => cell.at[0] === golf.start![0] && cell.at[1] === golf.start![1],
        ) ?? -1;
      const spot = this.picture?.starts[index]?.spot;
      this.start = index < 0 ? null : index;
      if (spot && golf.ball) this.spots = new Map(this.spots).set(golf.ball, spot);
    }
    if (golf.impulses === null) this.tumble = null;
    else if (golf.pick)
      this.tumble = {
        pick: golf.pick,
        face: this.impulsesOf(golf.pick).indexOf(golf.impulses),
        impulses: golf.impulses,
      };
    this.ways =
      golf.actions.some((action) => action.type === 'play') && this.mine
        ? await core.ways(this.mirror)
        : [];
    this.#weigh();
    await this.#measure();
  }

  /**
   * Asks the core for the dice's chances and what to highlight for a newcomer. The game never waits
   * for the answer.
   */
  #weigh(): void {
    [this.chances, this.lit] = [[], null];
    const { golf, start, mirror } = this;
    const { version } = this.view;
    if (!this.mine || !golf?.ball) return;
    const at = start === null ? null : (this.picture?.starts[start]?.at ?? null);
    const current = () => version === this.view.version && start === this.start;
    const without = () => {};
    if (golf.impulses === null && (at || !this.startsAnew))
      core.chances(mirror, at).then((chances) => current() && (this.chances = chances), without);
    if (this.#lights && isLit())
      core.light(mirror, at).then((lit) => current() && (this.lit = lit), without);
  }

  /** Asks the core for the distance from the current ball to the hole. */
  async #measure(): Promise<void> {
    // Before a start cell is selected, measures from the first start cell.
    const start = this.picture?.starts[this.start ?? 0]?.at ?? null;
    const version = this.view.version;
    const steps = this.golf?.ball ? await core.steps(this.mirror, start) : null;
    if (version === this.view.version) this.steps = steps;
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
