// What the player of a mini golf match has selected or hovers over but not sent yet, and what the
// core says about it: where the ball can go, the chances, and the best choice.
import type { GolfAction, GolfPick, Reach, Spot, Way } from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { TableLink } from '../../../core/table';
import { settings } from '../../../lib/settings.svelte';
import { t } from '../../../lib/texts.svelte';
import { endingsOf, type Ending } from '../board/endings';
import { isLit, saidOnce } from '../board/hints.svelte';
import { MatchState, samePick } from './match-state.svelte';
import { Story } from './story.svelte';
import { endSentence } from './strokeSentences';

export abstract class Selection extends MatchState {
  readonly story: Story = new Story(this);
  /** The id of the copy of the table in exactly the shown state, which answers questions. */
  readonly mirror: string;
  readonly #lights: boolean;
  #reaches = new Map<string, Reach>();

  spots: ReadonlyMap<string, Spot> = $state.raw(new Map());
  ways: Way[] = $state.raw([]);
  start: number | null = $state(null);
  pick: GolfPick | null = $state.raw(null);
  direction: string | null = $state(null);
  /** The die or card that is hovered or focused, but not selected yet. */
  lookedPick: GolfPick | null = $state.raw(null);
  lookedDirection: string | null = $state(null);
  reach: Reach | null = $state.raw(null);
  /**
   * Steps to the hole from the current ball or, before it is on the course, from a start cell; null
   * if the ball cannot get there.
   */
  steps: number | null = $state(null);
  /**
   * The strongest computer's choice as text; null without advice, or once the player has selected
   * or sent something.
   */
  advised: string | null = $state(null);
  /** For each die and card, how many sides can hole the ball; empty while unknown. */
  chances: readonly number[] = $state.raw([]);
  /** The choice that is highlighted for a newcomer. */
  #lit: GolfAction | null = $state.raw(null);

  /** With `lights`, the best choices may be highlighted for a newcomer. */
  constructor(table: TableLink, lights: boolean) {
    super(table);
    this.mirror = `${table.id}/shown`;
    this.#lights = lights;
  }

  abstract roll(): Promise<void>;

  abstract play(dir: string): Promise<void>;

  /** Where the current ball would end in each open direction. */
  get endings(): Ending[] {
    return this.phase === 'aim' && this.golf?.ball ? endingsOf(this.ways, this.golf.ball) : [];
  }

  /** The index of the highlighted start cell; null if none is. */
  get litStart(): number | null {
    return this.#lit?.type === 'start' ? this.startAt(this.#lit.at) : null;
  }

  get litPick(): GolfPick | null {
    return this.#lit?.type === 'pick' ? this.#lit.pick : null;
  }

