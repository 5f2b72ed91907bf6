/// <reference lib="webworker" />
// The core lives here, off the main thread: local tables, previews, pictures, figures.
import init, * as core from '../generated/core/browser';
import wasm from '../generated/core/browser_bg.wasm?url';
import type { Event, ServerToClient, Shown, View } from '../generated/protocol';
import { keep, load, type SavedTable } from './saved';
import type { CallMessage, FromWorker, Look } from './messages';

const ready = init({ module_or_path: wasm });

interface Open {
  mirror: core.Mirror;
  /** Only of a local table. */
  host: core.Host | null;
  saved: SavedTable | null;
  look: Look;
  /** Computer players act by themselves only while someone looks. */
  running: boolean;
}

const tables = new Map<string, Open>();
/** The course that is being tried out in the workshop. */
let trial: core.Trial | null = null;

function tried(): core.Trial {
  if (!trial) throw new Error('no course is being tried');
  return trial;
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

function seedOf(secret: Uint8Array): bigint {
  return new DataView(secret.buffer, secret.byteOffset, 8).getBigUint64(0);
}

function opened(id: string): Open {
  const table = tables.get(id);
  if (!table) throw new Error('this table is not open');
  return table;
}

/** Makes what happened durable, then shows it. */
async function publish(id: string, table: Open, messages: ServerToClient[]): Promise<void> {
  const update = messages.find((message) => message.type === 'update');
  if (!update || update.type !== 'update') return;
  if (table.host && table.saved) {
    const events = JSON.parse(table.host.events_since(table.saved.events.length)) as Event[];
    table.saved.events.push(...events);
    table.saved.status = update.view.status;
    const game = update.view.game;
    if (game && 'golf' in game) table.saved.course = game.golf.course;
    table.saved.changed = Date.now();
    await keep(table.saved);
    // Closed meanwhile: it is kept, and whoever opens it again sees it.
    if (tables.get(id) !== table) return;
  }
  take(id, table, update.events);
}

/** Shows events to the page, whoever made them. */
function take(id: string, table: Open, events: Event[]): void {
  const { theme, prefix } = table.look;
  const shown = JSON.parse(table.mirror.apply(JSON.stringify(events), theme, prefix)) as Shown;
  const view = JSON.parse(table.mirror.view()) as View;
  post({ table: id, update: { events, shown, view } });
}

/** Lets computer players act until a person is in turn, one action at a time. */
async function computers(id: string): Promise<void> {
  const table = tables.get(id);
  if (!table?.host || table.running) return;
  table.running = true;
  try {
    while (tables.get(id) === table && table.host.awaits_computer()) {
      await new Promise((next) => setTimeout(next));
      const messages = JSON.parse(table.host.computer_turn(Date.now())) as ServerToClient[];
      if (messages.length === 0) break;
      await publish(id, table, messages);
    }
  } finally {
    table.running = false;
  }
}

function start(id: string, host: core.Host, saved: SavedTable, look: Look): unknown {
  const mirror = new core.Mirror(JSON.stringify(saved.events));
  tables.set(id, { host, mirror, saved, look, running: false });
  void computers(id);
  return { events: saved.events, view: JSON.parse(mirror.view()) as View };
}

const methods = {
  /** Opens a new local table and keeps it. */
  async openTable(newTable: { table: string }, secret: Uint8Array, look: Look) {
    const host = core.Host.open(JSON.stringify(newTable), secret, seedOf(secret), Date.now());
    const events = JSON.parse(host.events_since(0)) as Event[];
    const saved: SavedTable = {
      id: newTable.table,
      secret,
      events,
      status: 'waiting',
      begun: Date.now(),
      changed: Date.now(),
    };
    await keep(saved);
    return start(saved.id, host, saved, look);
  },

  /** Goes on with a local table that was kept. */
  async resumeTable(id: string, look: Look) {
    const saved = await load(id);
    if (!saved) return null;
    const host = core.Host.restore(JSON.stringify(saved.events), saved.secret, seedOf(saved.secret));
    host.resume(Date.now());
    const events = JSON.parse(host.events_since(saved.events.length)) as Event[];
    if (events.length > 0) {
      saved.events.push(...events);
      await keep(saved);
    }
    return start(id, host, saved, look);
  },

  /** Follows a table that someone else hosts. */
  watchTable(id: string, events: Event[], look: Look) {
    const mirror = new core.Mirror(JSON.stringify(events));
    tables.set(id, { host: null, mirror, saved: null, look, running: false });
    return { events, view: JSON.parse(mirror.view()) as View };
  },

  /** Events of a table that someone else hosts. */
  takeEvents(id: string, events: Event[]) {
    take(id, opened(id), events);
  },

  async send(id: string, message: unknown) {
    const table = opened(id);
    if (!table.host) throw new Error('this table is hosted elsewhere');
    const messages = JSON.parse(table.host.send(JSON.stringify(message), Date.now())) as ServerToClient[];
    await publish(id, table, messages);
    void computers(id);
    return messages[0];
  },

  look(id: string, look: Look) {
    opened(id).look = look;
  },

  closeTable(id: string) {
    const table = tables.get(id);
    tables.delete(id);
    table?.mirror.free();
    table?.host?.free();
  },

  record(id: string) {
    return opened(id).host?.record() ?? null;
  },

  board(id: string, language: string) {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.board(look.theme, language, look.prefix));
  },

  layers(id: string) {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.layers(look.theme, look.prefix));
  },

  ways(id: string) {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.ways(look.theme, look.prefix));
  },

  reach(id: string, pick: unknown, start: [number, number] | null) {
    return JSON.parse(opened(id).mirror.reach(JSON.stringify(pick), start?.[0], start?.[1]));
  },

  tryAction(id: string, action: unknown) {
    return JSON.parse(opened(id).mirror.try_shot(JSON.stringify(action)));
  },

  boxes: () => JSON.parse(core.boxes()),
  courses: () => JSON.parse(core.courses()),
  checkSetup: (setup: unknown) => JSON.parse(core.check_setup(JSON.stringify(setup))),
  checkCourse: (id: string, file: string) => JSON.parse(core.check_course(id, file)),
  coursePicture: (file: string, theme: string, language: string, prefix: string, small: boolean) =>
    core.course_picture(file, theme, language, prefix, small),
  ball: (name: string, theme: string) => core.ball(name, theme),
  courseCode: (file: string) => core.course_code(file),
  courseFile: (code: string) => core.course_file(code),
  figure: (file: string, theme: string, language: string, prefix: string) =>
    JSON.parse(core.figure(file, theme, language, prefix)),
  draft: (file: string, look: unknown) => JSON.parse(core.draft(file, JSON.stringify(look))),
  editCourse: (file: string, edit: unknown) => core.edit_course(file, JSON.stringify(edit)),
  tryEdit: (file: string, edit: unknown) => JSON.parse(core.try_edit(file, JSON.stringify(edit))),
  roomFor: (file: string, piece: unknown, x: number, y: number) => JSON.parse(core.room_for(file, JSON.stringify(piece), x, y)),
  forkOf: (id: string) => core.fork_of(id),
  lattice: () => JSON.parse(core.lattice()),
  tray: (theme: string, prefix: string) => JSON.parse(core.tray(theme, prefix)),
  carried: (piece: unknown, theme: string, prefix: string) => JSON.parse(core.carried(JSON.stringify(piece), theme, prefix)),
  coursePage: (file: string, language: string) => core.course_page(file, language),
  openTrial(file: string) {
    const opening = new core.Trial(file);
    trial?.free();
    trial = opening;
  },
  placeTrial: (x: number, y: number) => tried().place(x, y),
  trialBoard: (theme: string, language: string, prefix: string) => JSON.parse(tried().board(theme, language, prefix)),
  trialWays: (impulses: number, theme: string, prefix: string) => JSON.parse(tried().ways(impulses, theme, prefix)),
  playTrial: (dir: string, impulses: number, theme: string, prefix: string) => JSON.parse(tried().play(dir, impulses, theme, prefix)),
  tableShape: () => JSON.parse(core.table_shape()),
  tryShot: (practice: unknown) => JSON.parse(core.try_shot(JSON.stringify(practice))),
  verifyRecord: (record: string) => JSON.parse(core.verify_record(record)),
  matchOfComputers: (newTable: unknown, secret: Uint8Array, seed: bigint) =>
    core.match_of_computers(JSON.stringify(newTable), secret, seed),
};

export type Methods = typeof methods;

self.onmessage = async (event: MessageEvent<CallMessage>) => {
  const { call, method, args } = event.data;
  try {
    await ready;
    const run = methods[method] as (...args: unknown[]) => unknown;
    post({ call, result: await run(...args) });
  } catch (problem) {
    post({ call, problem: problem instanceof Error ? problem.message : String(problem) });
  }
};
