// A match of mini golf as the screen shows it. The table may be ahead (computers are quick): what arrives is queued
// and shown in order, and every question about the board goes to a mirror that is exactly where the screen is.
import type {
  BallMark,
  BoardPicture,
  CourseCard,
  GolfAction,
  GolfPick,
  GolfSetup,
  GolfView,
  Reach,
  Spot,
  View,
  Way,
} from '../generated/protocol';
import { core } from '../core/core';
import type { Retold, TableUpdate } from '../core/messages';
import type { TableLink } from '../core/table';
import { language, personName, t } from '../texts/texts.svelte';
import { pace, settings, theme } from '../ui/settings.svelte';
import * as sound from '../ui/sound';
import { Voice } from '../ui/voice.svelte';
import type { BoardView } from './board-view';
import { courseAt, courseName, inOrder } from './course';
import { Patience, ShowQueue } from './patience';
import { lastStrokes, recalled } from './recall';
import { timeline, type Cue } from './timeline';
import { ballName, capital, leads, told } from './words';

/** Before the ids in the core's pictures. */
export const PREFIX = 'golf-';
/** How many strokes can be asked about. */
const REMEMBERED = 12;
/** How long a stroke that nobody saw moving stays before somebody else acts, in milliseconds. */
const HELD = 1500;

export type Phase = 'show' | 'wait' | 'choose' | 'aim' | 'pass' | 'over';

export interface StoryLine {
  id: number;
  ball: string | null;
  /** Words are made when they are read, in the language of that moment. */
  text: () => string;
  /** The stroke it tells of. */
  stroke: Played | null;
}

export interface Played {
  id: number;
  ball: string;
  impulses: number | null;
  way: Way;
}

export interface Tumble {
  pick: GolfPick;
  /** 0 to 5. */
  face: number;
  impulses: number;
}

export interface Summary {
  course: number;
  marks: Record<string, BallMark>;
}

export const samePick = (a: GolfPick | null, b: GolfPick | null) =>
  JSON.stringify(a) === JSON.stringify(b);

export class GolfMatch {
  readonly table: TableLink;
  readonly setup: GolfSetup;
  readonly patience = new Patience();
  readonly #mirror: string;
  readonly #queue: ShowQueue<TableUpdate>;
  #ready: Promise<unknown>;
  #board: BoardView | null = null;
  #lines = 0;
  #reaches = new Map<string, Reach>();
  #goOn: () => void = () => {};
  /** Updates that have not been shown to their end. */
  #unshown = 0;
  /** What a roll needs is on its way, action by action; what was chosen for it stays chosen. */
  #rolling = false;
  /** The version that what was sent leads to. */
  #expected = 0;
  /** When the last stroke without motion was shown. */
  #struck = 0;
  /** What happened last before anyone looked. */
  #past: Retold | null = null;

  /** How the table stands on the screen. */
  view: View = $state.raw(null!);
  picture: BoardPicture | null = $state.raw(null);
  cards: CourseCard[] = $state.raw([]);
  spots: ReadonlyMap<string, Spot> = $state.raw(new Map());
  ways: Way[] = $state.raw([]);
  /** Chosen but not yet sent. */
  start: number | null = $state(null);
  pick: GolfPick | null = $state.raw(null);
  direction: string | null = $state(null);
  /** Only looked at, with the mouse or the focus. */
  lookedPick: GolfPick | null = $state.raw(null);
  lookedDirection: string | null = $state(null);
  reach: Reach | null = $state.raw(null);
  tumble: Tumble | null = $state.raw(null);
  tumbling = $state(false);
  /** A path of a stroke that is being shown. */
  shownPath: { markup: string; faint: boolean; spots: Spot[] } | null = $state.raw(null);
  origin: Spot | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  strokes: Played[] = $state.raw([]);
  /** For those who listen. */
  readonly voice = new Voice();
  /** How many steps the ball in turn has to the hole; null where no way leads, or before it is on the course. */
  steps: number | null = $state(null);
  summary: Summary | null = $state.raw(null);
  banner: string | null = $state(null);
  problem: string | null = $state(null);
  /** Something is being shown that has happened; at first the table itself. */
  showing = $state(true);
  sending = $state(false);
  /** A token on its way to the score: told to the screen. */
  onToken: ((ball: string, value: number, from: { x: number; y: number }) => void) | null = null;

