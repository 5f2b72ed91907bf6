import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SavedTable } from '../../core/saved';
import type { Event, OwnTable, TableInfo } from '../../generated/protocol';
import { initSync, verify_record } from '../../generated/study/browser';
import { keptMatch, newestFirst, onlineMatch, withInfo } from './matches';

const sample = readFileSync(new URL('../../../public/sample-match.json', import.meta.url), 'utf8');
const { events } = JSON.parse(sample) as { events: Event[] };
const kept = (id: string, changed: number, status: SavedTable['status'] = 'over'): SavedTable => ({
  id,
  secret: new Uint8Array(32),
  events,
  status,
  begun: 0,
  changed,
});
const online = {
  table: {
    table: 'far',
    game: 'golf',
    mode: 'basic',
    courses: ['1'],
    seats: [
      { kind: { type: 'person' }, name: 'Ana' },
      { kind: { type: 'person' }, name: 'You' },
    ],
    status: 'over',
    updated: 20,
  },
  seats: [0],
} as unknown as OwnTable;

test('the sample is a genuine match: every event and roll is valid', () => {
  const wasm = new URL('../../generated/study/browser_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(wasm) });
  const rolls = events.filter(({ what }) => what.type === 'drawn').length;
  expect(JSON.parse(verify_record(sample))).toEqual([events.length, rolls]);
});

test('a saved match has its result; unplayed tables and daily tries are not listed', () => {
  expect(keptMatch(kept('a', 1))).toMatchObject({
    id: 'a',
    courses: ['1', '2', '3'],
    winners: [1],
    totals: [11, 10],
  });
  expect(keptMatch(kept('b', 1, 'waiting'))).toBeNull();
  expect(keptMatch(kept('daily-2026-11-20', 1))).toBeNull();
});

test('an online match is listed when it is over, with the server’s result', () => {
  const match = onlineMatch(online)!;
  expect(match.players.map(({ name }) => name)).toEqual(['You', '“You”']);
  const created = events[0]!.what;
  if (created.type !== 'created') throw new Error('a record begins with its creation');
  const info = {
    snapshot: {
      setup: created.setup,
      view: {
        results: [
          { total: 4, rank: 2 },
          { total: 3, rank: 1 },
        ],
      },
    },
  } as TableInfo;
  expect(withInfo(match, info)).toMatchObject({ winners: [1], totals: [4, 3] });
  const playing = { ...online, table: { ...online.table, status: 'playing' } } as OwnTable;
  expect(onlineMatch(playing)).toBeNull();
});

test('the newest match is first, local or online', () => {
  const all = [keptMatch(kept('a', 10))!, keptMatch(kept('b', 30))!, onlineMatch(online)!];
  expect(newestFirst(all).map(({ id }) => id)).toEqual(['b', 'far', 'a']);
});
