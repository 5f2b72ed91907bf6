// The player's own courses, saved on the device.
import { study } from '../../core/core';
import { deleteValue, storeValue, storedValue, storedValues } from '../../core/saved';
import { freshId } from '../../core/table';

/** Where a course was copied from. */
export interface Origin {
  /**
   * The type of origin: the collection, the library, the player's own courses, a link, or a file.
   */
  kind: 'standard' | 'library' | 'own' | 'link' | 'file';
  /** The id of the original; undefined for links and files. */
  id?: string;
  /** The name of the original when it was copied. */
  name: string;
}

export interface OwnCourse {
  id: string;
  file: string;
  name: string;
  from: Origin | null;
  begun: number;
  changed: number;
  /**
   * The earlier states to which undo returns, as course files, latest last. They survive a reload,
   * like the files for redo (`future`).
   */
  past?: string[];
  future?: string[];
}

const key = (id: string) => `course:${id}`;

export function ownCourse(id: string): Promise<OwnCourse | undefined> {
  return storedValue<OwnCourse>(key(id));
}

/** Returns the player's courses, most recently edited first. */
export async function ownCourses(): Promise<OwnCourse[]> {
  return (await storedValues<OwnCourse>('course:')).sort((a, b) => b.changed - a.changed);
}

export function keepCourse(course: OwnCourse): Promise<void> {
  return storeValue(key(course.id), course);
}

export function forgetCourse(id: string): Promise<void> {
  return deleteValue(key(id));
}

/** Maximum length of a course name, in characters. */
export const NAME_LENGTH = 80;

/** Returns the problem with a course name; null if the name is valid. */
export function nameProblem(
  name: string,
  taken: readonly string[],
): 'empty' | 'long' | 'taken' | null {
  const kept = name.trim();
  if (!kept) return 'empty';
  if ([...kept].length > NAME_LENGTH) return 'long';
  return taken.includes(kept) ? 'taken' : null;
}

/** Returns the name, with a number if the name is taken: `Bend (2)`, `Bend (3)` and so on. */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = [...name.replace(/ \(\d+\)$/, '')].slice(0, NAME_LENGTH - 6).join('');
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${stem} (${number})`;
  return free;
}

/** Saves a new course under a unique name. Returns its id. */
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
  if (free !== name) file = await study.editCourse(file, { do: 'name', name: free });
  await keepCourse({ id, file, name: free, from, begun: Date.now(), changed: Date.now() });
  return id;
}
