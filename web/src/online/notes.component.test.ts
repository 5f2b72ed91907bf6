// Tests the notes about a lost connection and an absent opponent.
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { panelBarriers, show } from '../../tests/browser/panel';
import { remoteTable, seat } from '../../tests/browser/remote';
import type { ConnectionState } from '../core/connection';
import type { RemoteTable } from '../core/remote.svelte';
import { loadTexts } from '../lib/texts.svelte';
import Away from '../screens/table/Away.svelte';
import ConnectionNote from './ConnectionNote.svelte';

const MINUTE = 60_000;
const clock = { turn_ms: MINUTE, total_ms: null, increment_ms: 0 };

beforeAll(() => loadTexts('online'));

const note = () => page.getByRole('status');

for (const [line, withClock, text] of [
  ['offline', false, 'You are offline. The match goes on when you are back online.'],
  ['offline', true, 'You are offline. The clock keeps running.'],
  ['reconnecting', true, 'Connection lost.'],
  ['back', true, 'The server is restarting.'],
  ['lost', false, 'You were disconnected.'],
] as [ConnectionState, boolean, string][]) {
  test(`a connection that is ${line} ${withClock ? 'with' : 'without'} a clock is explained`, async () => {
    const table = remoteTable({ connection: line, live: false, clock: withClock ? clock : null });
    const { change } = await show(ConnectionNote, { table });
    await expect.element(note()).toHaveTextContent(text);
    await change({ table: remoteTable() });
    await expect.element(note()).toBeEmptyDOMElement();
  });
}

test('a short interruption shows no note', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const cut = remoteTable({ connection: 'reconnecting', live: false });
    const { change } = await show(ConnectionNote, { table: cut });
    vi.advanceTimersByTime(600);
    await change({ table: remoteTable() });
    vi.advanceTimersByTime(2000);
    await expect.element(note()).toBeEmptyDOMElement();
  } finally {
    vi.useRealTimers();
  }
});

/** Returns a match where it is Bo's turn, but Bo left `ago` milliseconds ago. */
function without(ago: number, patience: number, more: Partial<RemoteTable> = {}): RemoteTable {
  const since = Date.now() - ago;
  return remoteTable({
    absence: { since, until: since + patience },
    ...more,
    view: { status: 'playing', turn: 1, seats: [seat('Ana'), seat('Bo')] },
  });
}

test('at first you wait for an opponent who is away', async () => {
  await show(Away, { table: without(4_000, 10 * MINUTE) });
  await expect.element(note()).toHaveTextContent(/Bo is away\. In 9:5\d you can/);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('after a fair time you can continue without an opponent who is away', async () => {
  const send = vi.fn(async () => ({ type: 'accepted', version: 2 }) as const);
  await show(Away, { table: without(2 * MINUTE, MINUTE, { send }) });
  await expect.element(note()).toHaveTextContent('Bo is away.');
  expect(await panelBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'claim', seat: 1 });
});

test('a spectator sees who is away, but cannot act', async () => {
  await show(Away, { table: without(2 * MINUTE, MINUTE, { seats: [], name: null }) });
  await expect.element(note()).toHaveTextContent('Bo is away.');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('at a table with a clock, only the clock decides about a player who is away', async () => {
  await show(Away, { table: without(2 * MINUTE, MINUTE, { clock }) });
  await expect.element(note()).toHaveTextContent('Bo is away. The clock keeps running.');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('a player who reloads the page does not count as away', async () => {
  const { change } = await show(Away, { table: without(1_000, MINUTE) });
  await expect.element(note()).toBeEmptyDOMElement();
  await change({ table: remoteTable() });
  await expect.element(note()).toBeEmptyDOMElement();
});
