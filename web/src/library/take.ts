// A course of the library on its way to a match or to the bench.
import type { CourseEntry } from '../generated/protocol';
import { go } from '../ui/router.svelte';
import { beginCourse } from '../workshop/own';
import { playCourse } from '../workshop/share';
import { courseFile } from './library';

export async function play({ id }: CourseEntry): Promise<void> {
  await playCourse(id, await courseFile(id));
}

/** A course of one's own, which says where it comes from. */
export async function toBench({ id, name }: CourseEntry): Promise<void> {
  const file = await courseFile(id);
  go(`/workshop/${await beginCourse(file, name, { kind: 'library', id, name })}`);
}
