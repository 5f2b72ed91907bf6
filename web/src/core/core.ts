// The page's side of the core: every call is a promise.
import type {
  BoardLayers, BoardPicture, Boxes, CarrambouleAction, CarriedPiece, CourseCard, CourseCheck, CourseEdit, CourseFinding,
  Draft, DraftLook, Event, FigurePicture, GolfPick, GolfSetup, LaidPiece, Lattice, NewLocalTable, Practice, Reach, ServerToClient, SetupCheck, TableShape, TrayShape, Tried,
  View, Way,
} from '../generated/protocol';
import type { CallMessage, FromWorker, Look, TableUpdate } from './messages';
import type { Methods } from './worker';

export interface Standing {
  events: Event[];
  view: View;
}

const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (problem: Error) => void }>();
const watchers = new Map<string, (update: TableUpdate) => void>();
let worker: Worker | undefined;
let calls = 0;

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<FromWorker>) => {
    const message = event.data;
    if ('table' in message) {
      watchers.get(message.table)?.(message.update);
      return;
    }
    const call = waiting.get(message.call);
    waiting.delete(message.call);
    if ('problem' in message) call?.reject(new Error(message.problem));
    else call?.resolve(message.result);
  };
  worker.onerror = (event) => {
    const problem = new Error(event.message || 'the core cannot be started');
    for (const call of waiting.values()) call.reject(problem);
    waiting.clear();
  };
  return worker;
}

function call<T>(method: keyof Methods, ...args: unknown[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const id = ++calls;
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    running().postMessage({ call: id, method, args } satisfies CallMessage);
  });
}

/** Begins to load the core, so that the first question is answered quickly. */
export function warmUp(): void {
  running();
}

/** Calls back for everything that happens at a table; returns how to stop. */
export function watch(table: string, update: (update: TableUpdate) => void): () => void {
  watchers.set(table, update);
  return () => watchers.delete(table);
}

export const core = {
  openTable: (table: NewLocalTable, secret: Uint8Array, look: Look) => call<Standing>('openTable', table, secret, look),
  resumeTable: (id: string, look: Look) => call<Standing | null>('resumeTable', id, look),
  watchTable: (id: string, events: Event[], look: Look) => call<Standing>('watchTable', id, events, look),
  takeEvents: (id: string, events: Event[]) => call<void>('takeEvents', id, events),
  send: (id: string, message: unknown) => call<ServerToClient>('send', id, message),
  look: (id: string, look: Look) => call<void>('look', id, look),
  closeTable: (id: string) => call<void>('closeTable', id),
  record: (id: string) => call<string | null>('record', id),
  board: (id: string, language: string) => call<BoardPicture>('board', id, language),
  layers: (id: string) => call<BoardLayers>('layers', id),
  ways: (id: string) => call<Way[]>('ways', id),
  reach: (id: string, pick: GolfPick, start: [number, number] | null) => call<Reach>('reach', id, pick, start),
  tryAction: (id: string, action: CarrambouleAction) => call<Tried>('tryAction', id, action),
  boxes: () => call<Boxes>('boxes'),
  courses: () => call<CourseCard[]>('courses'),
  checkSetup: (setup: GolfSetup) => call<SetupCheck>('checkSetup', setup),
  checkCourse: (id: string, file: string) => call<CourseCheck>('checkCourse', id, file),
  coursePicture: (file: string, theme: string, language: string, prefix: string, small: boolean) =>
    call<string>('coursePicture', file, theme, language, prefix, small),
  ball: (name: string, theme: string) => call<string>('ball', name, theme),
  courseCode: (file: string) => call<string>('courseCode', file),
  courseFile: (code: string) => call<string>('courseFile', code),
  figure: (file: string, theme: string, language: string, prefix: string) =>
    call<FigurePicture>('figure', file, theme, language, prefix),
  draft: (file: string, look: DraftLook) => call<Draft>('draft', file, look),
  editCourse: (file: string, edit: CourseEdit) => call<string>('editCourse', file, edit),
  tryEdit: (file: string, edit: CourseEdit) => call<CourseFinding | null>('tryEdit', file, edit),
  roomFor: (file: string, piece: LaidPiece, x: number, y: number) => call<[number, number]>('roomFor', file, piece, x, y),
  forkOf: (id: string) => call<string>('forkOf', id),
  lattice: () => call<Lattice>('lattice'),
  tray: (theme: string, prefix: string) => call<TrayShape[]>('tray', theme, prefix),
  carried: (piece: LaidPiece, theme: string, prefix: string) => call<CarriedPiece>('carried', piece, theme, prefix),
  coursePage: (file: string, language: string) => call<string>('coursePage', file, language),
  openTrial: (file: string) => call<void>('openTrial', file),
  placeTrial: (x: number, y: number) => call<boolean>('placeTrial', x, y),
  trialBoard: (theme: string, language: string, prefix: string) => call<BoardPicture>('trialBoard', theme, language, prefix),
  trialWays: (impulses: number, theme: string, prefix: string) => call<Way[]>('trialWays', impulses, theme, prefix),
  playTrial: (dir: string, impulses: number, theme: string, prefix: string) => call<Way>('playTrial', dir, impulses, theme, prefix),
  tableShape: () => call<TableShape>('tableShape'),
  tryShot: (practice: Practice) => call<Tried>('tryShot', practice),
  verifyRecord: (record: string) => call<[number, number]>('verifyRecord', record),
  matchOfComputers: (table: NewLocalTable, secret: Uint8Array, seed: bigint) =>
    call<string>('matchOfComputers', table, secret, seed),
};
