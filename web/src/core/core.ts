// The page's side of the core. Every call to the core returns a promise.
import type {
  BestShot,
  BoardLayers,
  BoardPicture,
  Boxes,
  CarrambouleAction,
  CarrambouleBall,
  CarriedPiece,
  CourseCard,
  CourseCheck,
  CourseEdit,
  CourseFinding,
  DailyCourse,
  DailyJudged,
  Draft,
  DraftLook,
  Event,
  FigurePicture,
  FilmFrame,
  FilmInfo,
  GolfAction,
  GolfPick,
  GolfSetup,
  LaidPiece,
  Lattice,
  NewLocalTable,
  PadSheet,
  PadStanding,
  Position,
  PositionPicture,
  Practice,
  Reach,
  RefereeSheet,
  RefereeStanding,
  SealCheck,
  ServerToClient,
  SetupCheck,
  Stance,
  TableShape,
  TrayShape,
  TrialHint,
  Tried,
  View,
  Way,
} from '../generated/protocol';
import type { CallMessage, FromWorker, Look, Retold, TableUpdate } from './messages';
import type { StudyMethods } from './study-worker';
import type { GameMethods } from './worker';

export interface TableState {
  events: Event[];
  view: View;
  /** Whether this tab, and no other, plays the table; set only for local tables. */
  held?: boolean;
}

interface Watcher {
  update: (update: TableUpdate) => void;
  held: (held: boolean) => void;
}

const watchers = new Map<string, Watcher>();
let calls = 0;

/** Calls the functions of a worker. The worker starts on the first call. */
class Core {
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (problem: Error) => void }
  >();
  readonly #make: () => Worker;
  #worker: Worker | undefined;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = (this.#worker = this.#make());
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    worker.onerror = (event) => {
      const problem = new Error(event.message || 'the core cannot be started');
      for (const call of this.#waiting.values()) call.reject(problem);
      this.#waiting.clear();
    };
    return worker;
  }

  ask<T>(method: string, args: unknown[]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = ++calls;
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.start().postMessage({ call: id, method, args } satisfies CallMessage);
    });
  }

  #hear(message: FromWorker): void {
    if ('table' in message) {
      const watcher = watchers.get(message.table);
      if ('update' in message) watcher?.update(message.update);
      else watcher?.held(message.held);
      return;
    }
    const call = this.#waiting.get(message.call);
    this.#waiting.delete(message.call);
    if ('problem' in message) call?.reject(new Error(message.problem));
    else call?.resolve(message.result);
  }
}

const game = new Core(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
const study = new Core(
  () => new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }),
);

function play<T>(method: keyof GameMethods, ...args: unknown[]): Promise<T> {
  return game.ask<T>(method, args);
}

function learn<T>(method: keyof StudyMethods, ...args: unknown[]): Promise<T> {
  return study.ask<T>(method, args);
}

/** Starts to load the core, so that the first answer comes quickly. */
export function warmUp(): void {
  game.start();
}

/**
 * Calls `update` for every update of a table, and `held` when this tab starts or stops playing it.
 * Returns a function that removes both listeners.
 */
export function watch(
  table: string,
  update: (update: TableUpdate) => void,
  held: (held: boolean) => void = () => {},
): () => void {
  watchers.set(table, { update, held });
  return () => watchers.delete(table);
}

/** What the printable sheet of a course shows in addition to the contents of the course file. */
export interface Imprint {
  /** The par of the course; null if it is not known. */
  par: number | null;
  byline: string;
  /** The URL that opens the course. */
  link: string;
}

