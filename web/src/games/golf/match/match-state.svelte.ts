// The state of a mini golf match as shown: whose turn it is, possible choices, names, results and
// totals. Nothing in this file changes the match.
import type {
  BallMark,
  BoardPicture,
  GolfPick,
  GolfSetup,
  GolfView,
  MatchCourse,
  Scores,
  View,
} from '../../../generated/protocol';
import type { ScoredView, TableUpdate } from '../../../core/messages';
import type { TableLink } from '../../../core/table';
import { language, personName, t } from '../../../lib/texts.svelte';
import { castAt } from '../../../lib/cast';
import { MatchLoop, type LoopedMatch } from '../../loop.svelte';
import { onScreen, type Turn } from '../stroke/turn';
import { viewBoxOf } from '../../../lib/svg';

/** The aspect ratio above which a course counts as long; the core uses the same value. */
const LONG = 1.15;

export type Phase = 'show' | 'wait' | 'choose' | 'aim' | 'pass' | 'over';

export interface Summary {
  course: number;
  marks: Record<string, BallMark>;
  scores: Scores | null;
}

export const samePick = (a: GolfPick | null, b: GolfPick | null) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the mini golf part of a view; null if the view belongs to another game. */
export const golfOf = (view: View): GolfView | null =>
  view.game && 'golf' in view.game ? view.game.golf : null;

export abstract class MatchState implements LoopedMatch {
  readonly table: TableLink;
  readonly setup: GolfSetup;
  readonly loop: MatchLoop;
  picture: BoardPicture | null = $state.raw(null);
  /** The course that has just been finished; null once the player continues. */
  summary: Summary | null = $state.raw(null);
  /**
   * Whether an action is being sent or something is being animated. Also true until the table has
   * been drawn for the first time.
   */
  showing = $state(true);

  constructor(table: TableLink) {
    this.table = table;
    if (!('golf' in table.setup)) throw new Error('this is not a table of mini golf');
    this.setup = table.setup.golf;
    this.loop = new MatchLoop(table, this);
  }

  abstract show(update: TableUpdate): Promise<void>;

  abstract settle(): void;

  get view(): ScoredView {
    return this.loop.view;
  }

  get mine(): boolean {
    return this.loop.mine;
  }

  get courses(): readonly MatchCourse[] {
    return this.table.courses;
  }

  get golf(): GolfView | null {
    return golfOf(this.view);
  }

  get phase(): Phase {
    if (this.showing) return 'show';
    if (this.view.status === 'over') return 'over';
    if (!this.mine || !this.golf) return 'wait';
    const actions = this.golf.actions;
    if (actions.some((action) => action.type === 'play')) return 'aim';
    if (actions.some((action) => action.type === 'pass')) return 'pass';
    return 'choose';
  }

  /** The board's rotation in quarter turns. */
  get turned(): Turn {
    return this.picture?.turn;
  }

  /** Whether the course is long enough to be turned on a portrait screen. */
  get isLong(): boolean {
    const [, , width, height] = viewBoxOf(this.picture?.svg ?? '');
    return this.turned !== undefined || width > LONG * height;
  }

  /** Returns the name of a direction as it appears on the board, which may be turned. */
  dirName(dir: string): string {
    return t(`direction-${onScreen(dir, this.turned)}`);
  }

  /** Whether the current ball still has to be placed on a start cell. */
  get startsAnew(): boolean {
    return (this.golf?.actions ?? []).some((action) => action.type === 'start');
  }

  /** The indices of the start cells that can be chosen. */
  get openStarts(): number[] {
    const open = (this.golf?.actions ?? []).flatMap((action) =>
      action.type === 'start' ? [action.at] : [],
    );
    if (this.golf?.start) open.push(this.golf.start);
    return (this.picture?.starts ?? []).flatMap((cell, index) =>
      open.some(([x, y]) => x === cell.at[0] && y === cell.at[1]) ? [index] : [],
    );
  }

  get open(): string[] {
    return (this.golf?.actions ?? []).flatMap((action) =>
      action.type === 'play' ? [action.dir] : [],
    );
  }

