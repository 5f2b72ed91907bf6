// The page's side of the core: every call is a promise.
import type {
  BoardLayers, BoardPicture, Boxes, CarrambouleAction, CarrambouleBall, CourseCard, CourseCheck, Event,
  FigurePicture, GolfPick, GolfSetup, NewLocalTable, PadSheet, PadStanding, Position, PositionPicture,
  Practice, Reach, RefereeSheet, RefereeStanding, ServerToClient, SetupCheck, Stance, TableShape, Tried, View,
  Way,
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
  stance: (id: string) => call<Stance>('stance', id),
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
  position: (position: Position, theme: string, language: string, prefix: string) =>
    call<PositionPicture>('position', position, theme, language, prefix),
  tableShape: () => call<TableShape>('tableShape'),
  carrambouleRack: (starts: number) => call<CarrambouleBall[]>('carrambouleRack', starts),
  tryShot: (practice: Practice) => call<Tried>('tryShot', practice),
  padStanding: (sheet: PadSheet) => call<PadStanding>('padStanding', sheet),
  /** Where the slider of the stroke counter stands, and the lap. */
  counter: (count: number) => call<[place: number, lap: number]>('counter', count),
  referee: (sheet: RefereeSheet) => call<RefereeStanding>('referee', sheet),
  verifyRecord: (record: string) => call<[number, number]>('verifyRecord', record),
  matchOfComputers: (table: NewLocalTable, secret: Uint8Array, seed: bigint) =>
    call<string>('matchOfComputers', table, secret, seed),
};
