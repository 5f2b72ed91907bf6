/// <reference lib="webworker" />
// The core of a game lives here, off the main thread: local tables, previews, pictures.
import init, * as core from '../generated/game/browser';
import wasm from '../generated/game/browser_bg.wasm?url';
import type { Event, ServerToClient, Shown, View } from '../generated/protocol';
import { keep, load, type SavedTable } from './saved';
import type { FromWorker, Look } from './messages';
import { serve } from './serve';

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
  // Left while a computer player was thinking: what it did is kept, and nobody looks.
  if (tables.get(id) !== table) return;
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
    // Opened a moment ago by another screen: the same table goes on, so that it never has two hosts.
    const open = tables.get(id);
    if (open?.host && open.saved) {
      open.look = look;
      return { events: open.saved.events, view: JSON.parse(open.mirror.view()) as View };
    }
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

  refusal(id: string, action: unknown) {
    return opened(id).mirror.refusal(JSON.stringify(action)) ?? null;
  },

  stance(id: string) {
    return JSON.parse(opened(id).mirror.stance());
  },

  boxes: () => JSON.parse(core.boxes()),
  courses: () => JSON.parse(core.courses()),
  checkSetup: (setup: unknown) => JSON.parse(core.check_setup(JSON.stringify(setup))),
  coursePicture: (file: string, theme: string, language: string, prefix: string, small: boolean) =>
    core.course_picture(file, theme, language, prefix, small),
  ball: (name: string, theme: string) => core.ball(name, theme),
  tableShape: () => JSON.parse(core.table_shape()),
  carrambouleRack: (starts: number) => JSON.parse(core.carramboule_rack(starts)),
  tryShot: (practice: unknown) => JSON.parse(core.try_shot(JSON.stringify(practice))),
  matchOfComputers: (newTable: unknown, secret: Uint8Array, seed: bigint) =>
    core.match_of_computers(JSON.stringify(newTable), secret, seed),
};

export type GameMethods = typeof methods;

serve(ready, methods);
