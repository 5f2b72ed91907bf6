// Tests a table on the server. The test plays the parts of the server and the core.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Event } from '../generated/protocol';
import type { Wire } from './connection';
import type { TableUpdate } from './messages';

let show: ((update: TableUpdate) => void) | null = null;
const taken: number[][] = [];
const read: number[] = [];
let version = 0;

vi.mock('../lib/texts.svelte', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('./core', () => ({
  core: {
    watchTable: async (_: string, events: Event[]) => {
      read.push(events.length);
      version = events.at(-1)!.version;
      return { events, view: { version, status: 'playing', seats: [] } };
    },
    takeEvents: async (_: string, events: Event[]) => {
      taken.push(events.map((event) => event.version));
      version = events.at(-1)!.version;
      show?.({ events, view: { version, status: 'playing', seats: [] } } as unknown as TableUpdate);
    },
    closeTable: async () => {},
  },
  watch: (_: string, update: (update: TableUpdate) => void) => {
    show = update;
    return () => (show = null);
  },
}));

const { parts } = await import('./parts');
const { RemoteTable } = await import('./remote.svelte');

class Host {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 1;
  sent: { id: string; request: { type: string; version?: number } }[] = [];
  send(text: string) {
    const message = JSON.parse(text) as { type?: string };
    if (message.type !== 'hello') this.sent.push(message as never);
  }
  close() {}
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seats: number[] = [0]) {
    this.onopen?.();
    this.tell({
      type: 'welcome',
      name: 'Ana',
      seats,
      version: 0,
      chat: 'phrases',
      said: [],
      next: null,
      host: false,
    });
  }
  /** Sends an answer to the last request of a type. */
  answer(type: string, answer: Answer) {
    const asked = this.sent.filter((message) => message.request.type === type).at(-1)!;
    this.tell({ type: 'answer', id: asked.id, answer });
    return asked;
  }
}

const event = (version: number, type = 'acted', story = 'a'): Event =>
  ({
    version,
    at: version,
    cause: null,
    what: { type: version === 1 ? 'created' : type },
    chain: `${story}${version}`,
  }) as unknown as Event;
const events = (from: number, to: number, story = 'a') =>
  Array.from({ length: to - from + 1 }, (_, place) => event(from + place, 'acted', story));

let hosts: Host[];
async function settle() {
  await vi.advanceTimersByTimeAsync(0);
}
function table() {
  return new RemoteTable('abc', {
    look: { theme: 'light', prefix: '' },
    key: () => 'key_1',
    wire: () => {
      hosts.push(new Host());
      return hosts.at(-1) as unknown as Wire;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  hosts = [];
  taken.length = read.length = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated() {
  const one = table();
  hosts[0]!.welcome();
  hosts[0]!.answer('since', { type: 'events', events: events(1, 3) });
  await settle();
  return one;
}

/** Drops the connection, and accepts the next one. */
async function reconnect() {
  hosts.at(-1)!.readyState = 3;
  hosts.at(-1)!.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  hosts.at(-1)!.welcome();
}

describe('a remote table', () => {
  it('is live once all events have arrived, and applies each update once', async () => {
    const one = await seated();
    expect(one.live).toBe(true);
    expect(read).toEqual([3]);
    hosts[0]!.tell({ type: 'events', events: [event(4)] });
    hosts[0]!.tell({ type: 'events', events: [event(4)] });
    await settle();
    expect(taken).toEqual([[4]]);
    expect(one.view.version).toBe(4);
    one.close();
  });

  it('requests missing events', async () => {
    const one = await seated();
    hosts[0]!.tell({ type: 'events', events: [event(6)] });
    expect(
      hosts[0]!.answer('since', { type: 'events', events: events(3, 6) }).request.version,
    ).toBe(2);
    await settle();
    expect(taken).toEqual([[4], [5], [6]]);
    one.close();
  });

  it('acts on the shown version and on its own actions', async () => {
    const one = await seated();
    const action = { golf: { type: 'roll' } } as const;
    void one.act(0, action);
    expect(hosts[0]!.answer('act', { type: 'accepted', version: 4 }).request.version).toBe(3);
    await settle();
    void one.act(0, action);
    expect(hosts[0]!.sent.at(-1)!.request.version).toBe(4);
    one.close();
  });

  it('resends only unanswered requests, with the same id', async () => {
    const one = await seated();
    const answered = vi.fn();
    void one.send({ type: 'resign', seat: 0 }).then(answered);
    const first = hosts[0]!.sent.at(-1)!;
    await reconnect();
    const again = hosts[1]!.sent.filter((message) => message.request.type === 'resign');
    expect(again).toEqual([first]);
    // No action is accepted until the table has caught up.
    expect(one.live).toBe(false);
    await expect(one.send({ type: 'resign', seat: 0 })).rejects.toThrow('online-not-connected');
    hosts[1]!.answer('resign', { type: 'accepted', version: 4 });
    hosts[1]!.answer('since', { type: 'events', events: events(3, 4) });
    await settle();
    expect(answered).toHaveBeenCalledWith({ type: 'accepted', version: 4 });
    expect(one.live).toBe(true);
    await reconnect();
    expect(hosts[2]!.sent.map((message) => message.request.type)).toEqual(['since']);
    one.close();
  });

  it('starts over when the server has another history', async () => {
    const one = await seated();
    await reconnect();
    hosts[1]!.answer('since', { type: 'events', events: events(3, 3, 'b') });
    hosts[1]!.answer('since', { type: 'events', events: events(1, 3, 'b') });
    await settle();
    expect(read).toEqual([3, 3]);
    expect(one.generation).toBe(2);
    expect(one.live).toBe(true);
    one.close();
  });

  it('does not replay a long absence stroke by stroke', async () => {
    const one = await seated();
    await reconnect();
    hosts[1]!.answer('since', { type: 'events', events: events(3, 40) });
    await settle();
    expect(taken).toEqual([]);
    expect(read).toEqual([3, 40]);
    one.close();
  });

  it('reconnects when no answer comes', async () => {
    const one = await seated();
    void one.send({ type: 'resign', seat: 0 });
    await vi.advanceTimersByTimeAsync(8_100);
    expect(hosts.length).toBe(2);
    one.close();
  });
});

it('each part holds one action', () => {
  const list = [event(2, 'ready'), event(3, 'started'), event(4), event(5, 'drawn'), event(6)];
  expect(parts(list).map((part) => part.map((one) => one.version))).toEqual([[2, 3], [4, 5], [6]]);
});
