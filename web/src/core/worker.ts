/// <reference lib="webworker" />
// Runs a game's core off the main thread: local tables, previews and pictures.
import init, * as core from '../generated/game/browser';
import wasm from '../generated/game/browser_bg.wasm?url';
import type {
  BoardLayers,
  BoardPicture,
  Boxes,
  CarrambouleAction,
  CarrambouleBall,
  ClientToServer,
  CourseCard,
  CourseText,
  Event,
  GolfAction,
  GolfPick,
  GolfSetup,
  MatchCourse,
  NewLocalTable,
  Practice,
  Reach,
  ServerToClient,
  SetupCheck,
  Shown,
  Stance,
  TableShape,
  Tried,
  View,
  Way,
} from '../generated/protocol';
import { hold, whenFree, type Hold } from './hold';
import { parts } from './parts';
import { extend, load, type SavedTable } from './saved';
import {
  OVERTAKEN,
  type Look,
  type Retold,
  type ScoredView,
  type TableNews,
  type TableState,
  type TableUpdate,
} from './messages';
import { Refusal, serve } from './serve';

const ready = init({ module_or_path: wasm });

interface Open {
  mirror: core.Mirror;
  /** The referee for a table that is played here; null for other tables. */
  host: core.Host | null;
  saved: SavedTable | null;
  /** The number of events already shown. */
  taken: number;
  look: Look;
  /** The lock of a local table that this tab plays; null if this tab only follows the table. */
  hold: Hold | null;
  /** Aborted when the table is closed. */
  left: AbortController;
  /** The latest database read for this table. Reads run one after another. */
  reading: Promise<unknown>;
  /** Whether computer players are currently acting at this table. */
  running: boolean;
}

const tables = new Map<string, Open>();
/** A channel on which tabs tell each other that a table has changed. */
const news = new BroadcastChannel('carambole-tables');
news.onmessage = ({ data }: MessageEvent<string>) => {
  const table = tables.get(data);
  if (table?.saved) void (table.host ? restore(data, table) : catchUp(data, table));
};

