// Loads records from saved matches, server tables, links, files or the sample. Each kind of error
// has its own message.
import { core, study } from '../../core/core';
import { load } from '../../core/saved';
import type { FilmInfo, FilmRefusal } from '../../generated/protocol';
import { errorMessage } from '../../lib/problem';

/** Maximum size of a record file, in bytes; the core has the same limit. */
const LARGEST = 32 * 1024 * 1024;

/**
 * The error thrown if a record cannot be opened, with the key of its message and the core's own
 * message.
 */
export class Refused extends Error {
  constructor(
    readonly key:
      'unknown' | 'offline' | 'large' | 'no-record' | 'bad-link' | 'version' | 'nothing',
    detail = '',
  ) {
    super(detail);
  }
}

export interface Opened {
  record: string;
  info: FilmInfo;
}

/** The id of the sample match between two computers. */
export const SAMPLE = 'sample';

/** The id of a cup result in the page's URL: cup, edition and result. */
const OF_CUP = /^cup-([a-z0-9]+)-(\d+)-([a-z0-9]+)$/;

/**
 * Returns the record with this id: of a match on this device, of the sample match, of a match on
 * the server, or of a cup result.
 */
export async function ownRecord(id: string): Promise<string> {
  const saved = await load(id).catch(() => undefined);
  if (saved) return core.recordOf(saved.events);
  if (id === SAMPLE) return sampleRecord();
  const { ask, ApiRefusal } = await import('../../online/api');
  try {
    const [, cup, edition, result] = OF_CUP.exec(id) ?? [];
    const path = cup
      ? `/cups/${cup}/editions/${edition}/results/${result}`
      : `/tables/${encodeURIComponent(id)}/record`;
    return JSON.stringify(await ask<unknown>('GET', path));
  } catch (problem) {
    const offline = problem instanceof ApiRefusal && problem.reason === 'offline';
    throw new Refused(offline ? 'offline' : 'unknown', errorMessage(problem));
  }
}

/** The prefix of a library course's id in the page's URL. */
export const LIBRARY = 'library-';

/** Returns the record of the match with the lowest score on a library course. */
export async function libraryRecord(course: string): Promise<string> {
  const { ask, ApiRefusal } = await import('../../online/api');
  try {
    return JSON.stringify(
      await ask<unknown>('GET', `/courses/${encodeURIComponent(course)}/record`),
    );
  } catch (problem) {
    const offline = problem instanceof ApiRefusal && problem.reason === 'offline';
    throw new Refused(offline ? 'offline' : 'unknown', errorMessage(problem));
  }
}

async function sampleRecord(): Promise<string> {
  const answer = await fetch('/sample-match.json').catch(() => null);
  if (!answer?.ok) throw new Refused('offline');
  return answer.text();
}

export async function fileRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Refused('large');
  return file.text();
}

export async function linkRecord(code: string): Promise<string> {
  try {
    return await study.recordOfCode(code);
  } catch (problem) {
    throw new Refused('bad-link', problem instanceof Error ? problem.message : '');
  }
}

/** Opens a record. If it is refused, the previous one stays open. */
export async function openRecord(record: string): Promise<Opened> {
  try {
    return { record, info: await study.openFilm(record) };
  } catch (problem) {
    const { kind, text } = refusalOf(errorMessage(problem));
    throw new Refused(kind, text);
  }
}

/** Parses the core's refusal of a record. Any other error counts as a damaged record. */
function refusalOf(said: string): FilmRefusal {
  try {
    return JSON.parse(said) as FilmRefusal;
  } catch {
    return { kind: 'no-record', text: said };
  }
}
