// Server requests to the course library, and texts about its courses.
import type {
  CourseCard,
  CourseEntry,
  CourseFacts,
  PublishedCourse,
} from '../../generated/protocol';
import { ask, ApiRefusal } from '../../online/api';
import { signed } from '../../lib/format';
import { language, t } from '../../lib/texts.svelte';
import { ownCourse, type Origin } from '../workshop/own';

/** The number of courses per page. */
export const PAGE = 50;

export type Order = 'new' | 'best' | 'played';
export type Size = 'small' | 'medium' | 'large';
export const SIZES: readonly Size[] = ['small', 'medium', 'large'];

/** The filters and the order of the list. An empty string means no filter. */
export interface Wish {
  search: string;
  order: Order;
  size: Size | '';
  par: string;
  piece: string;
}

export const ANYTHING: Readonly<Wish> = { search: '', order: 'new', size: '', par: '', piece: '' };

/** Returns the request path for a page of the list; `skip` is the number of courses before it. */
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

/** Loads a course's file, but only once, because files never change. */
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

/**
 * Publishes a course. If it was copied from a course that no longer exists, it is published without
 * a source.
 */
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
  return problem instanceof ApiRefusal && problem.reason === 'not-found';
}

/** The maximum number of copies to trace back to the original course. */
const DEPTH = 20;

/**
 * Returns the id of the box or library course from which this course was copied; null if there is
 * none.
 */
async function creditOf(from: Origin | null): Promise<string | null> {
  for (let depth = 0; from && depth < DEPTH; depth++) {
    if (from.kind === 'standard' || from.kind === 'library') return from.id ?? null;
    from = from.kind === 'own' && from.id ? ((await ownCourse(from.id))?.from ?? null) : null;
  }
  return null;
}

/**
 * Grades a course from 1 (easy) to 4 by how many more strokes an average player needs than a
 * perfect one. Returns null if this is not known.
 */
export function hardness({ value, average }: CourseFacts): 1 | 2 | 3 | 4 | null {
  if (value === null || average === null) return null;
  const more = (average - value) / 1000;
  if (more < 0.7) return 1;
  if (more < 1.1) return 2;
  return more < 1.8 ? 3 : 4;
}

/** How long after publication the server may still be analysing a course, in milliseconds. */
const ANALYSIS_TIMEOUT = 600_000;

/** Returns whether the server may still be analysing a course to find, for example, its par. */
export function isBeingJudged({ facts, created }: CourseEntry): boolean {
  return facts === null && Date.now() - created < ANALYSIS_TIMEOUT;
}

/**
 * Returns the par and difficulty of a course, such as "par 3 · medium", or a message that they are
 * not known.
 */
export function worthWords(entry: CourseEntry): string {
  const { facts } = entry;
  if (isBeingJudged(entry)) return t('library-judging');
  const hard = facts && hardness(facts);
  if (!facts || facts.par === null || hard === null) return t('library-par-none');
  return `${t('library-par-is', { par: signed(facts.par) })} · ${t(`library-hard-${hard}`)}`;
}

/** Formats a number with a minus sign that is as wide as a digit. */
export const figure = (number: number): string => String(number).replace('-', '−');

export function byWords(entry: CourseEntry): string {
  return entry.own ? t('library-by-you') : t('library-by', { name: entry.by });
}

/**
 * Returns a text about the course's origin. Courses in the box have translated names, so the text
 * is empty until the box is loaded.
 */
export function fromWords(entry: CourseEntry, cards: readonly CourseCard[]): string {
  if (entry.fork_of === null || cards.length === 0) return '';
  const card = cards.find((one) => one.id === entry.fork_of);
  const name = entry.fork_name ?? card?.names[language()];
  return name ? t('library-from', { name }) : t('library-from-gone');
}
