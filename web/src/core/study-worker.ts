/// <reference lib="webworker" />
// Runs the parts of the core that are not needed in a match: figures, lessons, score pads, course
// files, course codes and records. Loaded on first use.
import init, * as core from '../generated/study/browser';
import wasm from '../generated/study/browser_bg.wasm?url';
import type {
  BestShot,
  BoardPicture,
  CarriedPiece,
  CourseCheck,
  CourseEdit,
  CourseFinding,
  DailyCourse,
  DailyJudged,
  Draft,
  DraftLook,
  FigurePicture,
  FigureWords,
  FilmFrame,
  FilmInfo,
  LaidPiece,
  Lattice,
  PadSheet,
  PadStanding,
  Position,
  PositionPicture,
  RefereeSheet,
  RefereeStanding,
  SealCheck,
  StrokeReason,
  TraceFile,
  TrayShape,
  TrialHint,
  Way,
} from '../generated/protocol';
import type { SolidData } from './messages';
import { serve } from './serve';

const ready = init({ module_or_path: wasm });

/** What the printable sheet of a course shows in addition to the contents of the course file. */
interface Imprint {
  /** The par of the course; null if it is not known. */
  par: number | null;
  byline: string;
  /** The URL that opens the course. */
  link: string;
}

/** The course that the player tries out in the workshop. */
let trial: core.Trial | null = null;

function tried(): core.Trial {
  if (!trial) throw new Error('no course is being tried');
  return trial;
}

/** The record that is being replayed. */
let film: core.Film | null = null;

function shown(): core.Film {
  if (!film) throw new Error('no record is open');
  return film;
}

/** Reads a model and frees it. */
function solid(model: core.SolidModel): SolidData {
  const data = {
    info: JSON.parse(model.info()),
    points: model.points(),
    normals: model.normals(),
    triangles: model.triangles(),
    shade: model.shade(),
    rests: model.rests(),
  };
  model.free();
  return data;
}

const methods = {
  openFilm(record: string): FilmInfo {
    const opening = new core.Film(record);
    film?.free();
    film = opening;
    return JSON.parse(opening.info());
  },
  filmFrame: (step: number, theme: string, prefix: string): FilmFrame =>
    JSON.parse(shown().frame(step, theme, prefix)),
  filmBoard: (
    step: number,
    theme: string,
    language: string,
    prefix: string,
    heat: number[],
  ): BoardPicture =>
    JSON.parse(shown().board(step, theme, language, prefix, Float64Array.from(heat))),
  bestShot: (): BestShot | null => JSON.parse(shown().best_shot()),
  filmCheck: (): SealCheck => JSON.parse(shown().verify()),
  filmRecord: () => shown().text(),
  recordCode: (record: string) => core.record_code(record),
  recordOfCode: (code: string) => core.record_of_code(code),
  checkCourse: (id: string, file: string): CourseCheck => JSON.parse(core.check_course(id, file)),
  verifyRecord: (record: string): [events: number, draws: number] =>
    JSON.parse(core.verify_record(record)),
  daily: (day: string): DailyCourse => JSON.parse(core.daily(day)),
  judgeDaily: (record: string): DailyJudged | null => JSON.parse(core.judge_daily(record)),
  courseCode: (file: string) => core.course_code(file),
  courseFile: (code: string) => core.course_file(code),
  figure: (file: string, theme: string, language: string, prefix: string): FigurePicture =>
    JSON.parse(core.figure(file, theme, language, prefix)),
  figureWords: (file: string, language: string): FigureWords =>
    JSON.parse(core.figure_words(file, language)),
  position: (
    position: Position,
    theme: string,
    language: string,
    prefix: string,
  ): PositionPicture =>
    JSON.parse(core.position(JSON.stringify(position), theme, language, prefix)),
  /** Builds a course as solid bodies. Each scattered token has three numbers: its cell and value. */
  solidCourse: (file: string, tokens: readonly number[] | null, upright: boolean): SolidData =>
    solid(new core.SolidModel(file, tokens ? Int32Array.from(tokens) : null, upright)),
  /** Builds the Carramboule table as solid bodies, without balls. */
  solidTable: (): SolidData => solid(core.SolidModel.table()),
  draft: (file: string, look: DraftLook): Draft =>
    JSON.parse(core.draft(file, JSON.stringify(look))),
  editCourse: (file: string, edit: CourseEdit) => core.edit_course(file, JSON.stringify(edit)),
  tryEdit: (file: string, edit: CourseEdit): CourseFinding | null =>
    JSON.parse(core.try_edit(file, JSON.stringify(edit))),
  roomFor: (file: string, piece: LaidPiece, x: number, y: number): [number, number] =>
    JSON.parse(core.room_for(file, JSON.stringify(piece), x, y)),
  forkOf: (id: string) => core.fork_of(id),
  lattice: (): Lattice => JSON.parse(core.lattice()),
  tray: (theme: string, prefix: string): TrayShape[] => JSON.parse(core.tray(theme, prefix)),
  carried: (piece: LaidPiece, theme: string, prefix: string): CarriedPiece =>
    JSON.parse(core.carried(JSON.stringify(piece), theme, prefix)),
  coursePage: (file: string, language: string, { par, byline, link }: Imprint) =>
    core.course_page(file, language, par ?? undefined, byline, link),
  openTrial(file: string) {
    const opening = new core.Trial(file);
    trial?.free();
    trial = opening;
  },
  placeTrial: (x: number, y: number) => tried().place(x, y),
  trialBoard: (theme: string, language: string, prefix: string): BoardPicture =>
    JSON.parse(tried().board(theme, language, prefix)),
  trialWays: (impulses: number, theme: string, prefix: string): Way[] =>
    JSON.parse(tried().ways(impulses, theme, prefix)),
  trialHint: (impulses: number): TrialHint | null => JSON.parse(tried().hint(impulses)),
  playTrial: (dir: string, impulses: number, theme: string, prefix: string): Way =>
    JSON.parse(tried().play(dir, impulses, theme, prefix)),
  padStanding: (sheet: PadSheet): PadStanding =>
    JSON.parse(core.pad_standing(JSON.stringify(sheet))),
  /** Returns the numbers on the stroke counter in each lap, up to the lap of stroke `limit`. */
  counter: (limit: number): number[][] => JSON.parse(core.counter(limit)),
  reasons: (trace: TraceFile): StrokeReason[] => JSON.parse(core.reasons(JSON.stringify(trace))),
  referee: (sheet: RefereeSheet): RefereeStanding =>
    JSON.parse(core.referee(JSON.stringify(sheet))),
};

export type StudyMethods = typeof methods;

serve(ready, methods);
