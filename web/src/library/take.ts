// Takes a library course into a match or to the workshop.
import type { CourseEntry } from '../generated/protocol';
import { go } from '../ui/router.svelte';
import { beginCourse } from '../workshop/own';
import { playCourse } from '../workshop/share';
import { courseFile } from './library';

export async function play({ id }: CourseEntry): Promise<void> {
  await playCourse(id, await courseFile(id));
}

/** Copies it into the workshop, with its origin. */
export async function toBench({ id, name }: CourseEntry): Promise<void> {
  const file = await courseFile(id);
  go(`/workshop/${await beginCourse(file, name, { kind: 'library', id, name })}`);
}
