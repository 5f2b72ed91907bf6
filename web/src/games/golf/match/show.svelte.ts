// Shows the events at a table in order, however fast they arrive: dice tumble, balls roll, courses
// end.
import type {
  GolfAction,
  GolfPick,
  GolfView,
  Reach,
  Spot,
  View,
  Way,
} from '../../../generated/protocol';
import { core } from '../../../core/core';
import type { ScoredView, TableUpdate } from '../../../core/messages';
import { formatList } from '../../../lib/format';
import { t } from '../../../lib/texts.svelte';
import { pace } from '../../../lib/settings.svelte';
import * as sound from '../../../ui/sound';
import type { BoardView } from '../board/board-view';
import * as feel from '../board/feel';
import { callOf, louder, metBy, touches, type Call } from '../board/calls';
import { momentOf, momentWord, MANY, type Moment } from '../board/moment';
import { Pars } from '../end/par';
import type { Patience } from '../../../lib/patience';
import type { Story } from './story.svelte';
import type { Ghost } from './ghost.svelte';
import type { Running } from '../stroke/run';
import { golfOf, type MatchState } from './match-state.svelte';
import { timeline, type Cue, type Rolling } from '../stroke/timeline';
import { soloVerdict, verdictTitle } from '../end/verdict';

/**
 * If motion is off, how long a stroke stays on the screen before another player acts, in
 * milliseconds.
 */
const HELD = 1500;
/**
 * The pause after a ball has dropped or a call has been shown, in milliseconds: `own` for local
 * players' strokes, `other` for all other strokes, and `still` if motion is off.
 */
const MOMENT = { own: 1600, other: 900, still: 1200 };
/** How many strokes of other players are shown at normal speed. Later ones take half the time. */
const LEISURE = 2;

export interface Tumble {
  pick: GolfPick;
  /** The index of the rolled side, 0 to 5. */
  face: number;
  impulses: number;
}

/** A match with all state that animations read and change. */
export interface ShownMatch extends MatchState {
  readonly story: Story;
  readonly mirror: string;
  readonly ready: Promise<unknown>;
  /** The ghost that plays beside a solo player; null without one. */
  readonly ghost: Ghost | null;
  spots: ReadonlyMap<string, Spot>;
  pick: GolfPick | null;
  reach: Reach | null;
  tumble: Tumble | null;
  tumbling: boolean;
  /** The stroke that is being animated; null if none is. */
  rolling: Rolling | null;
  /** The path of the stroke that is being shown or, when the screen opens, of the last stroke. */
  shownPath: { markup: string; faint: boolean; spots: Spot[] } | null;
  origin: Spot | null;
  /** The moment to celebrate after a ball has dropped; null otherwise. */
  moment: Moment | null;
  /** The number of balls that have met in the stroke being shown. */
  balls: number;
  /** The call shown while balls meet; null otherwise. */
  call: Call | null;
  /**
   * Called when a ball takes a token, to animate the token's flight to the player's score; never
   * called if motion is off.
   */
  onToken: ((ball: string, value: number, from: { x: number; y: number }) => void) | null;
  draw(): Promise<void>;
  turn(): Promise<void>;
  handOver(before: View): void;
}

export class Show {
  readonly #patience: Patience;
  readonly #match: ShownMatch;
  #board: BoardView | null = null;
  #goOn: () => void = () => {};
  /** When a stroke was last shown without motion, by `performance.now()`. */
  #struck = 0;
  /** The number of other players' strokes shown so far. */
  #watched = 0;
  /** Whether animations are skipped until it is a local player's turn. */
  #rushing = false;
  /**
   * Whether the stroke being shown was played by another player and either touches a local player's
   * ball or ends the match. Such a stroke is animated even while `#rushing`.
   */
  #matters = false;
  readonly #pars: Pars;
  #ghostly: Running | null = null;

  constructor(match: ShownMatch) {
    this.#match = match;
    this.#patience = match.loop.patience;
    this.#pars = new Pars(match.setup);
  }

  attach(board: BoardView | null): void {
    this.#board = board;
  }

  close(): void {
    this.#ghostly?.skip();
    void this.#pars.close();
  }

  /**
   * Skips the current animation and, unless the stroke being shown `#matters`, all others until the
   * next turn of a local player.
   */
  rush(): void {
    this.#rushing = !this.#matters;
    this.#patience.skip();
  }

  /**
   * Returns the factor by which a stroke's duration is multiplied; `own` is true for local players'
   * strokes.
   */
  #pace(own: boolean): number {
    if (own || this.#matters) return pace();
    return this.#rushing ? 0 : pace() * (this.#watched >= LEISURE ? 0.5 : 1);
  }

