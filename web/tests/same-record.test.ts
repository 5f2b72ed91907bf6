// Tests that a match has the same record, byte for byte, whether it is played natively or in
// WebAssembly.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Boxes,
  CourseCard,
  GolfMode,
  MatchSetup,
  NewLocalTable,
  SeatKind,
} from '../src/generated/protocol';
import { boxes, courses, initSync } from '../src/generated/game/browser';
import { matchOfComputers } from './computers';

const root = fileURLToPath(new URL('../..', import.meta.url));
const secret = Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256);
const hex = Buffer.from(secret).toString('hex');

beforeAll(() => {
  const bytes = readFileSync(new URL('../src/generated/game/browser_bg.wasm', import.meta.url));
  initSync({ module: bytes });
});

/** Runs the native program: the one named by CARAMBOLE_MATCH, or else one that cargo builds. */
function native(table: NewLocalTable, seed: bigint): string {
  const built = process.env.CARAMBOLE_MATCH;
  const words = built ? [] : ['run', '--quiet', '--package', 'browser', '--example', 'match', '--'];
  return execFileSync(built ?? 'cargo', [...words, JSON.stringify(table), hex, String(seed)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
}

function golf(mode: GolfMode): MatchSetup {
  const box = JSON.parse(boxes()) as Boxes;
  const cards = JSON.parse(courses()) as CourseCard[];
  const chosen = ['1', '5', 'S-4a', 'S-9a'].map((id) => cards.find((card) => card.id === id)!);
  return {
    golf: {
      mode,
      balls: [['orange'], ['blue'], ['red-flat']],
      courses: chosen.map(({ id, file }) => ({ id, file })),
      limit: null,
      dice: box.dice.map(({ id, impulses }) => ({ id, impulses })),
      cards: box.cards,
      tokens: mode === 'carom' ? box.tokens : null,
    },
  };
}

const computers = (...levels: number[]): SeatKind[] =>
  levels.map((level) => ({ type: 'computer', level }));

describe('a match of computers', () => {
  test.each<[string, () => MatchSetup, SeatKind[]]>([
    ['of mini golf, basic', () => golf('basic'), computers(1, 3, 5)],
    ['of mini golf, carom', () => golf('carom'), computers(2, 3, 4)],
    ['of Carramboule', () => ({ carramboule: { starts: 0 } }), computers(1, 2)],
  ])(
    '%s is the same natively',
    (_name, setup, seats) => {
      const table: NewLocalTable = { table: 'same', setup: setup(), seats, clock: null };
      const here = matchOfComputers(table, secret, 7n);
      expect(JSON.parse(here).events.at(-1).what.type).toBe('ended');
      expect(native(table, 7n) === here).toBe(true);
    },
    300_000,
  );
});
