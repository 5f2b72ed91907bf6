// The terms of an online table.
import type { ChatRule, Clock, CreateTable, SeatKind, TableSetup } from '../generated/protocol';
import { DAY, MINUTE } from '../lib/time';

export const MOVES = [1, 2, 5, 15].map((minutes) => minutes * MINUTE);
export const MATCHES = [3, 5, 10, 20].map((minutes) => minutes * MINUTE);
/** The time added per move if the clock limits the complete match, in milliseconds. */
const INCREMENT = 10_000;
export const DAYS = [1, 3, 7].map((days) => days * DAY);

export interface Terms {
  /** Whether the lobby lists the table. */
  open: boolean;
  clock: 'off' | 'move' | 'match' | 'days';
  move: number;
  match: number;
  days: number;
  chat: ChatRule;
  /** Whether the match should be rated, if its setup allows it. */
  rated: boolean;
}

export const FIRST_TERMS: Terms = {
  open: false,
  clock: 'off',
  move: 5 * MINUTE,
  match: 10 * MINUTE,
  days: 3 * DAY,
  chat: 'phrases',
  rated: true,
};

export function clockOf(terms: Terms): Clock | null {
  if (terms.clock === 'off') return null;
  if (terms.clock === 'match')
    return { turn_ms: null, total_ms: terms.match, increment_ms: INCREMENT };
  return { turn_ms: terms[terms.clock], total_ms: null, increment_ms: 0 };
}

export function newTable(setup: TableSetup, seats: SeatKind[], terms: Terms): CreateTable {
  // Free text is allowed only at tables by invitation.
  const chat = terms.open && terms.chat === 'free' ? 'phrases' : terms.chat;
  const wanted = { setup, seats, clock: clockOf(terms), open: terms.open, chat };
  return terms.rated ? wanted : { ...wanted, rated: false };
}

const KEY = 'carambole-online-terms';

export function lastTerms(): Terms {
  try {
    return { ...FIRST_TERMS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Terms>) };
  } catch {
    return { ...FIRST_TERMS };
  }
}

export function keepTerms(terms: Terms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Without storage, the terms are not remembered.
  }
}
