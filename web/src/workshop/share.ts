// A course on its way out: link, file, picture, paper; and into a game.
import { core } from '../core/core';
import { LocalTable } from '../core/table';
import { lastPlan, givenName } from '../golf/open';
import { FIRST_LEVEL, firstPlan, golfSetup, seats } from '../golf/plan';
import { go } from '../ui/router.svelte';
import { settings, theme } from '../ui/settings.svelte';

/** The address that opens a course anywhere. */
export async function courseLink(file: string): Promise<string> {
  return `${location.origin}/course/${await core.courseCode(file)}`;
}

/** A name that every file system takes. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'course'}.${ending}`;
}

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The picture in dots, this many wide. */
export async function pngBlob(svg: string, width: number): Promise<Blob> {
  const numbers = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  const height = Math.round((width * numbers[3]!) / numbers[2]!);
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(svgBlob(sized));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('the picture cannot be made');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Opens a table for this course, against the computer, and goes there. */
export async function playCourse(id: string, file: string): Promise<void> {
  const [boxes, check] = await Promise.all([core.boxes(), core.checkCourse(id, file)]);
  if (!check.course) throw new Error(check.findings[0]?.text ?? 'the course cannot be played');
  const level = lastPlan()?.players.find((player) => player.level !== null)?.level ?? FIRST_LEVEL;
  const plan = { ...firstPlan(settings.names[0] ?? '', level), courses: [check.course.id] };
  const names = plan.players.map((_, seat) => givenName(plan, seat));
  const table = await LocalTable.open(
    { golf: golfSetup(plan, boxes, [check.course]) },
    seats(plan),
    names,
    { theme: theme(), prefix: '' },
  );
  // The screen of the game takes the table up from where it is kept.
  table.close();
  go(`/play/${table.id}`);
}
