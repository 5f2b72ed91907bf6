// Tests the waiting room: missing players, the actions of the table's creator, and the setup of the
// match.
import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { host } from '../../../tests/browser/host';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { show } from '../../../tests/browser/panel';
import { remoteTable, seat } from '../../../tests/browser/remote';
import type { RemoteTable } from '../../core/remote.svelte';
import type { Sitter } from '../../generated/protocol';
import { loadTexts } from '../../lib/texts.svelte';
import WaitingRoom from './WaitingRoom.svelte';

beforeAll(() => loadTexts('online', 'play'));

const tools = createRawSnippet(() => ({ render: () => '<span></span>' }));
const button = (name: string | RegExp) => page.getByRole('button', { name });

const wait = (
  table: RemoteTable,
  sitters: (Sitter | undefined)[] = [],
  size: 'phone' | 'desktop' = 'desktop',
) => show(WaitingRoom, { table, sitters, open: false, rated: true, tools }, size);

const seats = (...ready: boolean[]) =>
  ready.map((isReady, place) => seat(['Ana', 'Bo'][place]!, { ready: isReady }));

for (const [view, text] of [
  [{ seats: seats(false, false) }, 'Waiting for you and Bo. Ready?'],
  [{ seats: seats(false, true) }, 'Waiting for you. Ready?'],
  [{ seats: seats(true, false) }, 'Waiting for Bo'],
] as const) {
  test(`the room says: ${text}`, async () => {
    await wait(remoteTable({ view: { seats: [...view.seats] } }));
    await expect.element(page.getByRole('status').first()).toHaveTextContent(text);
  });
}

test('a spectator sees that all seats are taken', async () => {
  await wait(remoteTable({ seats: [], name: null }));
  await expect.element(page.getByText('All seats are taken. You can still watch.')).toBeVisible();
  await expect.element(button('I am ready')).not.toBeInTheDocument();
});

test('only the host of a table can remove players and close it, after a confirmation', async () => {
  const asked = host({ 'DELETE /tables/abc/seats/1': null });
  const { change } = await wait(remoteTable());
  await expect.element(button('I am ready')).toBeVisible();
  await expect.element(button(/^Remove/)).not.toBeInTheDocument();
  await expect.element(button('Close table')).not.toBeInTheDocument();
  await change({ table: remoteTable({ host: true }) });
  await button('Remove Bo').click();
  expect(asked.askedFor('DELETE /tables/abc/seats/1')).toHaveLength(1);
  await button('Close table').click();
  await button('Keep open').click();
  await button('Close table').click();
  await expect.element(button('Keep open')).toBeVisible();
  expect(asked.askedFor('DELETE /tables/abc')).toEqual([]);
});

test('nothing can be done while disconnected', async () => {
  await wait(remoteTable({ live: false, connection: 'reconnecting' }));
  await expect.element(button('I am ready')).toBeDisabled();
});

test('ready is sent once per seat of this device', async () => {
  const send = vi.fn(async () => ({ type: 'accepted', version: 2 }) as const);
  await wait(remoteTable({ send }));
  await button('I am ready').click();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'ready', seat: 0, ready: true });
});

test('the clock of the match is spelled out, and markup in a name is text', async () => {
  const clock = { turn_ms: null, total_ms: 5 * 60_000, increment_ms: 10_000 };
  const hostile = '<img src=x onerror=hack()>';
  await wait(remoteTable({ clock, view: { seats: [seat('Ana'), seat(hostile)] } }));
  await expect
    .element(page.getByText('5 minutes per player, plus 10 seconds per move'))
    .toBeVisible();
  await expect.element(page.getByText(hostile, { exact: true })).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

for (const size of ['phone', 'desktop'] as const) {
  test(`the room is accessible on a ${size}, and marks a bot`, async () => {
    const bot = { seat: 1, handle: 'robo', bot: true };
    await wait(remoteTable({ host: true }), [undefined, bot], size);
    await expect.element(page.getByRole('link', { name: 'Bo (bot)' })).toBeVisible();
    expect(await barriersDayAndNight()).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  });
}