  /** Continues with the next course. */
  goOn(): void {
    this.#goOn();
  }

  async show(update: TableUpdate): Promise<void> {
    const match = this.#match;
    await match.ready;
    const before = match.view;
    const others = update.events.some(
      ({ what }) => what.type === 'acted' && !match.table.seats.includes(what.seat),
    );
    if (others) await this.#hold();
    for (const [index, { what }] of update.events.entries()) {
      if (what.type === 'acted' && 'golf' in what.action) {
        const next = update.events[index + 1]?.what;
        const face =
          next?.type === 'drawn' && 'golf' in next.chance && next.chance.golf.type === 'face'
            ? next.chance.golf.face
            : null;
        await this.#acted(what.seat, what.action.golf, face, update);
      }
      if (what.type === 'withdrawn') match.story.tellWithdrawn(what.seat, what.why);
    }
    await core.takeEvents(match.mirror, update.events);
    const course = match.golf?.course;
    const over = update.view.status === 'over' && before.status !== 'over';
    const golf = golfOf(update.view);
    if (course !== undefined && golf && (golf.course !== course || over))
      await this.#courseDone(course, update.view, over);
    match.loop.view = update.view;
    if (course === undefined || golf?.course !== course) {
      match.origin = null;
      match.shownPath = null;
      await match.draw();
    } else this.#lieAs(golf);
    await match.turn();
    if (match.mine || over) this.#rushing = false;
    match.handOver(before);
    if (over) this.#tellResult();
  }

  /** If motion is off, keeps the result of a stroke on the screen for a moment. */
  async #hold(): Promise<void> {
    const left = this.#struck + HELD - performance.now();
    if (pace() === 0 && left > 0 && !this.#rushing) await this.#patience.wait(left);
  }