  get picks(): GolfPick[] {
    const dice = this.setup.dice.map((die) => ({ die: die.id }));
    const cards = this.setup.cards.map((card) => ({ card: card.id }));
    return [...dice, ...cards];
  }

  impulsesOf(pick: GolfPick): readonly number[] {
    const found =
      'die' in pick
        ? this.setup.dice.find((die) => die.id === pick.die)
        : this.setup.cards.find((card) => card.id === pick.card);
    return found?.impulses ?? [];
  }

  /** The ball whose turn it is; null between two courses and after the match. */
  get inTurn(): string | null {
    return this.summary || this.view.status === 'over' ? null : (this.golf?.ball ?? null);
  }

  /**
   * Returns each ball's result on a course. If the course has just been finished, these are the
   * final results.
   */
  marks(course: number): Record<string, BallMark> {
    return (this.summary?.course === course ? this.summary.marks : this.golf?.pads[course]) ?? {};
  }

  /**
   * Whether the local players have no strokes left on this course. Skipping then goes to the end of
   * the course.
   */
  get isDoneHere(): boolean {
    const marks = this.golf ? this.marks(this.golf.course) : {};
    const balls = this.table.seats.flatMap((seat) => this.ballOf(seat));
    return balls.every((ball) => (marks[ball]?.count ?? null) !== null);
  }

  /** Returns whether a ball belongs to a local player. */
  isOurs(ball: string): boolean {
    return this.table.seats.includes(this.seatOf(ball));
  }

  /** The number of the stroke or round that the counter shows; unchanged after the last one. */
  get count(): number {
    const golf = this.golf;
    if (!golf) return 0;
    if (golf.ball && !this.summary) return golf.count;
    return Math.max(0, ...Object.values(this.marks(golf.course)).map((mark) => mark.count ?? 0));
  }

  ballOf(seat: number): string[] {
    return this.setup.balls[seat] ?? [];
  }

  seatOf(ball: string): number {
    return this.setup.balls.findIndex((balls) => balls.includes(ball));
  }

  seatName(seat: number): string {
    const computer = castAt(this.view.seats, seat);
    if (computer) return computer;
    const shown = this.view.seats[seat];
    return personName(shown?.name ?? '', !this.table.online || this.table.seats.includes(seat));
  }

  get currentCourse(): MatchCourse | undefined {
    return this.courses[this.golf?.course ?? 0];
  }

  /** All balls in the order of play on the current course. */
  get order(): string[] {
    const balls = this.setup.balls.flat();
    return this.currentCourse?.order.filter((ball) => balls.includes(ball)) ?? balls;
  }

  courseName(index: number): string {
    return this.courses[index]?.names[language()] ?? '';
  }

  /** The scores, including those of a course that has just been finished. */
  get scores(): Scores | null {
    return this.summary?.scores ?? this.view.scores;
  }

  /** Returns these balls' strokes and tokens over all courses. */
  sum(balls: readonly string[]): { strokes: number; tokens: number } {
    const sums = balls.flatMap((ball) => this.scores?.sums[ball] ?? []);
    return {
      strokes: sums.reduce((all, { strokes }) => all + strokes, 0),
      tokens: sums.reduce((all, { tokens }) => all + tokens, 0),
    };
  }

  /** Returns the score of a ball over all courses. */
  total(ball: string): number {
    return this.scores?.sums[ball]?.total ?? 0;
  }

  pickName(pick: GolfPick): string {
    return 'die' in pick ? t('play-die', { die: pick.die }) : t('play-card', { card: pick.card });
  }

  /** Returns text that says what resigning means (rule G8). */
  resignText(): string {
    const left = this.view.seats.flatMap((seat, index) =>
      seat.withdrawn || index === this.loop.resigner ? [] : [index],
    );
    return t('play-resign-text', {
      others: left.length,
      name: this.seatName(left[0] ?? 0),
      limit: this.golf?.limit ?? 0,
    });
  }
}
