// The course library: server requests, and texts about the known facts of a course.
import type { CourseCard, CourseEntry, CourseFacts, PublishedCourse } from '../generated/protocol';
import { ask, HostRefusal } from '../online/api';
import { language, t } from '../texts/texts.svelte';
import { ownCourse, type Origin } from '../workshop/own';

/** Courses per page. */
export const PAGE = 50;

export type Order = 'new' | 'best' | 'played';
export type Size = 'small' | 'medium' | 'large';
export const SIZES: readonly Size[] = ['small', 'medium', 'large'];

/** The filters of the list; an empty text means any. */
export interface Wish {
  search: string;
  order: Order;
  size: Size | '';
  par: string;
  piece: string;
}

export const ANYTHING: Readonly<Wish> = { search: '', order: 'new', size: '', par: '', piece: '' };

/** Returns the request path of a list. */
export function listPath(wish: Wish, skip: number): string {
  const question = new URLSearchParams({ order: wish.order });
  if (skip > 0) question.set('skip', String(skip));
  for (const name of ['search', 'size', 'par', 'piece'] as const) {
    const value = wish[name].trim();
    if (value) question.set(name, value);
  }
  return `/courses?${question}`;
}

export function listCourses(wish: Wish, skip: number): Promise<CourseEntry[]> {
  return ask<CourseEntry[]>('GET', listPath(wish, skip));
}

export function readCourse(id: string): Promise<PublishedCourse> {
  return ask<PublishedCourse>('GET', `/courses/${encodeURIComponent(id)}`);
}

const files = new Map<string, Promise<string>>();

/** Loads the file of a course, which never changes. */
export function courseFile(id: string): Promise<string> {
  let file = files.get(id);
  if (!file) {
    file = readCourse(id).then((course) => course.file);
    file.catch(() => files.delete(id));
    files.set(id, file);
  }
  return file;
}

export function rateCourse(id: string, stars: number): Promise<void> {
  return ask<void>('PUT', `/courses/${encodeURIComponent(id)}/rating`, { stars });
}

export function withdrawCourse(id: string): Promise<void> {
  return ask<void>('DELETE', `/courses/${encodeURIComponent(id)}`);
}

/** Publishes a course. If the original is gone, it is published without a source. */
export async function publishCourse(file: string, from: Origin | null): Promise<CourseEntry> {
  const origin = await creditOf(from);
  try {
    return await ask<CourseEntry>('POST', '/courses', { file, fork_of: origin });
  } catch (problem) {
    if (origin === null || !isMissing(problem)) throw problem;
    return ask<CourseEntry>('POST', '/courses', { file, fork_of: null });
  }
}

export function isMissing(problem: unknown): boolean {
  return problem instanceof HostRefusal && problem.reason === 'not-found';
}

/** Maximum depth of copies of copies that is followed. */
const DEPTH = 20;

/** Returns the course of the box or the library that a course derives from. */
async function creditOf(from: Origin | null): Promise<string | null> {
  for (let depth = 0; from && depth < DEPTH; depth++) {
    if (from.kind === 'standard' || from.kind === 'library') return from.id ?? null;
    from = from.kind === 'own' && from.id ? ((await ownCourse(from.id))?.from ?? null) : null;
  }
  return null;
}

/**
 * Returns how many more strokes an average player needs than perfect play, in four steps; null if
 * unknown.
 */
export function hardness({ value, average }: CourseFacts): 1 | 2 | 3 | 4 | null {
  if (value === null || average === null) return null;
  const more = (average - value) / 1000;
  if (more < 0.7) return 1;
  if (more < 1.1) return 2;
  return more < 1.8 ? 3 : 4;
}

/** Facts still missing this long after publication are not expected soon, in milliseconds. */
const ANALYSIS_TIMEOUT = 600_000;

/** Returns whether the facts of a course may still arrive. */
export function isBeingJudged({ facts, created }: CourseEntry): boolean {
  return facts === null && Date.now() - created < ANALYSIS_TIMEOUT;
}

/** Returns "par 3 · medium", or that it is not known yet. */
export function worthWords(entry: CourseEntry): string {
  const { facts } = entry;
  if (isBeingJudged(entry)) return t('library-judging');
  const hard = facts && hardness(facts);
  if (!facts || facts.par === null || hard === null) return t('library-par-none');
  return `${t('library-par-is', { par: figure(facts.par) })} · ${t(`library-hard-${hard}`)}`;
}

/** Uses a minus sign as wide as the digits. */
export const figure = (number: number): string => String(number).replace('-', '−');

export function byWords(entry: CourseEntry): string {
  return entry.own ? t('library-by-you') : t('library-by', { name: entry.by });
}

/**
 * Returns the origin of a course; courses of the box by their translated name, once the box is
 * loaded.
 */
export function fromWords(entry: CourseEntry, cards: readonly CourseCard[]): string {
  if (entry.fork_of === null || cards.length === 0) return '';
  const card = cards.find((one) => one.id === entry.fork_of);
  const name = entry.fork_name ?? card?.names[language()];
  return name ? t('library-from', { name }) : t('library-from-gone');
}
