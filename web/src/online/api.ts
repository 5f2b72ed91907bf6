// Sends requests to the server over HTTP.
import type { ApiError, ApiErrorReason } from '../generated/protocol';
import { formatDate } from '../lib/format';
import { compare } from '../lib/clock';
import { t } from '../lib/texts.svelte';
import { key } from './identity.svelte';

/**
 * The error thrown when the server refuses a request. The reason is `offline` if the server could
 * not be reached.
 */
export class ApiRefusal extends Error {
  constructor(
    readonly reason: ApiErrorReason | 'offline',
    text: string,
    /** The id of the existing course, if the same course was already published. */
    readonly course?: string,
  ) {
    super(text);
  }
}

/** Sends a request and parses the response. Errors are in the user's language where possible. */
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
    throw new ApiRefusal('offline', t('online-offline'));
  }
  compare(answer.headers.get('date'));
  const text = await answer.text();
  if (!answer.ok) throw refusal(text);
  try {
    return (text ? JSON.parse(text) : undefined) as T;
  } catch {
    // This server delivers the page but has no API.
    throw new ApiRefusal('offline', t('online-offline'));
  }
}

/**
 * Returns a message that says why the server refused a request, if possible in the user's language.
 */
export function problemWords({ reason, text, ban }: ApiError): string {
  if (reason === 'malformed' || reason === 'conflict') return text;
  if (reason !== 'banned') return t(`online-error-${reason}`);
  const why = ban?.reason ?? '';
  if (!ban?.until) return t('online-error-banned', { reason: why });
  const date = formatDate(ban.until, { dateStyle: 'long', timeZone: 'UTC' });
  return t('online-error-banned-until', { reason: why, date });
}

function refusal(text: string): ApiRefusal {
  try {
    const problem = JSON.parse(text) as ApiError;
    return new ApiRefusal(problem.reason, problemWords(problem), problem.course);
  } catch {
    // The response comes from a proxy, or from a server without an API.
    return new ApiRefusal('unavailable', t('online-error-unavailable'));
  }
}
