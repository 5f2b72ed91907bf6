// Match records for component tests of replays.
import { page } from 'vitest/browser';
import { expect } from 'vitest';
import init, { boxes, courses } from '../../src/generated/game/browser';
import type { Boxes, CourseCard, NewLocalTable } from '../../src/generated/protocol';
import wasm from '../../src/generated/game/browser_bg.wasm?url';
import carom from '../../../crates/table/tests/data/golden.json?raw';
import billiard from '../../../crates/table/tests/data/carramboule.json?raw';
import resigned from '../../../crates/table/tests/data/resigned-2026-1.json?raw';
import { matchOfComputers } from '../computers';
import { open, type Opening } from './open';
// Imports the replay in advance, so tests need not wait for it to be compiled.
import '../../src/screens/replay/Replay.svelte';
import '../../src/screens/replay/Theatre.svelte';

export { billiard, carom, resigned };

/**
 * Returns the record of a match between computers on the first courses. It is the same in every
 * run.
 */
export async function played(
  mode: 'basic' | 'carom',
  balls: string[],
  count: number,
): Promise<string> {
  await init({ module_or_path: wasm });
  const { dice } = JSON.parse(boxes()) as Boxes;
  const first = (JSON.parse(courses()) as CourseCard[]).slice(0, count);
  const table: NewLocalTable = {
    table: 'film',
    setup: {
      golf: {
        mode,
        balls: balls.map((ball) => [ball]),
        courses: first.map(({ id, file }) => ({ id, file })),
        limit: null,
        dice: dice.slice(0, 6).map(({ id, impulses }) => ({ id, impulses })),
        cards: [],
        tokens: null,
      },
    },
    seats: balls.map((_, seat) => ({ type: 'computer', level: [1, 4, 2][seat]! })),
    clock: null,
  };
  return matchOfComputers(table, new Uint8Array(32).fill(9), 4n);
}

/** Opens a record from a file on the replay page. */
export const openRecord = (text: string): Promise<void> =>
  page
    .getByLabelText('Open a match file')
    .upload(new File([text], 'match.json', { type: 'application/json' }));

/** Opens the replay page, and then a record. */
export async function watch(text: string, opening: Opening = {}): Promise<void> {
  await open('/replay', opening);
  await openRecord(text);
  await expectStart();
}

export const expectStart = (): Promise<unknown> =>
  expect.element(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();

/** Returns the index of the step that is shown. */
export const place = (): number =>
  Number(
    (page.getByRole('slider', { name: 'Position in the match' }).element() as HTMLInputElement)
      .value,
  );
