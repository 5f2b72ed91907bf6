// Plays back a record step by step, forwards and backwards, by hand or automatically.
import type { FilmFrame, FilmInfo, FilmStep, MatchCourse } from '../../generated/protocol';
import { core, study } from '../../core/core';
import { language } from '../../lib/texts.svelte';
import { castAt } from '../../lib/cast';
import { pace, theme } from '../../lib/settings.svelte';
import { Patience } from '../../lib/patience';
import { nameOf } from '../../games/carramboule/match/shotSentences';
import { strokeFrom, strokeNumber, strokesOf } from './steps';
import { errorMessage } from '../../lib/problem';

/** The prefix of all ids in the core's pictures for a replay. */
export const PREFIX = 'film-';

/** A board or table that shows the steps of a replay. */
export interface Stage {
  /** Shows the state after a step at once, without animation. */
  set(step: number, frame: FilmFrame): Promise<void>;
  /**
   * Animates a step as in a match, starting from the previous step. The duration is multiplied by
   * `tempo`.
   */
  play(step: number, frame: FilmFrame, tempo: number): Promise<void>;
  skip(): void;
}

/** How long each kind of step is shown during automatic playback, in milliseconds. */
const STEP_MS = {
  begin: 900,
  next: 900,
  start: 300,
  pick: 350,
  roll: 750,
  stroke: 700,
  shot: 700,
  choice: 900,
  withdrawn: 1200,
  end: 0,
} as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class FilmPlayer {
  readonly info: FilmInfo;
  readonly strokes: number[];
  readonly patience = new Patience();
  step = $state(0);
  frame: FilmFrame | null = $state.raw(null);
  playing = $state(false);
  /** Whether the stage is animating a step, such as a rolling ball. */
  moving = $state(false);
  speed: number = $state(1);
  /** The courses of a mini golf match; empty until the core has read them. */
  courses: MatchCourse[] = $state.raw([]);
  problem: string | null = $state(null);
  /** The start cells of each course loaded so far. */
  #starts: ReadonlyMap<number, readonly [number, number][]> = $state.raw(new Map());
  #startsAsked = new Set<number>();
  /** The aspect ratio of the board or table. */
  ratio = $state(1);
  #stage: Stage | null = null;
  /**
   * Incremented whenever work in progress becomes obsolete: on a jump, a single step, a redraw, a
   * pause or closing, but not when playback shows the next step. Work that was started with an
   * older number stops.
   */
  #turn = 0;
  /** The step that is shown or being loaded. */
  #wanted = 0;
  #frames = new Map<string, Promise<FilmFrame>>();

  constructor(
    readonly record: string,
    info: FilmInfo,
  ) {
    this.info = info;
    this.strokes = strokesOf(info.steps);
    if (this.golf)
      void core.matchCourses(this.golf.courses).then((courses) => (this.courses = courses));
  }

  get steps(): FilmStep[] {
    return this.info.steps;
  }

  get current(): FilmStep {
    return this.steps[this.step]!;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The number of the current stroke, counting from 1; 0 before the first stroke. */
  get number(): number {
    return strokeNumber(this.steps, this.step);
  }

  get golf() {
    return 'golf' in this.info.setup ? this.info.setup.golf : null;
  }

  attach(stage: Stage | null): void {
    this.#stage = stage;
    if (stage) void this.renew();
  }

  close(): void {
    this.#turn++;
    this.playing = false;
    this.patience.skip();
    this.#stage?.skip();
    this.#stage = null;
  }

  seatName(seat: number): string {
    return castAt(this.info.seats, seat) ?? nameOf(this.info.seats[seat], seat);
  }

  courseName(index: number): string {
    return this.courses[index]?.names[language()] ?? '';
  }

  knowStarts(course: number, starts: readonly [number, number][]): void {
    this.#starts = new Map(this.#starts).set(course, starts);
  }

  /** Returns the number of a start cell, counting from 1; 0 until the course has been loaded. */
  startNumber(course: number, at: [number, number]): number {
    const starts = this.#starts.get(course);
    if (!starts) void this.#askStarts(course);
    return (starts?.findIndex(([x, y]) => x === at[0] && y === at[1]) ?? -1) + 1;
  }

  async #askStarts(course: number): Promise<void> {
    if (this.#startsAsked.has(course)) return;
    this.#startsAsked.add(course);
    const step = this.steps.findIndex((step) => step.course === course);
    const board = await study.filmBoard(step, theme(), language(), PREFIX, []).catch(() => null);
    if (board)
      this.knowStarts(
        course,
        board.starts.map((cell) => cell.at),
      );
  }

  /** Returns the first ball of a seat; null in Carramboule. */
  ballOf(seat: number): string | null {
    return this.golf?.balls[seat]?.[0] ?? null;
  }

  /**
   * Returns the colour that plays a step in Carramboule. Players swap colours after every round.
   */
  colourOf(step: FilmStep): 'white' | 'black' {
    const starts = 'carramboule' in this.info.setup ? this.info.setup.carramboule.starts : 0;
    return step.seat === (starts + step.course) % 2 ? 'white' : 'black';
  }

  /**
   * Returns the state after a step, from the cache if possible. Can also be called early to load a
   * step in advance.
   */
  frameOf(step: number): Promise<FilmFrame> {
    const key = `${step} ${theme()}`;
    let frame = this.#frames.get(key);
    if (!frame) {
      frame = study.filmFrame(step, theme(), PREFIX);
      this.#frames.set(key, frame);
      frame.catch(() => this.#frames.delete(key));
      // Drops the oldest state, which will be loaded again if needed.
      if (this.#frames.size > 80) this.#frames.delete(this.#frames.keys().next().value!);
    }
    return frame;
  }

  /** Shows the current step again, for example with another theme, language or markers. */
  async renew(): Promise<void> {
    await this.#set(this.#wanted);
  }

  /** Stops playback and jumps to a step. */
  async go(to: number): Promise<void> {
    this.pause();
    await this.#set(Math.min(Math.max(to, 0), this.last));
  }

  /** Stops playback, and goes one step forward with animation, or one step back without. */
  async walk(by: 1 | -1): Promise<void> {
    this.pause();
    const to = this.#wanted + by;
    if (to < 0 || to > this.last) return;
    if (by > 0) await this.#play(to);
    else await this.#set(to);
  }

  async walkStroke(by: 1 | -1): Promise<void> {
    await this.go(strokeFrom(this.steps, this.#wanted, by));
  }

  pause(): void {
    this.#turn++;
    this.playing = false;
    this.moving = false;
    this.patience.skip();
    this.#stage?.skip();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#run();
  }

  async #run(): Promise<void> {
    this.pause();
    const turn = this.#turn;
    this.playing = true;
    if (this.step === this.last) await this.#set(0, turn);
    while (turn === this.#turn && this.step < this.last) {
      await this.#play(this.step + 1, turn);
      if (turn !== this.#turn) return;
      await this.patience.wait(STEP_MS[this.current.kind] / this.speed);
    }
    if (turn === this.#turn) this.playing = false;
  }

  async #set(to: number, turn = ++this.#turn): Promise<void> {
    this.#wanted = to;
    try {
      const frame = await this.frameOf(to);
      if (turn !== this.#turn) return;
      this.step = to;
      this.frame = frame;
      await this.#stage?.set(to, frame);
      if (to < this.last) void this.frameOf(to + 1);
    } catch (problem) {
      this.problem = errorMessage(problem);
    }
  }

  async #play(to: number, turn = ++this.#turn): Promise<void> {
    this.#wanted = to;
    try {
      const frame = await this.frameOf(to);
      if (turn !== this.#turn) return;
      if (to < this.last) void this.frameOf(to + 1);
      this.step = to;
      this.moving = true;
      await this.#stage?.play(to, frame, pace() / this.speed);
      // If the player has jumped elsewhere in the meantime, the stage already shows another step.
      if (turn === this.#turn) this.frame = frame;
    } catch (problem) {
      this.problem = errorMessage(problem);
    } finally {
      if (turn === this.#turn) this.moving = false;
    }
  }
}
