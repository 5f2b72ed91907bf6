// Opens a library course in a match or in the workshop.
import type { CourseEntry } from '../../generated/protocol';
import { go } from '../../ui/router.svelte';
import { beginCourse } from '../workshop/own';
import { playCourse } from '../workshop/shareCourse';
import { courseFile } from './library';

export async function play({ id }: CourseEntry): Promise<void> {
  await playCourse(id, await courseFile(id));
}

/**
 * Copies a library course into the workshop with a note of its origin, and opens the copy there.
 */
export async function toBench({ id, name }: CourseEntry): Promise<void> {
  const file = await courseFile(id);
  go(`/workshop/${await beginCourse(file, name, { kind: 'library', id, name })}`);
}