  get litDirection(): string | null {
    return this.#lit?.type === 'play' ? this.#lit.dir : null;
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

  /** The selected start cell; null if none is selected. */
  get startCell(): [number, number] | null {
    return this.start === null ? null : (this.picture?.starts[this.start]?.at ?? null);
  }

  /** Returns the index of a start cell; null if there is none at these coordinates. */
  startAt([x, y]: readonly [number, number]): number | null {
    const index = this.picture?.starts.findIndex(({ at }) => at[0] === x && at[1] === y) ?? -1;
    return index < 0 ? null : index;
  }

  chooseStart(index: number): void {
    if (this.phase !== 'choose' || !this.openStarts.includes(index)) return;
    this.advised = null;
    this.start = index;
    this.placeOnStart();
    this.story.voice.answer(t('play-start-chosen', { number: index + 1 }));
    this.inBackground(this.#measure());
    this.inBackground(this.lookAt());
    this.#weigh();
  }

  choosePick(pick: GolfPick): void {
    if (this.phase !== 'choose') return;
    this.advised = null;
    this.pick = pick;
    this.story.voice.answer(
      t('play-pick-chosen', { pick: this.pickName(pick), sides: this.impulsesOf(pick).join(', ') }),
    );
    this.inBackground(this.lookAt());
  }

  look(pick: GolfPick | null): void {
    this.lookedPick = pick;
    this.inBackground(this.lookAt());
  }

  /** Selects a die; a second tap on it rolls it. A `quick` tap rolls at once. */
  tapPick(pick: GolfPick, quick: boolean): void {
    if (!samePick(this.pick, pick)) {
      this.choosePick(pick);
      if (!quick) return;
    }
    void this.roll();
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
      this.inBackground(this.lookAt());
    }
  }

  /**
   * Asks the strongest computer for its choice, selects this choice and announces it. The player
   * still has to play it.
   */
  async advise(): Promise<void> {
    if (this.phase !== 'choose' && this.phase !== 'aim') return;
    try {
      const { advise } = await import('./advice');
      await advise(this);
    } catch (problem) {
      this.loop.fail(problem);
    }
  }

  /** Draws the current ball on the selected start cell. */
  protected placeOnStart(): void {
    const spot = this.start === null ? undefined : this.picture?.starts[this.start]?.spot;
    if (spot && this.golf?.ball) this.spots = new Map(this.spots).set(this.golf.ball, spot);
  }

  /**
   * Clears old selections, and asks where the current ball can go. With `kept`, the selected die
   * and start cell stay selected.
   */
  protected async renew(kept: boolean): Promise<void> {
    const golf = this.golf;
    if (!golf) return;
    this.forgetReach();
    this.direction = null;
    this.lookedDirection = null;
    this.lookedPick = null;
    if (!kept) [this.pick, this.start] = [golf.pick, null];
    if (golf.start) {
      this.start = this.startAt(golf.start);
      this.placeOnStart();
    }
    this.ways = this.mine && this.open.length > 0 ? await core.ways(this.mirror) : [];
    this.#weigh();
    await this.#measure();
  }

  protected forgetReach(): void {
    this.#reaches.clear();
    this.reach = null;
  }

  /** Shows on the board the reach of the hovered or selected die. */
  protected async lookAt(): Promise<void> {
    const pick = this.seenPick;
    const start = this.startCell;
    if (!pick || this.phase !== 'choose' || (this.startsAnew && !start)) {
      this.reach = null;
      return;
    }
    const reach = await this.#reachOf(pick, start);
    if (samePick(this.seenPick, pick) && this.phase === 'choose') this.reach = reach;
  }

  /** Runs work in the background, and shows an error if it fails. */
  protected inBackground(work: Promise<unknown>): void {
    work.catch((problem: unknown) => this.loop.fail(problem));
  }

  /** Returns the reach of a die or card from the current ball or from a start cell. */
  async #reachOf(pick: GolfPick, start: [number, number] | null): Promise<Reach> {
    const key = `${this.view.version} ${JSON.stringify(pick)} ${String(start)}`;
    let reach = this.#reaches.get(key);
    if (!reach) {
      reach = await core.reach(this.mirror, pick, this.startsAnew ? start : null);
      this.#reaches.set(key, reach);
    }
    return reach;
  }

  /**
   * Asks the core for the dice's chances and what to highlight for a newcomer. The game never waits
   * for the answer.
   */
  #weigh(): void {
    [this.chances, this.#lit] = [[], null];
    const { golf, start, startCell, mirror } = this;
    const { version } = this.view;
    if (!this.mine || !golf?.ball) return;
    const current = () => version === this.view.version && start === this.start;
    const without = () => {};
    if (golf.impulses === null && (startCell || !this.startsAnew))
      core
        .chances(mirror, startCell)
        .then((chances) => current() && (this.chances = chances), without);
    if (this.#lights && isLit())
      core.light(mirror, startCell).then((lit) => current() && (this.#lit = lit), without);
  }

  /** Asks the core for the distance from the current ball to the hole. */
  async #measure(): Promise<void> {
    // Before a start cell is selected, measures from the first start cell.
    const start = this.startCell ?? this.picture?.starts[0]?.at ?? null;
    const version = this.view.version;
    const steps = this.golf?.ball ? await core.steps(this.mirror, start) : null;
    if (version === this.view.version) this.steps = steps;
  }
}
