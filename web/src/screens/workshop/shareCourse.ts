// Exports a course as a link, a file or a picture, or starts a match on it.
import { core, study } from '../../core/core';
import { LocalTable } from '../../core/table';
import { lastPlan, givenName } from '../../games/golf/setup/open';
import { FIRST_LEVEL, firstPlan, golfSetup, seats } from '../../games/golf/setup/plan';
import { go } from '../../ui/router.svelte';
import { settings, theme } from '../../lib/settings.svelte';
import { pngOf, rasterised, viewBoxOf } from '../../lib/svg';
import { findingWords } from './findingSentences';

/** Returns a link that contains the course and opens it on any device. */
export async function courseLink(file: string): Promise<string> {
  return `${location.origin}/course/${await study.courseCode(file)}`;
}

/** Returns a file name that is valid on every operating system. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'course'}.${ending}`;
}

/** Converts an SVG picture to a PNG file with this width in pixels. */
export async function pngBlob(svg: string, width: number): Promise<Blob> {
  const [, , wide, high] = viewBoxOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * high) / wide);
  const picture = await rasterised(svg, canvas.width, canvas.height);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** Starts a match against the computer on a course, and opens its screen. */
export async function playCourse(id: string, file: string): Promise<void> {
  const [boxes, check] = await Promise.all([core.boxes(), study.checkCourse(id, file)]);
  if (!check.course) throw new Error(check.findings.map(findingWords)[0]);
  const level = lastPlan()?.players.find((player) => player.level !== null)?.level ?? FIRST_LEVEL;
  const plan = { ...firstPlan(settings.names[0] ?? '', level), courses: [check.course.id] };
  const names = plan.players.map((_, seat) => givenName(plan, seat));
  const table = await LocalTable.open(
    { golf: golfSetup(plan, boxes, [check.course]) },
    seats(plan),
    names,
    { theme: theme(), prefix: '' },
  );
  // The match screen loads the table from the database.
  table.close();
  go(`/play/${table.id}`);
}
