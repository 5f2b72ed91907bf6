// Lists the player's own matches: those saved on this device, and those finished online.
import { all, type SavedTable } from '../../core/saved';
import { summary, type Summary } from '../../games/summary';
import type { MatchSetup, OwnTable, SeatResult, TableInfo } from '../../generated/protocol';
import { hasKey } from '../../online/has-key';
import { personName, YOU } from '../../lib/texts.svelte';

export interface Match extends Summary {
  online: boolean;
  /** The score of each seat; null until the match is over, or while the score is unknown. */
  totals: number[] | null;
  /** The course file of the first course; null in Carramboule, or while unknown. */
  file: string | null;
}

const fileOf = (setup: MatchSetup) =>
  'golf' in setup ? (setup.golf.courses[0]?.file ?? null) : null;

/**
 * Converts a saved table to a list entry. Returns null for a table whose match has not started, and
 * for the daily course, which has its own screen.
 */
export function keptMatch(table: SavedTable): Match | null {
  const about = summary(table);
  const created = table.events[0]?.what;
  if (!about || created?.type !== 'created') return null;
  if (table.status === 'waiting' || table.id.startsWith('daily-')) return null;
  const ended = table.events.find(({ what }) => what.type === 'ended')?.what;
  return {
    ...about,
    online: false,
    totals: ended?.type === 'ended' ? totalsOf(ended.results) : null,
    file: fileOf(created.setup),
  };
}

const totalsOf = (results: SeatResult[]) => results.map(({ total }) => total);

/**
 * Converts a table from the server's list. Returns null if its match is not over. The result of the
 * match is requested later.
 */
export function onlineMatch({ table, seats }: OwnTable): Match | null {
  if (table.status !== 'over') return null;
  return {
    id: table.table,
    game: table.game,
    over: true,
    changed: table.updated,
    players: table.seats.map(({ name, kind }, seat) => ({
      name: seats.includes(seat) ? (YOU.en ?? name) : name && personName(name, false),
      kind,
      balls: [],
    })),
    mode: table.mode,
    courses: table.courses,
    course: 0,
    winners: [],
    online: true,
    totals: null,
    file: null,
  };
}

/** Adds the server's details to an online match: balls, result and course. */
export function withInfo(match: Match, { snapshot: { setup, view } }: TableInfo): Match {
  const golf = 'golf' in setup ? setup.golf : null;
  return {
    ...match,
    players: match.players.map((player, seat) => ({ ...player, balls: golf?.balls[seat] ?? [] })),
    winners: view.results?.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) ?? [],
    totals: view.results && totalsOf(view.results),
    file: fileOf(setup),
  };
}

export const newestFirst = (matches: Match[]) =>
  [...matches].sort((one, other) => other.changed - one.changed);

export async function keptMatches(): Promise<Match[]> {
  // Without storage, there are no saved matches.
  const tables = await all().catch(() => []);
  return tables.flatMap((table) => keptMatch(table) ?? []);
}

/**
 * Returns the matches finished online. Without a server or an account, the list is empty. This
 * never creates an account.
 */
export async function onlineMatches(): Promise<Match[]> {
  if (!hasKey()) return [];
  try {
    const { ask } = await import('../../online/api');
    const tables = await ask<OwnTable[]>('GET', '/me/tables');
    return tables.flatMap((own) => onlineMatch(own) ?? []);
  } catch {
    return [];
  }
}

/** Returns an online match with its result; unchanged if the server does not respond. */
export async function asked(match: Match): Promise<Match> {
  try {
    const { ask } = await import('../../online/api');
    return withInfo(match, await ask<TableInfo>('GET', `/tables/${match.id}`));
  } catch {
    return match;
  }
}
