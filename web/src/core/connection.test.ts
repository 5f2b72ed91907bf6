// Tests that the connection to the server reconnects by itself, backs off, and reports its state.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../generated/protocol';
import { delay, Connection, type ConnectionState, type Wire } from './connection';

class FakeWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;
  sent: unknown[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let wires: FakeWire[];
let states: ConnectionState[];
let refused: ApiError[];
let events: EventTarget;

function line(): Connection {
  return new Connection(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire as unknown as Wire;
    },
    () => 'key_1',
    {
      welcomed: true,
      heard: () => {},
      changed: (state) => states.push(state),
      refused: (problem) => refused.push(problem),
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, refused, events] = [[], [], [], new EventTarget()];
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('sends hello first and is connected after the welcome', () => {
    const one = line();
    wires[0]!.open();
    expect(wires[0]!.sent).toEqual([{ type: 'hello', key: 'key_1', follow: true }]);
    expect(one.state).toBe('connecting');
    wires[0]!.hear({ type: 'welcome' });
    expect(states).toEqual(['connected']);
  });

  it('reconnects after an interruption and queues nothing meanwhile', () => {
    const one = line();
    wires[0]!.open();
    wires[0]!.hear({ type: 'welcome' });
    wires[0]!.drop();
    expect(one.send({ id: '1' })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(2);
    wires[1]!.open();
    wires[1]!.hear({ type: 'welcome' });
    expect(states).toEqual(['connected', 'reconnecting', 'connected']);
    expect(wires[1]!.sent).toEqual([{ type: 'hello', key: 'key_1', follow: true }]);
  });

  it('knows that the server is restarting', () => {
    line();
    wires[0]!.open();
    wires[0]!.hear({ type: 'welcome' });
    wires[0]!.hear({ type: 'closing' });
    wires[0]!.drop(1012);
    expect(states.at(-1)).toBe('back');
  });

  it('reconnects at once when the network is back', () => {
    line();
    wires[0]!.open();
    wires[0]!.hear({ type: 'welcome' });
    vi.stubGlobal('navigator', { onLine: false });
    events.dispatchEvent(new Event('offline'));
    expect(wires[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe('offline');
    vi.stubGlobal('navigator', { onLine: true });
    events.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(2);
  });

  it('does not reconnect after the server refused the client', () => {
    line();
    wires[0]!.open();
    wires[0]!.hear({ type: 'problem', problem: { reason: 'unknown', text: '' }, fatal: true });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(states).toEqual(['lost']);
    expect(refused.length).toBe(1);
  });

  it('gives up an attempt that never connects', () => {
    line();
    vi.advanceTimersByTime(9_000);
    expect(wires.length).toBe(2);
    expect(wires[0]!.closed).toBe(true);
  });
});

it('backs off with jitter up to a limit', () => {
  expect(delay(0, 0.5)).toBe(300);
  expect(delay(3, 0.5)).toBe(2400);
  expect(delay(50, 0.5)).toBe(10_000);
  expect(delay(1, 0)).toBeLessThan(delay(1, 1));
});