  constructor(table: TableLink) {
    this.table = table;
    if (!('golf' in table.setup)) throw new Error('this is not a table of mini golf');
    this.setup = table.setup.golf;
    this.view = table.view;
    this.#mirror = `${table.id}/shown`;
    const events = [...table.events];
    this.#queue = new ShowQueue(
      async (update) => {
        try {
          await this.#show(update);
        } finally {
          this.#unshown--;
          this.#settle();
        }
      },
      (problem) => (this.problem = problem instanceof Error ? problem.message : String(problem)),
    );
    table.onupdate = (update) => {
      this.showing = true;
      this.#unshown++;
      this.#queue.push(update);
    };
    const look = { theme: theme(), prefix: PREFIX };
    const back = Math.min(REMEMBERED, Math.max(2, this.setup.balls.flat().length));
    const retelling = core
      .retell(this.#mirror, events, lastStrokes(events, back), look)
      .then((past) => (this.#past = past));
    this.#ready = Promise.all([core.look(table.id, look), retelling]);
    void this.#ready.then(() => this.#arrive());
    void core.courses().then((cards) => (this.cards = cards));
  }

  close(): void {
    this.#queue.close();
    this.patience.skip();
    this.voice.close();
    this.table.onupdate = null;
    void core.closeTable(this.#mirror);
  }

  attach(board: BoardView | null): void {
    this.#board = board;
  }

  /** The picture again, in other colours or another language. */
  async redraw(): Promise<void> {
    await this.#ready;
    const look = { theme: theme(), prefix: PREFIX };
    await Promise.all([core.look(this.table.id, look), core.look(this.#mirror, look)]);
    await this.#draw();
    if (this.phase === 'aim') this.ways = await core.ways(this.#mirror);
  }

  // What is to be seen.

  get golf(): GolfView | null {
    const game = this.view.game;
    return game && 'golf' in game ? game.golf : null;
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

  get mine(): boolean {
    return this.view.turn !== null && this.table.seats.includes(this.view.turn);
  }

  /** The ball in turn has to be put on the course. */
  get startsAnew(): boolean {
    return (this.golf?.actions ?? []).some((action) => action.type === 'start');
  }

  /** Start cells that may be chosen, by their place in the picture. */
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

  /** The pick whose sides are shown. */
  get seenPick(): GolfPick | null {
    return this.lookedPick ?? this.pick;
  }

  impulsesOf(pick: GolfPick): readonly number[] {
    const found =
      'die' in pick
        ? this.setup.dice.find((die) => die.id === pick.die)
        : this.setup.cards.find((card) => card.id === pick.card);
    return found?.impulses ?? [];
  }

  get seenDirection(): string | null {
    return this.lookedDirection ?? this.direction;
  }

  get seenWay(): Way | null {
    const dir = this.seenDirection;
    return this.phase === 'aim' ? (this.ways.find((way) => way.dir === dir) ?? null) : null;
  }

  /** The ball whose stroke it is; none between two courses and after the last. */
  get inTurn(): string | null {
    return this.summary || this.view.status === 'over' ? null : (this.golf?.ball ?? null);
  }

  /** What the balls have on a course; of a course that has just been finished all of it. */
  marks(course: number): Record<string, BallMark> {
    return (this.summary?.course === course ? this.summary.marks : this.golf?.pads[course]) ?? {};
  }

  /** The stroke or round that the counter shows: after the last one it stays where it was. */
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
    const shown = this.view.seats[seat];
    if (shown?.kind.type === 'computer') {
      const computers = this.view.seats.filter((seat) => seat.kind.type === 'computer');
      return t('play-computer', {
        level: shown.kind.level,
        number: computers.length > 1 ? computers.indexOf(shown) + 1 : 0,
      });
    }
    return personName(shown?.name ?? '', !this.table.online || this.table.seats.includes(seat));
  }

  /** All balls in the order of the present course. */
  get order(): string[] {
    const course = courseAt(this.setup.courses, this.golf?.course ?? 0);
    const balls = this.setup.balls.flat();
    return course ? inOrder(course, balls) : balls;
  }

  courseName(index: number): string {
    const course = courseAt(this.setup.courses, index);
    return course ? courseName(course, this.cards, language()) : '';
  }

  /** What balls have over all courses: strokes noted, tokens taken. */
  sum(balls: readonly string[]): { strokes: number; tokens: number } {
    const noted = (this.golf?.pads ?? []).flatMap((_, course) =>
      balls.map((ball) => this.marks(course)[ball]),
    );
    // A ball that the end of the match cut short scores nothing, its tokens neither (G8).
    const over = this.view.status === 'over';
    const marks = noted.filter((mark) => !(over && mark?.count === null));
    return {
      strokes: marks.reduce((sum, mark) => sum + (mark?.count ?? 0), 0),
      tokens: marks.reduce((sum, mark) => sum + (mark?.tokens ?? 0), 0),
    };
  }

  /** Strokes and tokens of a ball over all courses. */
  total(ball: string): number {
    const { strokes, tokens } = this.sum([ball]);
    return strokes + tokens;
  }

  pickName(pick: GolfPick): string {
    return 'die' in pick ? t('play-die', { die: pick.die }) : t('play-card', { card: pick.card });
  }

  // What people do.

  chooseStart(index: number): void {
    if (this.phase !== 'choose' || !this.openStarts.includes(index)) return;
    this.start = index;
    const cell = this.picture?.starts[index];
    const ball = this.golf?.ball;
    if (cell && ball) this.spots = new Map(this.spots).set(ball, cell.spot);
    this.voice.answer(t('play-start-chosen', { number: index + 1 }));
    void this.#measure();
    void this.lookAt();
  }

  choosePick(pick: GolfPick): void {
    if (this.phase !== 'choose') return;
    this.pick = pick;
    this.voice.answer(
      t('play-pick-chosen', { pick: this.pickName(pick), sides: this.impulsesOf(pick).join(', ') }),
    );
    void this.lookAt();
  }

  look(pick: GolfPick | null): void {
    this.lookedPick = pick;
    void this.lookAt();
  }

  chooseDirection(dir: string): void {
    if (this.phase !== 'aim' || !this.open.includes(dir)) return;
    this.direction = dir;
    const way = this.ways.find((way) => way.dir === dir);
    if (way)
      this.voice.answer(
        t('play-direction-chosen', { dir: t(`direction-${dir}`), leads: leads(t, way) }),
      );
  }

  /** One step back: the direction, the die, the start cell. */
  back(): void {
    if (this.phase === 'aim') this.direction = null;
    else if (this.phase === 'choose') {
      if (this.pick) this.pick = null;
      else if (this.start !== null) {
        this.start = null;
        const rest = new Map(this.spots);
        if (this.golf?.ball) rest.delete(this.golf.ball);
        this.spots = rest;
      }
      void this.lookAt();
    }
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

  /** Who would give up: whoever is in turn here, else the first of us who still plays. */
  get resigner(): number | null {
    return (
      (this.mine
        ? this.view.turn
        : this.table.seats.find((seat) => !this.view.seats[seat]?.withdrawn)) ?? null
    );
  }

  /** What giving up would mean (G8). */
  resignText(): string {
    const left = this.view.seats.flatMap((seat, index) =>
      seat.withdrawn || index === this.resigner ? [] : [index],
    );
    return t('play-resign-text', {
      others: left.length,
      name: this.seatName(left[0] ?? 0),
      limit: this.golf?.limit ?? 0,
    });
  }

  async resign(): Promise<void> {
    const seat = this.resigner;
    if (seat === null) return;
    try {
      this.#answered(await this.table.send({ type: 'resign', seat }));
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  }

  /** On to the next course. */
  next(): void {
    this.summary = null;
    this.#goOn();
  }

  async #send(actions: GolfAction[]): Promise<void> {
    const seat = this.view.turn;
    if (seat === null || this.sending || !this.table.live) return;
    this.sending = true;
    // From here until it is shown, nothing is to be chosen.
    this.showing = true;
    this.problem = null;
    try {
      for (const action of actions)
        if (!this.#answered(await this.table.act(seat, { golf: action }))) break;
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.sending = false;
      this.#settle();
    }
  }

  /** All that was sent has come back and been shown: the next choice is open. */
  #settle(): void {
    if (!this.showing || this.sending || this.#unshown > 0 || this.view.version < this.#expected)
      return;
    this.showing = false;
    this.#invite();
  }

  #answered(answer: Awaited<ReturnType<TableLink['send']>>): boolean {
    if (answer.type === 'accepted') this.#expected = answer.version;
    if (answer.type !== 'refused') return true;
    this.problem = answer.text;
    return false;
  }

  /** What the die looked at could reach. */
  async lookAt(): Promise<void> {
    const pick = this.seenPick;
    const golf = this.golf;
    const start = this.start === null ? null : (this.picture?.starts[this.start]?.at ?? null);
    if (!pick || !golf || this.phase !== 'choose' || (this.startsAnew && !start)) {
      this.reach = null;
      return;
    }
    const key = `${this.view.version} ${JSON.stringify(pick)} ${String(start)}`;
    let reach = this.#reaches.get(key);
    if (!reach) {
      reach = await core.reach(this.#mirror, pick, this.startsAnew ? start : null);
      this.#reaches.set(key, reach);
    }
    if (samePick(this.seenPick, pick) && this.phase === 'choose') this.reach = reach;
  }

  // What happens.

  async #draw(): Promise<void> {
    const picture = await core.board(this.#mirror, language());
    this.spots = new Map(Object.entries(picture.balls));
    this.picture = picture;
    if (this.start !== null && this.golf?.ball) {
      const cell = picture.starts[this.start];
      if (cell) this.spots = new Map(this.spots).set(this.golf.ball, cell.spot);
    }
  }

  /** The board is there for the first time. */
  async #arrive(): Promise<void> {
    if (!this.picture) await this.#draw();
    this.#recall();
    await this.#turn();
    this.#settle();
  }

  /** Tells what happened before, without showing it again; only the way of the last stroke stays drawn. */
  #recall(): void {
    const lines: Omit<StoryLine, 'id'>[] = [];
    let impulses: number | null = null;
    let last: Way | null = null;
    for (const one of this.#past ? recalled(this.#past) : []) {
      if (one.type === 'withdrawn')
        lines.push({
          ball: null,
          text: () => t('play-withdrawn', { name: this.seatName(one.seat), why: one.why }),
          stroke: null,
        });
      if (one.type === 'done')
        lines.push({
          ball: null,
          text: () =>
            t('play-course-done', { number: one.course + 1, name: this.courseName(one.course) }),
          stroke: null,
        });
      if (one.type === 'rolled') {
        const rolled = (impulses = this.impulsesOf(one.pick)[one.face] ?? 0);
        lines.push({
          ball: one.ball,
          text: () =>
            t('play-told-rolled', {
              name: this.seatName(one.seat),
              pick: this.pickName(one.pick),
              impulses: rolled,
            }),
          stroke: null,
        });
      }
      if (one.type !== 'stroke') continue;
      const { ball, way } = one;
      const stroke: Played = { id: ++this.#lines, ball, impulses, way };
      last = way;
      this.strokes = [stroke, ...this.strokes].slice(0, REMEMBERED);
      const sentences = told(t, way);
      if (sentences.length === 0)
        lines.push({
          ball,
          text: () => t('play-told-passes', { ball: capital(ballName(t, ball)) }),
          stroke,
        });
      for (const place of sentences.keys()) {
        const sentence = () => told(t, way)[place]!;
        lines.push({
          ball: sentence().ball,
          text: () =>
            t('play-told-sentence', {
              ball: capital(ballName(t, sentence().ball)),
              story: sentence().text,
            }),
          stroke,
        });
      }
    }
    this.story = [
      ...lines.map((line) => ({ ...line, id: ++this.#lines })).reverse(),
      ...this.story,
    ];
    if (last)
      this.shownPath = {
        markup: last.path,
        faint: true,
        spots: last.spots.filter((spot) => spot !== null),
      };
    this.#past = null;
  }

  /** Prepares what the player in turn needs. */
  async #turn(): Promise<void> {
    const golf = this.golf;
    if (!golf) return;
    this.#reaches.clear();
    this.reach = null;
    this.direction = null;
    this.lookedDirection = null;
    this.lookedPick = null;
    // A roll on its way keeps what was chosen for it until it falls.
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
        ? await core.ways(this.#mirror)
        : [];
    await this.#measure();
  }

  /** Asks how far it is to the hole. */
  async #measure(): Promise<void> {
    // Before a start cell is chosen the first one tells how far it is.
    const start = this.picture?.starts[this.start ?? 0]?.at ?? null;
    const version = this.view.version;
    const steps = this.golf?.ball ? await core.steps(this.#mirror, start) : null;
    if (version === this.view.version) this.steps = steps;
  }

  /** Tells the player in turn what there is to do. */
  #invite(): void {
    const golf = this.golf;
    if (this.phase === 'aim') {
      const ways = this.ways.map((way) =>
        t('play-open-way', { dir: t(`direction-${way.dir}`), leads: leads(t, way) }),
      );
      this.voice.say(t('play-open-ways', { ways: ways.join('; ') }));
      const [only] = this.open;
      if (this.open.length === 1 && only) this.direction = only;
    } else if (this.phase === 'choose' && golf?.ball && this.view.turn !== null) {
      this.voice.say(
        t('play-your-turn', {
          name: this.seatName(this.view.turn),
          ball: ballName(t, golf.ball),
          count: golf.count,
          mode: this.setup.mode,
        }),
      );
    }
  }

  #tell(ball: string | null, text: () => string, stroke: Played | null = null): void {
    this.story = [{ id: ++this.#lines, ball, text, stroke }, ...this.story].slice(0, 60);
    this.voice.say(text());
  }

  async #show(update: TableUpdate): Promise<void> {
    await this.#ready;
    const before = this.view;
    if (
      update.events.some(
        ({ what }) => what.type === 'acted' && !this.table.seats.includes(what.seat),
      )
    )
      await this.#hold();
    for (const [index, event] of update.events.entries()) {
      const what = event.what;
      if (what.type === 'acted' && 'golf' in what.action) {
        const next = update.events[index + 1]?.what;
        const face =
          next?.type === 'drawn' && next.chance.golf.type === 'face' ? next.chance.golf.face : null;
        await this.#acted(what.seat, what.action.golf, face, update);
      }
      if (what.type === 'withdrawn')
        this.#tell(null, () =>
          t('play-withdrawn', { name: this.seatName(what.seat), why: what.why }),
        );
    }
    await core.takeEvents(this.#mirror, update.events);
    const course = this.golf?.course;
    const over = update.view.status === 'over' && before.status !== 'over';
    const golf = update.view.game && 'golf' in update.view.game ? update.view.game.golf : null;
    if (course !== undefined && golf && (golf.course !== course || over))
      await this.#courseDone(course, golf, over);
    this.view = update.view;
    if (course === undefined || golf?.course !== course) {
      this.origin = null;
      this.shownPath = null;
      await this.#draw();
    } else this.#lieAs(golf);
    await this.#turn();
    this.#handOver(before);
    if (over) this.#tellResult();
  }

  /** Where nothing moves, what a stroke came to stays for a moment before the next one is shown. */
  async #hold(): Promise<void> {
    const left = this.#struck + HELD - performance.now();
    if (pace() === 0 && left > 0) await this.patience.wait(left);
  }

  #tellResult(): void {
    const won = (this.view.results ?? []).flatMap(({ rank }, seat) =>
      rank === 1 ? [this.seatName(seat)] : [],
    );
    const names = new Intl.ListFormat(language()).format(won);
    this.voice.say(`${t('play-over')}. ${t('game-won', { names })}.`);
  }

  async #acted(
    seat: number,
    action: GolfAction,
    face: number | null,
    update: TableUpdate,
  ): Promise<void> {
    const mine = this.table.seats.includes(seat);
    switch (action.type) {
      case 'start': {
        const cell = this.picture?.starts.find(
          ({ at }) => at[0] === action.at[0] && at[1] === action.at[1],
        );
        const ball = this.golf?.ball;
        if (cell && ball) this.spots = new Map(this.spots).set(ball, cell.spot);
        if (!mine) await this.patience.wait(260 * pace());
        break;
      }
      case 'pick':
        this.pick = action.pick;
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
    const pick = this.pick ?? this.golf?.pick;
    const ball = this.golf?.ball ?? null;
    if (!pick) return;
    const impulses = this.impulsesOf(pick)[face] ?? 0;
    this.reach = null;
    this.shownPath = null;
    this.tumble = { pick, face, impulses };
    if (pace() > 0) {
      this.tumbling = true;
      sound.dice();
      await this.patience.wait(700 * pace());
      this.tumbling = false;
    }
    this.#tell(ball, () =>
      t('play-told-rolled', { name: this.seatName(seat), pick: this.pickName(pick), impulses }),
    );
  }

  async #stroke(seat: number, way: Way): Promise<void> {
    const ball = this.golf?.ball ?? '';
    const spots = way.spots.filter((spot) => spot !== null);
    const from = this.spots.get(ball) ?? null;
    if (!this.table.seats.includes(seat) && way.trace.events.length > 0) {
      this.shownPath = { markup: way.path, faint: false, spots };
      await this.patience.wait(750 * pace());
    }
    this.origin = from;
    this.shownPath = { markup: way.path, faint: true, spots };
    const stroke: Played = {
      id: ++this.#lines,
      ball,
      impulses: this.tumble?.impulses ?? null,
      way,
    };
    const line = timeline(way, this.spots);
    const rolling = this.#board?.roll(line, way, pace(), (cue, late) => this.#cue(cue, late));
    await this.patience.wait(line.duration * pace());
    rolling?.skip();
    await rolling?.finished;
    const after = new Map(this.spots);
    for (const [moved, spot] of line.end) {
      if (spot) after.set(moved, spot);
      else after.delete(moved);
    }
    this.spots = after;
    this.strokes = [stroke, ...this.strokes].slice(0, REMEMBERED);
    this.tumble = null;
    const sentences = told(t, way);
    if (sentences.length === 0)
      this.#tell(ball, () => t('play-told-passes', { ball: capital(ballName(t, ball)) }), stroke);
    for (const place of sentences.keys()) {
      const sentence = () => told(t, way)[place]!;
      this.#tell(
        sentence().ball,
        () =>
          t('play-told-sentence', {
            ball: capital(ballName(t, sentence().ball)),
            story: sentence().text,
          }),
        stroke,
      );
    }
    // Without motion the path stays drawn until the next roll; with it, it has been seen.
    if (pace() > 0) this.shownPath = null;
    else this.#struck = performance.now();
  }

  #cue({ what, spot }: Cue, late: boolean): void {
    if (what.type === 'token' && spot && this.#board && pace() > 0)
      this.onToken?.(what.ball, what.value, this.#board.inWindow(spot));
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
    const lying = new Map(
      [...this.spots].filter(([ball]) => ball in golf.balls && golf.balls[ball] !== 'holed'),
    );
    this.spots = lying;
  }

  async #courseDone(course: number, golf: GolfView, over: boolean): Promise<void> {
    const marks = golf.pads[course];
    if (!marks) return;
    this.#tell(null, () =>
      t('play-course-done', { number: course + 1, name: this.courseName(course) }),
    );
    if (over) return;
    this.summary = { course, marks };
    await new Promise<void>((resolve) => (this.#goOn = resolve));
  }

  /** Around one screen: whose turn it is now, said without asking for a tap. */
  #handOver(before: View): void {
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
