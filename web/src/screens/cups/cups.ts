// Server requests about cups: listing, creating and starting them.
import type {
  Cup,
  CupBoard,
  CupDeciding,
  CupEntry,
  CupList,
  CupSeason,
  NewCup,
} from '../../generated/protocol';
import { ask, ApiRefusal } from '../../online/api';
import { key, notKnown } from '../../online/identity.svelte';
import { t } from '../../lib/texts.svelte';

export const WEEKLY = 'weekly';

/** Returns the name of a cup. The weekly cup has a translated name. */
export function cupName(cup: Pick<CupEntry, 'id' | 'name'>): string {
  return cup.id === WEEKLY ? t('cups-weekly') : cup.name;
}

/**
 * Requests data from the server. If the server does not know the player's key, sends the request
 * again without the key.
 */
async function look<T>(path: string): Promise<T> {
  try {
    return await ask<T>('GET', path);
  } catch (problem) {
    if (!(problem instanceof ApiRefusal) || problem.reason !== 'unknown') throw problem;
    notKnown();
    return ask<T>('GET', path);
  }
}

const at = (id: string) => `/cups/${encodeURIComponent(id)}`;

export const readCups = () => look<CupList>('/cups');
export const readCup = (id: string) => look<Cup>(at(id));
export const readSeason = (id: string) => look<CupSeason | null>(`${at(id)}/season`);
export const readDeciding = (id: string, edition: number) =>
  look<CupDeciding | null>(`${at(id)}/editions/${edition}/deciding`);
export const makeCup = (cup: NewCup) => ask<CupEntry>('POST', '/cups', cup);
export const endCup = (id: string) => ask<void>('DELETE', at(id));

export function isMissing(problem: unknown): boolean {
  return problem instanceof ApiRefusal && problem.reason === 'not-found';
}

/** Reads the standings of an edition repeatedly. The server does not resend unchanged standings. */
export class Standings {
  #tag: string | null = null;

  constructor(
    readonly cup: string,
    readonly edition: number,
  ) {}

  /** Returns the standings, or null if they are unchanged or cannot be read now. */
  async read(): Promise<CupBoard | null> {
    const headers: Record<string, string> = {};
    const own = key();
    if (own) headers.authorization = `Bearer ${own}`;
    if (this.#tag) headers['if-none-match'] = this.#tag;
    const answer = await fetch(`/api${at(this.cup)}/editions/${this.edition}`, { headers }).catch(
      () => null,
    );
    if (answer?.status === 401) {
      notKnown();
      return null;
    }
    if (!answer?.ok) return null;
    this.#tag = answer.headers.get('etag');
    return (await answer.json().catch(() => null)) as CupBoard | null;
  }
}
