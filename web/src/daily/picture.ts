// The course of a day with the ways that were played, for the picture that is given on.
import type { DailyCourse } from '../generated/protocol';
import { core } from '../core/core';
import { load } from '../core/saved';
import { theme } from '../ui/settings.svelte';
import { tableOf } from './courses';

const PREFIX = 'given-';

/** Null once the match is kept no more. */
export async function playedCourse(course: DailyCourse, language: string): Promise<string | null> {
  const saved = await load(tableOf(course.day));
  const file = 'golf' in course.setup && course.setup.golf.courses[0]?.file;
  if (!saved || !file) return null;
  const look = { theme: theme(), prefix: PREFIX };
  const from = saved.events.findIndex(({ what }) => what.type === 'started') + 1;
  const mirror = `${saved.id}/given`;
  try {
    const [svg, past] = await Promise.all([
      core.coursePicture(file, look.theme, language, PREFIX, false),
      core.retell(mirror, saved.events, from, look),
    ]);
    const ways = past.updates.map(({ shown }) => shown.stroke?.path ?? '');
    return svg.replace('</svg>', `${ways.join('')}</svg>`);
  } finally {
    void core.closeTable(mirror);
  }
}
