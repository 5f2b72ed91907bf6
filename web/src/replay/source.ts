// Where records come from: games kept here, links, files. Whatever is wrong with one is said in a sentence.
import { core } from '../core/core';
import { load } from '../core/saved';
import type { FilmInfo } from '../generated/protocol';
import { wordsOf } from '../core/problem';

/** As the core: nothing longer is read. */
const LARGEST = 32 * 1024 * 1024;

/** Why a record is not shown: the key of the words, and what the core said. */
export class Refused extends Error {
  constructor(
    readonly key: 'unknown' | 'large' | 'no-record' | 'bad-link' | 'version' | 'nothing',
    detail = '',
  ) {
    super(detail);
  }
}

export interface Opened {
  record: string;
  info: FilmInfo;
}

export async function ownRecord(id: string): Promise<string> {
  const saved = await load(id);
  if (!saved) throw new Refused('unknown');
  return JSON.stringify({ carambole_record: 1, events: saved.events });
}

export async function fileRecord(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Refused('large');
  return file.text();
}

export async function linkRecord(code: string): Promise<string> {
  try {
    return await core.recordOfCode(code);
  } catch (problem) {
    throw new Refused('bad-link', problem instanceof Error ? problem.message : '');
  }
}

/** Opens a record; the one that was open before stays if this one is refused. */
export async function openRecord(record: string): Promise<Opened> {
  try {
    return { record, info: await core.openFilm(record) };
  } catch (problem) {
    const said = wordsOf(problem);
    throw new Refused(reasonFor(said), said);
  }
}

/** The core's sentences are in English; the page says the same in its own words. */
export function reasonFor(said: string): Refused['key'] {
  if (said.includes('longer than') || said.includes('more than')) return 'large';
  if (said.includes('format this program') || said.includes('rules this program')) return 'version';
  if (said.includes('nothing was played')) return 'nothing';
  return 'no-record';
}
