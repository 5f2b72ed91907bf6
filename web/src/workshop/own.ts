// The player's own courses, saved on the device.
import { core } from '../core/core';
import { forgetThing, keepThing, thing, things } from '../core/saved';
import { freshId } from '../core/table';

/** The origin of a course. */
export interface Origin {
  /** A course of the collection, of the library, the player's own, a link, or a file. */
  kind: 'standard' | 'library' | 'own' | 'link' | 'file';
  /** For courses of the collection, the library or the player's own. */
  id?: string;
  /** Its name at that time. */
  name: string;
}

export interface OwnCourse {
  id: string;
  file: string;
  name: string;
  from: Origin | null;
  begun: number;
  changed: number;
  /** Undo and redo states that survive a reload; the latest undo state is last. */
  past?: string[];
  future?: string[];
}

const key = (id: string) => `course:${id}`;

export function ownCourse(id: string): Promise<OwnCourse | undefined> {
  return thing<OwnCourse>(key(id));
}

/** Returns the courses, the last edited first. */
export async function ownCourses(): Promise<OwnCourse[]> {
  return (await things<OwnCourse>('course:')).sort((a, b) => b.changed - a.changed);
}

export function keepCourse(course: OwnCourse): Promise<void> {
  return keepThing(key(course.id), course);
}

export function forgetCourse(id: string): Promise<void> {
  return forgetThing(key(id));
}

/** Maximum length of a name in characters. */
export const NAME_LENGTH = 80;

/** Returns the problem with a course name; null if it is valid. */
export function nameProblem(
  name: string,
  taken: readonly string[],
): 'empty' | 'long' | 'taken' | null {
  const kept = name.trim();
  if (!kept) return 'empty';
  if ([...kept].length > NAME_LENGTH) return 'long';
  return taken.includes(kept) ? 'taken' : null;
}

/** Returns the name, with a number if it is taken: `Bend (2)`, `Bend (3)` … */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = [...name.replace(/ \(\d+\)$/, '')].slice(0, NAME_LENGTH - 6).join('');
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${stem} (${number})`;
  return free;
}

/** Creates a course with a unique name; returns its id. */
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
