// One's own courses, kept on the device.
import { core } from '../core/core';
import { forgetThing, keepThing, thing, things } from '../core/saved';
import { freshId } from '../core/table';

/** Where a course comes from. */
export interface Origin {
  /** A course of the collection, of the library, one of one's own, a link, or a file. */
  kind: 'standard' | 'library' | 'own' | 'link' | 'file';
  /** Of the collection, the library or one's own. */
  id?: string;
  /** Its name then. */
  name: string;
}

export interface OwnCourse {
  id: string;
  file: string;
  name: string;
  from: Origin | null;
  begun: number;
  changed: number;
  /** Files to go back and forward to, also after the page was closed; the last ones before now are last. */
  past?: string[];
  future?: string[];
}

const key = (id: string) => `course:${id}`;

export function ownCourse(id: string): Promise<OwnCourse | undefined> {
  return thing<OwnCourse>(key(id));
}

/** The one worked on last comes first. */
export async function ownCourses(): Promise<OwnCourse[]> {
  return (await things<OwnCourse>('course:')).sort((a, b) => b.changed - a.changed);
}

export function keepCourse(course: OwnCourse): Promise<void> {
  return keepThing(key(course.id), course);
}

export function forgetCourse(id: string): Promise<void> {
  return forgetThing(key(id));
}

/** The longest name, in letters. */
export const NAME_LENGTH = 80;

/** What is wrong with the name of a course; null if it can be kept. */
export function nameProblem(
  name: string,
  taken: readonly string[],
): 'empty' | 'long' | 'taken' | null {
  const kept = name.trim();
  if (!kept) return 'empty';
  if ([...kept].length > NAME_LENGTH) return 'long';
  return taken.includes(kept) ? 'taken' : null;
}

/** The name, or with a number that no other course has: `Bend (2)`, `Bend (3)` … */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = [...name.replace(/ \(\d+\)$/, '')].slice(0, NAME_LENGTH - 6).join('');
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${stem} (${number})`;
  return free;
}

/** A new course of one's own, with a name of its own; gives its id. */
export async function beginCourse(
  file: string,
  name: string,
  from: Origin | null,
): Promise<string> {
  const id = freshId();
  const free = freeName(
    name,
    (await ownCourses()).map((course) => course.name),
  );
  if (free !== name) file = await core.editCourse(file, { do: 'name', name: free });
  await keepCourse({ id, file, name: free, from, begun: Date.now(), changed: Date.now() });
  return id;
}
