// The course of a day, made by the core and kept: it takes a moment, and is the same for ever.
import type { DailyCourse } from '../generated/protocol';
import { core } from '../core/core';
import { LocalTable } from '../core/table';
import { forgetThing, keepThing, load, thing, things } from '../core/saved';
import { t } from '../texts/texts.svelte';
import { settings, theme } from '../ui/settings.svelte';

const made = new Map<string, Promise<DailyCourse>>();
/** Where courses wait on the device; the number rises if their form ever changes. */
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

/** The course of a day, if it waits on this device. */
export function keptCourse(day: string): Promise<DailyCourse | undefined> {
  return thing<DailyCourse>(PLACE + day).catch(() => undefined);
}

async function keptOrMade(day: string): Promise<DailyCourse> {
  const kept = await keptCourse(day);
  if (kept) return kept;
  const course = await core.daily(day);
  // A browser that keeps nothing makes it again the next time.
  await keepThing(PLACE + day, course).catch(() => {});
  return course;
}

/** Has the courses of these days ready, and keeps no others. */
export async function prepare(days: string[]): Promise<void> {
  const kept = await things<DailyCourse>(PLACE).catch(() => []);
  await Promise.all(
    kept.filter(({ day }) => !days.includes(day)).map(({ day }) => forgetThing(PLACE + day)),
  );
  for (const day of days) await courseOf(day);
}

export const tableOf = (day: string) => `daily-${day}`;
export const look = (prefix: string) => ({ theme: theme(), prefix });
const player = () => settings.names[0]?.trim() || t('you');

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** Whether the try of a day was begun, and whether it is over. */
export async function tryOf(day: string): Promise<'none' | 'begun' | 'over'> {
  const saved = await load(tableOf(day)).catch(() => undefined);
  if (!saved) return 'none';
  return saved.status === 'over' ? 'over' : 'begun';
}

/** The try that counts: the one table of the day, begun or gone on with, never begun again. */
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

/** A table on the same course with other dice; its id. */
export async function openPractice(course: DailyCourse): Promise<string> {
  const table = await LocalTable.open(course.setup, [{ type: 'person' }], [player()], look(''));
  // The screen of the game takes the table up from where it is kept.
  table.close();
  return table.id;
}