function post(message: TableNews): void {
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

/** The error for an action in a match that another tab has continued meanwhile. */
class Overtaken extends Refusal {
  constructor() {
    super(OVERTAKEN);
  }
}

/** Saves new events, and then shows them. */
async function publish(id: string, table: Open, messages: ServerToClient[]): Promise<void> {
  const update = messages.find((message) => message.type === 'update');
  if (!update || update.type !== 'update') return;
  if (table.host && table.saved) {
    const known = table.saved.events.length;
    const events = JSON.parse(table.host.events_since(known)) as Event[];
    const next = {
      ...table.saved,
      events: [...table.saved.events, ...events],
      status: update.view.status,
      changed: Date.now(),
    };
    const game = update.view.game;
    if (game && 'golf' in game) next.course = game.golf.course;
    // The saved state is updated first, because messages that arrive during the write build on it.
    table.saved = next;
    if (!(await extend(next, known))) {
      // Another tab has saved its events first, so these events are dropped.
      if (tables.get(id) === table) await restore(id, table);
      throw new Overtaken();
    }
    news.postMessage(id);
    // If the table was closed meanwhile, its events are saved, and shown when it is next opened.
    if (tables.get(id) !== table) return;
  }
  take(id, table, update.events);
}

/** Sends new events from any player to the page, which shows them. */
function take(id: string, table: Open, events: Event[]): void {
  // If the table was closed while a computer player was thinking, that player's action is saved but
  // not shown.
  if (tables.get(id) !== table) return;
  table.taken += events.length;
  post({ table: id, update: applied(table, events) });
}

function mirrorOf(events: readonly unknown[], look: Look): core.Mirror {
  const mirror = new core.Mirror(JSON.stringify(events));
  if (look.upright) mirror.hold_upright(true);
  return mirror;
}

/** Sets how a table is drawn from now on. */
function dress(table: Open, look: Look): void {
  table.look = look;
  table.mirror.hold_upright(look.upright ?? false);
}

function applied({ mirror, look: { theme, prefix } }: Open, events: Event[]): TableUpdate {
  const shown = JSON.parse(mirror.apply(JSON.stringify(events), theme, prefix)) as Shown;
  return { events, shown, view: viewOf(mirror) };
}

/** Lets computer players act, one action at a time, until it is a human player's turn. */
async function computers(id: string): Promise<void> {
  const table = tables.get(id);
  if (!table?.host || table.running) return;
  table.running = true;
  try {
    while (tables.get(id) === table && table.host?.awaits_computer()) {
      await new Promise((next) => setTimeout(next));
      const messages = JSON.parse(table.host.computer_turn(Date.now())) as ServerToClient[];
      if (messages.length === 0) break;
      await publish(id, table, messages);
    }
  } catch (problem) {
    // After the conflict, the computer thinks again about the new position.
    if (!(problem instanceof Overtaken)) throw problem;
    setTimeout(() => void computers(id));
  } finally {
    table.running = false;
  }
}

/** Shows events from other tabs. */
function catchUp(id: string, table: Open): Promise<unknown> {
  table.reading = table.reading.then(async () => {
    const kept = await load(id);
    if (!kept || !table.saved || tables.get(id) !== table) return;
    const events = kept.events.slice(table.taken);
    table.saved = kept;
    for (const part of parts(events)) take(id, table, part);
  });
  return table.reading;
}

/** Loads a saved table. If another tab plays it, only follows it. */
async function restore(id: string, table: Open): Promise<void> {
  await catchUp(id, table);
  if (!table.saved || tables.get(id) !== table) return;
  table.host?.free();
  table.host = table.hold
    ? core.Host.restore(
        JSON.stringify(table.saved.events),
        table.saved.secret,
        seedOf(table.saved.secret),
      )
    : null;
  post({ table: id, held: table.hold !== null });
  if (table.hold) void computers(id);
}

/** Follows a table that another tab plays, and continues it here once that tab has left. */
async function follow(id: string, table: Open): Promise<void> {
  table.hold = null;
  await restore(id, table);
  if (!(await whenFree(id, table.left.signal)) || table.hold) return;
  await seize(id, table, false);
}

async function seize(id: string, table: Open, steal: boolean): Promise<void> {
  const held = await hold(id, steal, () => tables.get(id) === table && void follow(id, table));
  if (tables.get(id) !== table) held?.release();
  else if (held) {
    table.hold = held;
    await restore(id, table);
  } else void follow(id, table);
}

function start(
  id: string,
  host: core.Host | null,
  saved: SavedTable,
  look: Look,
  held: Hold | null,
): Open {
  const mirror = mirrorOf(saved.events, look);
  const table: Open = {
    host,
    mirror,
    saved,
    taken: saved.events.length,
    look,
    hold: held,
    left: new AbortController(),
    reading: Promise.resolve(),
    running: false,
  };
  tables.set(id, table);
  void computers(id);
  return table;
}

/** Opens a copy of a table whose referee is elsewhere. */
function copy(id: string, events: Event[], look: Look): Open {
  const table: Open = {
    host: null,
    mirror: mirrorOf(events, look),
    saved: null,
    taken: events.length,
    look,
    hold: null,
    left: new AbortController(),
    reading: Promise.resolve(),
    running: false,
  };
  tables.set(id, table);
  return table;
}

function viewOf(mirror: core.Mirror): ScoredView {
  return { ...(JSON.parse(mirror.view()) as View), scores: JSON.parse(mirror.scores()) };
}

function stateOf(mirror: core.Mirror, events: Event[]): TableState {
  const first = events[0]?.what;
  const golf = first?.type === 'created' && 'golf' in first.setup ? first.setup.golf : null;
  return {
    events,
    view: viewOf(mirror),
    courses: golf ? methods.matchCourses(golf.courses) : [],
  };
}

const standing = ({ saved, mirror, hold }: Open): TableState => ({
  ...stateOf(mirror, saved?.events ?? []),
  held: hold !== null,
});

/** Returns the function to call when another tab takes over a table. */
const lost = (id: string) => () => {
  const table = tables.get(id);
  if (table?.hold) void follow(id, table);
};

const methods = {
  async openTable(newTable: NewLocalTable, secret: Uint8Array, look: Look) {
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
    const held = await hold(saved.id, false, lost(saved.id));
    if (!(await extend(saved, 0))) {
      held?.release();
      throw new Error('there is such a table already');
    }
    return standing(start(saved.id, host, saved, look, held));
  },

  async resumeTable(id: string, look: Look) {
    // If another screen has just opened this table, that open table is reused, because a table must
    // not have two referees.
    const open = tables.get(id);
    if (open?.host && open.saved) {
      dress(open, look);
      return standing(open);
    }
    open?.left.abort();
    const held = await hold(id, false, lost(id));
    const saved = await load(id);
    if (!saved) {
      held?.release();
      return null;
    }
    if (!held) {
      const table = start(id, null, saved, look, null);
      void follow(id, table);
      return standing(table);
    }
    const known = saved.events.length;
    const host = core.Host.restore(
      JSON.stringify(saved.events),
      saved.secret,
      seedOf(saved.secret),
    );
    host.resume(Date.now());
    const events = JSON.parse(host.events_since(saved.events.length)) as Event[];
    saved.events.push(...events);
    if (events.length > 0 && !(await extend(saved, known))) {
      held.release();
      throw new Overtaken();
    }
    return standing(start(id, host, saved, look, held));
  },

  /** Takes over a table that is being played in another tab. */
  async takeOver(id: string) {
    const table = opened(id);
    if (table.saved && !table.hold) await seize(id, table, true);
  },

  /** Follows a table whose referee is elsewhere, for example on the server. */
  watchTable: (id: string, events: Event[], look: Look): TableState =>
    stateOf(copy(id, events, look).mirror, events),

  /** Returns a table as it was after its first `from` events, and the later events in parts. */
  retell(id: string, events: Event[], from: number, look: Look): Retold {
    const table = copy(id, events.slice(0, from), look);
    return {
      before: viewOf(table.mirror),
      updates: parts(events.slice(from)).map((part) => applied(table, part)),
    };
  },

  /** Adds events to a table whose referee is elsewhere. */
  takeEvents(id: string, events: Event[]) {
    take(id, opened(id), events);
  },

  async send(id: string, message: ClientToServer) {
    const table = opened(id);
    if (!table.host) throw new Error('this table is hosted elsewhere');
    const messages = JSON.parse(
      table.host.send(JSON.stringify(message), Date.now()),
    ) as ServerToClient[];
    await publish(id, table, messages);
    void computers(id);
    return messages[0]!;
  },

  look(id: string, look: Look) {
    dress(opened(id), look);
  },

  closeTable(id: string) {
    const table = tables.get(id);
    tables.delete(id);
    table?.left.abort();
    table?.hold?.release();
    table?.mirror.free();
    table?.host?.free();
  },

  board(id: string, language: string): BoardPicture {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.board(look.theme, language, look.prefix));
  },

  layers(id: string): BoardLayers {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.layers(look.theme, look.prefix));
  },

  ways(id: string): Way[] {
    const { mirror, look } = opened(id);
    return JSON.parse(mirror.ways(look.theme, look.prefix));
  },

  steps(id: string, start: [number, number] | null) {
    return opened(id).mirror.steps(start?.[0], start?.[1]) ?? null;
  },

  reach(id: string, pick: GolfPick, start: [number, number] | null): Reach {
    return JSON.parse(opened(id).mirror.reach(JSON.stringify(pick), start?.[0], start?.[1]));
  },

  chances(id: string, start: [number, number] | null) {
    return [...opened(id).mirror.chances(start?.[0], start?.[1])];
  },

  light(id: string, start: [number, number] | null): GolfAction | null {
    return JSON.parse(opened(id).mirror.light(start?.[0], start?.[1]));
  },

  tryAction(id: string, action: CarrambouleAction): Tried {
    return JSON.parse(opened(id).mirror.try_shot(JSON.stringify(action)));
  },

  /** Returns a keyword that says why a shot would be refused; null if it would not. */
  refusal(id: string, action: CarrambouleAction) {
    return opened(id).mirror.refusal(JSON.stringify(action)) ?? null;
  },

  stance(id: string): Stance {
    return JSON.parse(opened(id).mirror.stance());
  },

  boxes: (): Boxes => JSON.parse(core.boxes()),
  courses: (): CourseCard[] => JSON.parse(core.courses()),
  matchCourses: (courses: readonly CourseText[]): MatchCourse[] =>
    JSON.parse(core.match_courses(JSON.stringify(courses))),
  isName: (name: string) => core.is_name(name),
  checkSetup: (setup: GolfSetup): SetupCheck => JSON.parse(core.check_setup(JSON.stringify(setup))),
  coursePicture: (file: string, theme: string, language: string, prefix: string, small: boolean) =>
    core.course_picture(file, theme, language, prefix, small),
  tableShape: (): TableShape => JSON.parse(core.table_shape()),
  carrambouleRack: (starts: number): CarrambouleBall[] => JSON.parse(core.carramboule_rack(starts)),
  tryShot: (practice: Practice): Tried => JSON.parse(core.try_shot(JSON.stringify(practice))),
  /** Returns the record file of a match with these events. */
  recordOf: (events: readonly Event[]) => core.record_of(JSON.stringify(events)),
};

export type GameMethods = typeof methods;

serve(ready, methods);
