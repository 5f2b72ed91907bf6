// Opens a Carramboule table in a component test, and makes a player's moves.
import { expect, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import exact from '../../../crates/table/tests/data/carramboule-2026-2.json?raw';
import Game from '../../src/games/carramboule/Game.svelte';
import { seatsOf, type Against } from '../../src/games/carramboule/setup/opening';
import { core, watch } from '../../src/core/core';
import { LocalTable, type TableLink } from '../../src/core/table';
import type { Event } from '../../src/generated/protocol';
import { loadTexts } from '../../src/lib/texts.svelte';
import { go } from '../../src/ui/router.svelte';
import { barriers, scrollsSideways } from './barriers';
import { barriersDayAndNight } from './evening';
import { open, type Opening } from './open';
import { keepTable } from './tables';

export const shoot = page.getByRole('button', { name: 'Shoot' });
export const goOn = page.getByRole('button', { name: 'Continue' });
export const table = page.getByRole('application');
export const button = (name: string | RegExp) => page.getByRole('button', { name });

/**
 * Opens a match without the setup form. The person in the first seat shoots first. Racks are
 * normally random. A match between two people without `names` uses the exact rack of older rules,
 * so its shots are the same in every run.
 */
export async function openMatch(
  against: Against,
  opening: Opening & { level?: number; names?: string[] } = {},
): Promise<void> {
  await open('/privacy', opening);
  if (against === 'person' && !opening.names) {
    go(`/play/${await keepTable(exact, { before: 7 })}`);
  } else {
    const { id } = await LocalTable.open(
      { carramboule: { starts: 0 } },
      seatsOf(against, opening.level ?? 1),
      opening.names ?? ['Player 1', 'Player 2'],
      { theme: 'light', prefix: '' },
    );
    go(`/play/${id}`);
  }
  // Finds the button by its style, because the page may be in any language.
  await expect
    .poll(() => document.querySelector<HTMLButtonElement>('section button.primary')?.disabled)
    .toBe(false);
}

/**
 * Mounts the screen of a recorded match, with the events before version `before`. The test controls
 * the match: `show(3)` adds the events up to version 3. If the test adds several events at once,
 * the table is ahead of the screen, as it is when computer players move quickly.
 */
export async function followMatch(
  record: string,
  before: number,
  opening: Opening,
): Promise<{ show: (version: number) => Promise<void> }> {
  await open('/privacy', opening);
  await cleanup();
  await loadTexts('play', 'carramboule');
  const { events } = JSON.parse(record) as { events: Event[] };
  const first = events[0]!.what;
  if (first.type !== 'created') throw new Error('This is not the record of a match.');
  const id = `followed-${first.table}`;
  const look = { theme: 'light', prefix: '' } as const;
  const past = events.filter(({ version }) => version < before);
  const { view, courses } = await core.watchTable(id, past, look);
  const refuse = () => Promise.reject(new Error('Nobody plays at this table.'));
  const table = {
    id,
    setup: first.setup,
    commitment: first.commitment,
    events: [...past],
    courses,
    view,
    seats: [] as number[],
    online: true,
    live: true,
    send: refuse,
    act: refuse,
    onupdate: null as TableLink['onupdate'],
    close: () => {},
  };
  const stop = watch(id, (update) => {
    table.events.push(...update.events);
    table.view = update.view;
    table.onupdate?.(update);
  });
  onTestFinished(() => {
    stop();
    void core.closeTable(id);
  });
  await render(Game, { table });
  await expect.element(page.getByRole('application')).toBeVisible();
  let shown = past.length;
  return {
    async show(version) {
      const part = events.slice(shown, version);
      shown = version;
      await core.takeEvents(id, part);
    },
  };
}

/** Returns the aiming angle that the page shows under "More", such as "35.00° right". */
export const aim = () => document.querySelector('.numbers b')?.textContent?.trim() ?? '';

/** Finds the shots in the match log. */
export const shots = (text: RegExp | string = /.*/) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Round \d+, shot \d+/ })
    .filter({ hasText: text });

export const press = (key: string, times = 1) => userEvent.keyboard(`{${key}}`.repeat(times));

/** Returns the position of a point on the drawn table. `x` and `y` run from 0 (left, top) to 1. */
export function tablePoint(x: number, y: number): [number, number] {
  const box = table.element().getBoundingClientRect();
  return [box.x + box.width * x, box.y + box.height * y];
}

/**
 * Presses "Continue" until `done` returns true, without waiting for the button. If animations are
 * off, every computer shot shows a "Continue" button, which the next shot may replace at any
 * moment.
 */
export async function readOn(done: () => boolean, timeout = 15_000): Promise<void> {
  await expect
    .poll(
      () => {
        (goOn.query() as HTMLElement | null)?.click();
        return done();
      },
      { timeout },
    )
    .toBe(true);
}

/** Presses "Continue" until it is the person's turn again. */
export const myTurn = () =>
  readOn(() => (shoot.query() as HTMLButtonElement | null)?.disabled === false);

/**
 * Checks accessibility, and that no content is wider than the window. Both themes are checked only
 * at a large size, because colours do not depend on the size.
 */
export async function beautiful(): Promise<void> {
  expect(await (innerWidth >= 800 ? barriersDayAndNight() : barriers())).toEqual([]);
  expect(scrollsSideways()).toBe(false);
}
