// What has happened at the table is shown in order, however fast it arrives: dice tumble, balls roll, courses end.
import type { GolfAction, GolfView, Way } from '../generated/protocol';
import { core } from '../core/core';
import type { TableUpdate } from '../core/messages';
import { language, t } from '../texts/texts.svelte';
import { pace } from '../ui/settings.svelte';
import * as sound from '../ui/sound';
import type { BoardView } from './board-view';
import type { GolfMatch } from './match.svelte';
import { Patience, ShowQueue } from './patience';
import { golfOf } from './standing.svelte';
import { timeline, type Cue } from './timeline';

/** How long a stroke that nobody saw moving stays before somebody else acts, in milliseconds. */
const HELD = 1500;

export class Show {
  readonly patience = new Patience();
  readonly #match: GolfMatch;
  readonly #queue: ShowQueue<TableUpdate>;
  #board: BoardView | null = null;
  #goOn: () => void = () => {};
  /** Updates that have not been shown to their end. */
  #unshown = 0;
  /** When the last stroke without motion was shown. */
  #struck = 0;

  constructor(match: GolfMatch) {
    this.#match = match;
    this.#queue = new ShowQueue(
      async (update) => {
        try {
          await this.#show(update);
        } finally {
          this.#unshown--;
          match.settle();
        }
      },
      (problem) => match.fail(problem),
    );
  }

  get idle(): boolean {
    return this.#unshown === 0;
  }

  push(update: TableUpdate): void {
    this.#unshown++;
    this.#queue.push(update);
  }

  attach(board: BoardView | null): void {
    this.#board = board;
  }

  close(): void {
    this.#queue.close();
    this.patience.skip();
  }

  /** On to the next course. */
  goOn(): void {
    this.#goOn();
  }

  async #show(update: TableUpdate): Promise<void> {
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
          next?.type === 'drawn' && next.chance.golf.type === 'face' ? next.chance.golf.face : null;
        await this.#acted(what.seat, what.action.golf, face, update);
      }
      if (what.type === 'withdrawn') match.story.tellWithdrawn(what.seat, what.why);
    }
    await core.takeEvents(match.mirror, update.events);
    const course = match.golf?.course;
    const over = update.view.status === 'over' && before.status !== 'over';
    const golf = golfOf(update.view);
    if (course !== undefined && golf && (golf.course !== course || over))
      await this.#courseDone(course, golf, over);
    match.view = update.view;
    if (course === undefined || golf?.course !== course) {
      match.origin = null;
      match.shownPath = null;
      await match.draw();
    } else this.#lieAs(golf);
    await match.turn();
    match.handOver(before);
    if (over) this.#tellResult();
  }

  /** Where nothing moves, what a stroke came to stays for a moment before the next one is shown. */
  async #hold(): Promise<void> {
    const left = this.#struck + HELD - performance.now();
    if (pace() === 0 && left > 0) await this.patience.wait(left);
  }

  #tellResult(): void {
    const match = this.#match;
    const won = (match.view.results ?? []).flatMap(({ rank }, seat) =>
      rank === 1 ? [match.seatName(seat)] : [],
    );
    const names = new Intl.ListFormat(language()).format(won);
    match.story.voice.say(`${t('play-over')}. ${t('game-won', { names })}.`);
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
        if (!mine) await this.patience.wait(260 * pace());
        break;
      }
      case 'pick':
        match.pick = action.pick;
        if (!mine) await this.patience.wait(300 * pace());
        break;
      case 'roll':
        if (face !== null) await this.#rolled(seat, face);
        break;
      case 'play':
      case 'pass':
        if (update.shown.stroke) await this.#stroke(seat, update.shown.stroke);
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
    if (pace() > 0) {
      match.tumbling = true;
      sound.dice();
      await this.patience.wait(700 * pace());
      match.tumbling = false;
    }
    match.story.tellRolled(seat, ball, pick, impulses);
  }

  async #stroke(seat: number, way: Way): Promise<void> {
    const match = this.#match;
    const ball = match.golf?.ball ?? '';
    const spots = way.spots.filter((spot) => spot !== null);
    const from = match.spots.get(ball) ?? null;
    if (!match.table.seats.includes(seat) && way.trace.events.length > 0) {
      match.shownPath = { markup: way.path, faint: false, spots };
      await this.patience.wait(750 * pace());
    }
    match.origin = from;
    match.shownPath = { markup: way.path, faint: true, spots };
    const impulses = match.tumble?.impulses ?? null;
    const line = timeline(way, match.spots);
    const rolling = this.#board?.roll(line, way, pace(), (cue, late) => this.#cue(cue, late));
    await this.patience.wait(line.duration * pace());
    rolling?.skip();
    await rolling?.finished;
    const after = new Map(match.spots);
    for (const [moved, spot] of line.end) {
      if (spot) after.set(moved, spot);
      else after.delete(moved);
    }
    match.spots = after;
    match.tumble = null;
    match.story.tellStroke(ball, impulses, way);
    // Without motion the path stays drawn until the next roll; with it, it has been seen.
    if (pace() > 0) match.shownPath = null;
    else this.#struck = performance.now();
  }

  #cue({ what, spot }: Cue, late: boolean): void {
    if (what.type === 'token' && spot && this.#board && pace() > 0)
      this.#match.onToken?.(what.ball, what.value, this.#board.inWindow(spot));
    if (late) return;
    switch (what.type) {
      case 'step':
        return sound.step(Math.min(1, what.left / 12));
      case 'rebound':
        return sound.knock();
      case 'carom':
        return sound.click();
      case 'token':
        return sound.coin();
      case 'piece':
        return sound.piece();
      case 'holed':
        return sound.cup();
      case 'settle':
        if (what.why === 'water') sound.splash();
    }
  }

  /** Balls that have left the course without a stroke are taken off. */
  #lieAs(golf: GolfView): void {
    this.#match.spots = new Map(
      [...this.#match.spots].filter(([ball]) => ball in golf.balls && golf.balls[ball] !== 'holed'),
    );
  }

  async #courseDone(course: number, golf: GolfView, over: boolean): Promise<void> {
    const marks = golf.pads[course];
    if (!marks) return;
    this.#match.story.tellDone(course);
    if (over) return;
    this.#match.summary = { course, marks };
    await new Promise<void>((resolve) => (this.#goOn = resolve));
  }
}