export const core = {
  openTable: (table: NewLocalTable, secret: Uint8Array, look: Look) =>
    play<TableState>('openTable', table, secret, look),
  resumeTable: (id: string, look: Look) => play<TableState | null>('resumeTable', id, look),
  takeOver: (id: string) => play<void>('takeOver', id),
  watchTable: (id: string, events: Event[], look: Look) =>
    play<TableState>('watchTable', id, events, look),
  retell: (id: string, events: Event[], from: number, look: Look) =>
    play<Retold>('retell', id, events, from, look),
  takeEvents: (id: string, events: Event[]) => play<void>('takeEvents', id, events),
  send: (id: string, message: unknown) => play<ServerToClient>('send', id, message),
  look: (id: string, look: Look) => play<void>('look', id, look),
  closeTable: (id: string) => play<void>('closeTable', id),
  record: (id: string) => play<string | null>('record', id),
  board: (id: string, language: string) => play<BoardPicture>('board', id, language),
  layers: (id: string) => play<BoardLayers>('layers', id),
  ways: (id: string) => play<Way[]>('ways', id),
  steps: (id: string, start: [number, number] | null) => play<number | null>('steps', id, start),
  reach: (id: string, pick: GolfPick, start: [number, number] | null) =>
    play<Reach>('reach', id, pick, start),
  chances: (id: string, start: [number, number] | null) => play<number[]>('chances', id, start),
  light: (id: string, start: [number, number] | null) =>
    play<GolfAction | null>('light', id, start),
  tryAction: (id: string, action: CarrambouleAction) => play<Tried>('tryAction', id, action),
  /** Returns a keyword that says why a shot would be refused; null if it would not. */
  refusal: (id: string, action: CarrambouleAction) => play<string | null>('refusal', id, action),
  stance: (id: string) => play<Stance>('stance', id),
  boxes: () => play<Boxes>('boxes'),
  courses: () => play<CourseCard[]>('courses'),
  isName: (name: string) => play<boolean>('isName', name),
  checkSetup: (setup: GolfSetup) => play<SetupCheck>('checkSetup', setup),
  checkCourse: (id: string, file: string) => learn<CourseCheck>('checkCourse', id, file),
  coursePicture: (file: string, theme: string, language: string, prefix: string, small: boolean) =>
    play<string>('coursePicture', file, theme, language, prefix, small),
  ball: (name: string, theme: string) => play<string>('ball', name, theme),
  courseCode: (file: string) => learn<string>('courseCode', file),
  courseFile: (code: string) => learn<string>('courseFile', code),
  figure: (file: string, theme: string, language: string, prefix: string) =>
    learn<FigurePicture>('figure', file, theme, language, prefix),
  position: (position: Position, theme: string, language: string, prefix: string) =>
    learn<PositionPicture>('position', position, theme, language, prefix),
  draft: (file: string, look: DraftLook) => learn<Draft>('draft', file, look),
  editCourse: (file: string, edit: CourseEdit) => learn<string>('editCourse', file, edit),
  tryEdit: (file: string, edit: CourseEdit) => learn<CourseFinding | null>('tryEdit', file, edit),
  roomFor: (file: string, piece: LaidPiece, x: number, y: number) =>
    learn<[number, number]>('roomFor', file, piece, x, y),
  forkOf: (id: string) => learn<string>('forkOf', id),
  lattice: () => learn<Lattice>('lattice'),
  tray: (theme: string, prefix: string) => learn<TrayShape[]>('tray', theme, prefix),
  carried: (piece: LaidPiece, theme: string, prefix: string) =>
    learn<CarriedPiece>('carried', piece, theme, prefix),
  coursePage: (file: string, language: string, imprint: Imprint) =>
    learn<string>('coursePage', file, language, imprint),
  openTrial: (file: string) => learn<void>('openTrial', file),
  placeTrial: (x: number, y: number) => learn<boolean>('placeTrial', x, y),
  trialBoard: (theme: string, language: string, prefix: string) =>
    learn<BoardPicture>('trialBoard', theme, language, prefix),
  trialWays: (impulses: number, theme: string, prefix: string) =>
    learn<Way[]>('trialWays', impulses, theme, prefix),
  trialHint: (impulses: number) => learn<TrialHint | null>('trialHint', impulses),
  playTrial: (dir: string, impulses: number, theme: string, prefix: string) =>
    learn<Way>('playTrial', dir, impulses, theme, prefix),
  tableShape: () => play<TableShape>('tableShape'),
  carrambouleRack: (starts: number) => play<CarrambouleBall[]>('carrambouleRack', starts),
  tryShot: (practice: Practice) => play<Tried>('tryShot', practice),
  padStanding: (sheet: PadSheet) => learn<PadStanding>('padStanding', sheet),
  /**
   * Returns the position and the lap (counted from 1) at which the stroke counter's slider shows
   * `count` strokes.
   */
  counter: (count: number) => learn<[place: number, lap: number]>('counter', count),
  referee: (sheet: RefereeSheet) => learn<RefereeStanding>('referee', sheet),
  daily: (day: string) => learn<DailyCourse>('daily', day),
  judgeDaily: (record: string) => learn<DailyJudged | null>('judgeDaily', record),
  openFilm: (record: string) => learn<FilmInfo>('openFilm', record),
  filmFrame: (step: number, theme: string, prefix: string) =>
    learn<FilmFrame>('filmFrame', step, theme, prefix),
  filmBoard: (step: number, theme: string, language: string, prefix: string, heat: number[]) =>
    learn<BoardPicture>('filmBoard', step, theme, language, prefix, heat),
  bestShot: () => learn<BestShot | null>('bestShot'),
  filmCheck: () => learn<SealCheck>('filmCheck'),
  filmRecord: () => learn<string>('filmRecord'),
  recordCode: (record: string) => learn<string>('recordCode', record),
  recordOfCode: (code: string) => learn<string>('recordOfCode', code),
  verifyRecord: (record: string) => learn<[number, number]>('verifyRecord', record),
  matchOfComputers: (table: NewLocalTable, secret: Uint8Array, seed: bigint) =>
    play<string>('matchOfComputers', table, secret, seed),
};
