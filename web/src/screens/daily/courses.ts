// The daily courses. Generating one takes the core a moment, and a course never changes, so it is
// saved.
import type { DailyCourse } from '../../generated/protocol';
import { study } from '../../core/core';
import { LocalTable } from '../../core/table';
import { deleteValue, storeValue, load, storedValue, storedValues } from '../../core/saved';
import { t } from '../../lib/texts.svelte';
import { settings, theme } from '../../lib/settings.svelte';

const made = new Map<string, Promise<DailyCourse>>();
/**
 * The prefix of the names under which courses are saved. The number in the prefix changes with the
 * format.
 */
const PLACE = 'daily-course-1/';

export function courseOf(day: string): Promise<DailyCourse> {
  let course = made.get(day);
  if (!course) {
    course = keptOrMade(day);
    made.set(day, course);
    course.catch(() => made.delete(day));
  }
  return course;
}

/** Returns the course of a day if it is saved on this device. */
export function keptCourse(day: string): Promise<DailyCourse | undefined> {
  return storedValue<DailyCourse>(PLACE + day).catch(() => undefined);
}

async function keptOrMade(day: string): Promise<DailyCourse> {
  const kept = await keptCourse(day);
  if (kept) return kept;
  const course = await study.daily(day);
  // Without storage, the course is generated again next time.
  await storeValue(PLACE + day, course).catch(() => {});
  return course;
}

/** Generates the courses for these days, and deletes all others from this device. */
export async function prepare(days: string[]): Promise<void> {
  const kept = await storedValues<DailyCourse>(PLACE).catch(() => []);
  await Promise.all(
    kept.filter(({ day }) => !days.includes(day)).map(({ day }) => deleteValue(PLACE + day)),
  );
  for (const day of days) await courseOf(day);
}

export const tableOf = (day: string) => `daily-${day}`;
export const look = (prefix: string) => ({ theme: theme(), prefix });
const player = () => settings.names[0]?.trim() || t('you');

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** Returns the state of the player's try at a daily course: `none`, `begun` or `over`. */
export async function tryOf(day: string): Promise<'none' | 'begun' | 'over'> {
  const saved = await load(tableOf(day)).catch(() => undefined);
  if (!saved) return 'none';
  return saved.status === 'over' ? 'over' : 'begun';
}

/**
 * Opens the table for the try that counts. Each day has only one such try, which cannot be
 * restarted.
 */
export async function openTry(course: DailyCourse, prefix: string): Promise<LocalTable> {
  const people = [{ name: player(), contribution: course.contribution }];
  const table = await LocalTable.resume(course.table, look(prefix), people);
  return (
    table ??
    LocalTable.openAs(
      { table: course.table, setup: course.setup, seats: [{ type: 'person' }], clock: null },
      bytes(course.secret),
      people,
      look(prefix),
    )
  );
}

/** Opens a table on the same course with different dice, and returns the id of the table. */
export async function openPractice(course: DailyCourse): Promise<string> {
  const table = await LocalTable.open(course.setup, [{ type: 'person' }], [player()], look(''));
  // The game screen loads the table from the database.
  table.close();
  return table.id;
}
