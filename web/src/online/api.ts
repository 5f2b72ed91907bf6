// Questions to the host over HTTP.
import type { HostProblem, HostReason } from '../generated/protocol';
import { compare } from '../core/clock';
import { locale, t } from '../texts/texts.svelte';
import { key } from './identity.svelte';

/** Why the host does not do it; `offline` if it could not be asked. */
export class HostRefusal extends Error {
  constructor(
    readonly reason: HostReason | 'offline',
    text: string,
    /** The course that is there already. */
    readonly course?: string,
  ) {
    super(text);
  }
}

/** Asks; the answer is parsed. The words of a refusal are in the reader's language where they can be. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  own = key(),
): Promise<T> {
  const headers: Record<string, string> = {};
  if (own) headers.authorization = `Bearer ${own}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new HostRefusal('offline', t('online-offline'));
  }
  compare(answer.headers.get('date'));
  const text = await answer.text();
  if (!answer.ok) throw refusal(text);
  try {
    return (text ? JSON.parse(text) : undefined) as T;
  } catch {
    // The page, delivered by something that is no host.
    throw new HostRefusal('offline', t('online-offline'));
  }
}

/** Why the host does not do it, in the reader's language where that can be. */
export function problemWords({ reason, text, ban }: HostProblem): string {
  if (reason === 'malformed' || reason === 'conflict') return text;
  if (reason !== 'banned') return t(`online-host-${reason}`);
  const why = ban?.reason ?? '';
  if (!ban?.until) return t('online-host-banned', { reason: why });
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    ban.until,
  );
  return t('online-host-banned-until', { reason: why, date });
}

function refusal(text: string): HostRefusal {
  try {
    const problem = JSON.parse(text) as HostProblem;
    return new HostRefusal(problem.reason, problemWords(problem), problem.course);
  } catch {
    // A proxy, or a page without a host behind it.
    return new HostRefusal('unavailable', t('online-host-unavailable'));
  }
}
