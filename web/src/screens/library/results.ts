// Solo matches on library courses: sends results, and starts matches against a record's ghost.
import { core } from '../../core/core';
import type { TableLink } from '../../core/table';
import type { CourseEntry, CourseRecord, Event, NewResult } from '../../generated/protocol';
import { ask, ApiRefusal } from '../../online/api';
import { me } from '../../online/identity.svelte';
import { keepSolo, oneBall, playSolo, type GhostRecord, type Solo } from '../../games/golf/solo';
import { signed } from '../../lib/format';
import { t } from '../../lib/texts.svelte';
import { courseFile } from './library';

/** Starts a solo match on a course, optionally against the ghost of its record. */
export async function playAlone({ id }: CourseEntry, against?: CourseRecord): Promise<void> {
  const [file, ghost] = await Promise.all([
    courseFile(id),
    against ? ghostOf(id, against) : Promise.resolve(null),
  ]);
  await playSolo(await oneBall(id, file), { course: id, ghost }, me()?.name);
}

async function ghostOf(id: string, { name, own }: CourseRecord): Promise<GhostRecord> {
  const record = await ask<{ events: Event[] }>('GET', `/courses/${id}/record`);
  return { name: own ? t('you') : name, events: record.events };
}

/** Sends the result of a finished match. Errors are in the user's language. */
export async function sendResult(table: TableLink, solo: Solo): Promise<NewResult> {
  const course = solo.course ?? '';
  try {
    const record: unknown = JSON.parse(await core.recordOf(table.events));
    const result = await ask<NewResult>('POST', `/courses/${course}/results`, record);
    await keepSolo({ ...solo, sent: true });
    return result;
  } catch (problem) {
    const reason = problem instanceof ApiRefusal ? problem.reason : null;
    if (reason === 'malformed' || reason === 'conflict')
      throw new Error(t('library-result-refused'), { cause: problem });
    if (reason === 'not-found') throw new Error(t('library-missing'), { cause: problem });
    throw problem;
  }
}

/** Returns a record as text, such as "Record: 2 strokes by Ada". */
export function recordWords({ total: count, name, own }: CourseRecord): string {
  const total = signed(count);
  return own
    ? t('library-record-own', { count, total })
    : t('library-record', { count, total, name });
}
