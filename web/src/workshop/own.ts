// One's own courses, kept on the device.
import { forgetThing, keepThing, thing, things } from '../core/saved';
import { freshId } from '../core/table';

/** Where a course comes from. */
export interface Origin {
  /** A course of the collection, one of one's own, a link, or a file. */
  kind: 'standard' | 'own' | 'link' | 'file';
  /** Of the collection or one's own. */
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

/** A name for a copy that no other course has: `name(1)`, `name(2)` … */
export function freeName(taken: readonly string[], name: (number: number) => string): string {
  let number = 1;
  while (taken.includes(name(number))) number += 1;
  return name(number);
}

/** A new course of one's own; gives its id. */
export async function beginCourse(
  file: string,
  name: string,
  from: Origin | null,
): Promise<string> {
  const id = freshId();
  await keepCourse({ id, file, name, from, begun: Date.now(), changed: Date.now() });
  return id;
}
