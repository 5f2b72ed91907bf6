import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Event } from '../generated/protocol';
import { extend, load, type SavedTable } from './saved';

const event = (version: number, chain = `c${version}`) => ({ version, chain }) as unknown as Event;
const table = (...events: Event[]): SavedTable => ({
  id: 'twice',
  secret: new Uint8Array(32),
  events,
  status: 'playing',
  begun: 1,
  changed: 1,
});

it('two tabs never overwrite each other’s strokes', async () => {
  expect(await extend(table(event(1)), 0)).toBe(true);
  expect(await extend(table(event(1), event(2)), 1)).toBe(true);
  // The other tab is still at the first event.
  expect(await extend(table(event(1), event(2, 'other'), event(3)), 1)).toBe(false);
  // The number of events is right, but the history is different.
  expect(await extend(table(event(1), event(2, 'other'), event(3)), 2)).toBe(false);
  expect(await extend(table(event(1)), 0)).toBe(false);
  expect((await load('twice'))?.events.map(({ chain }) => chain)).toEqual(['c1', 'c2']);
  expect(await extend(table(event(1), event(2), event(3)), 2)).toBe(true);
});