  #tellResult(): void {
    const match = this.#match;
    const won = (match.view.results ?? []).flatMap(({ rank }, seat) =>
      rank === 1 ? [match.seatName(seat)] : [],
    );
    const names = formatList(won);
    const alone = soloVerdict(match);
    const result = alone ? verdictTitle(t, alone) : `${t('game-won', { names })}.`;
    match.story.voice.say(`${t('play-over')}. ${result}`);
    const total = match.view.results?.[0]?.total;
    if (match.ghost && total !== undefined) match.story.voice.say(match.ghost.verdict(total));
  }

  async #acted(
    seat: number,
    action: GolfAction,
    face: number | null,
    update: TableUpdate,
  ): Promise<void> {
    const match = this.#match;
    const mine = match.table.seats.includes(seat);
    switch (action.type) {
      case 'start': {
        const cell = match.picture?.starts.find(
          ({ at }) => at[0] === action.at[0] && at[1] === action.at[1],
        );
        const ball = match.golf?.ball;
        if (cell && ball) match.spots = new Map(match.spots).set(ball, cell.spot);
        if (!mine) await this.#patience.wait(260 * this.#pace(false));
        break;
      }
      case 'pick':
        match.pick = action.pick;
        if (!mine) await this.#patience.wait(300 * this.#pace(false));
        break;
      case 'roll':
        if (face !== null) await this.#rolled(seat, face);
        break;
      case 'play':
      case 'pass':
        if (update.shown.stroke) await this.#stroke(seat, update.shown.stroke, update);
        break;
    }
  }

  async #rolled(seat: number, face: number): Promise<void> {
    const match = this.#match;
    const pick = match.pick ?? match.golf?.pick;
    const ball = match.golf?.ball ?? null;
    if (!pick) return;
    const impulses = match.impulsesOf(pick)[face] ?? 0;
    match.reach = null;
    match.shownPath = null;
    match.tumble = { pick, face, impulses };
    const tempo = this.#pace(match.table.seats.includes(seat));
    if (tempo > 0) {
      match.tumbling = true;
      sound.dice();
      await this.#patience.wait(700 * tempo);
      match.tumbling = false;
    }
    match.story.tellRolled(seat, ball, pick, impulses);
  }

  async #stroke(seat: number, way: Way, { view }: TableUpdate): Promise<void> {
    const match = this.#match;
    const own = match.table.seats.includes(seat);
    this.#matters = !own && (view.status === 'over' || touches(way, (ball) => match.isOurs(ball)));
    if (this.#matters) this.#rushing = false;
    const tempo = this.#pace(own);
    const ball = match.golf?.ball ?? '';
    const number = match.golf?.count ?? 0;
    const spots = way.spots.filter((spot) => spot !== null);
    if (!own && way.trace.events.length > 0) {
      match.shownPath = { markup: way.path, faint: false, spots };
      await this.#patience.wait(750 * tempo);
      this.#watched++;
    }
    match.origin = match.spots.get(ball) ?? null;
    match.shownPath = { markup: way.path, faint: true, spots };
    const impulses = match.tumble?.impulses ?? null;
    const line = timeline(way, match.spots);
    if (own) this.#haunt(number, tempo);
    if (tempo > 0) match.rolling = { line, before: match.spots, tempo, begun: performance.now() };
    const rolling = this.#board?.roll(line, way, tempo, (cue, late) => this.#cue(cue, late, way));
    await this.#patience.wait(line.duration * tempo);
    rolling?.skip();
    await rolling?.finished;
    const after = new Map(match.spots);
    for (const [moved, spot] of line.end) {
      if (spot) after.set(moved, spot);
      else after.delete(moved);
    }
    match.spots = after;
    match.rolling = null;
    match.tumble = null;
    match.story.tellStroke(ball, impulses, way);
    if (own && match.ghost) match.story.tellGhost(() => match.ghost?.told(number) ?? '');
    await this.#holdMoment(own);
    void this.#pars.ask(match.currentCourse);
    // Removes the path, which the player has seen. Without motion, it stays until the next roll.
    if (pace() > 0) match.shownPath = null;
    else this.#struck = performance.now();
    this.#matters = false;
  }

  /**
   * Starts the animation of the ghost's stroke with this number, and does not wait for it to
   * finish.
   */
  #haunt(number: number, tempo: number): void {
    const { ghost } = this.#match;
    this.#ghostly?.skip();
    const leg = ghost?.leg(number);
    if (!ghost || !leg) return;
    ghost.plays(number, tempo);
    this.#ghostly = this.#board?.rollGhost(leg.line, tempo) ?? null;
    void (this.#ghostly?.finished ?? Promise.resolve()).then(() => ghost.rests(number));
  }

  /** Pauses after a ball has dropped or a call has been shown. The pause ends by itself. */
  async #holdMoment(own: boolean): Promise<void> {
    const match = this.#match;
    const { moment, balls, call } = match;
    const { voice } = match.story;
    if (balls >= MANY) voice.say(t('play-carom-balls', { count: balls }));
    if (moment) voice.say(momentWord(t, moment));
    // If the player's own ball bumps another one, the ball rolls on without a pause.
    const rest = moment !== null || (call !== null && !(own && call.what === 'bump'));
    if (rest && !this.#rushing) {
      const long = own ? MOMENT.own : MOMENT.other;
      await this.#patience.wait(pace() === 0 ? MOMENT.still : long * pace());
    }
    match.moment = null;
    match.call = null;
    match.balls = 1;
  }

  #cue(cue: Cue, late: boolean, way: Way): void {
    const { what, spot } = cue;
    const match = this.#match;
    if (what.type === 'token' && spot && this.#board && pace() > 0)
      match.onToken?.(what.ball, what.value, this.#board.inWindow(spot));
    const { events } = way.trace;
    if (what.type === 'carom') match.balls = metBy(events, cue.event);
    const call = callOf(events, cue.event, (ball) => match.seatOf(ball), match.table.seats);
    match.call = louder(match.call, call);
    if (what.type === 'holed') this.#holed(what.ball, way, late);
    if (!late && way.trace.events[cue.event + 1]?.type === 'holed') feel.rim();
    if (!late) feel.heard(cue, match.balls);
  }

  #holed(ball: string, way: Way, late: boolean): void {
    const match = this.#match;
    const golf = match.golf;
    if (!golf) return;
    const before = golf.pads[golf.course]?.[ball]?.tokens ?? 0;
    const tokens = (way.trace.tokens[ball] ?? []).reduce((sum, value) => sum + value, before);
    const seat = match.seatOf(ball);
    match.moment = momentOf(
      { ball, seat, count: golf.count, score: golf.count + tokens, balls: match.balls },
      this.#pars.of(match.currentCourse),
      match.table.seats.includes(seat),
    );
    if (!late && match.moment.confetti > 0) feel.well();
  }

  /** Removes balls that left the course without a stroke. */
  #lieAs(golf: GolfView): void {
    this.#match.spots = new Map(
      [...this.#match.spots].filter(([ball]) => ball in golf.balls && golf.balls[ball] !== 'holed'),
    );
  }

  async #courseDone(course: number, view: ScoredView, over: boolean): Promise<void> {
    const marks = golfOf(view)?.pads[course];
    if (!marks) return;
    this.#match.story.tellDone(course);
    if (over) return;
    this.#match.summary = { course, marks, scores: view.scores };
    await new Promise<void>((resolve) => (this.#goOn = resolve));
  }
}
