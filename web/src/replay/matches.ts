// One's own matches: those kept on this device, and those that were finished online.
import { all, type SavedTable } from '../core/saved';
import { summary, type Summary } from '../games/summary';
import type { MatchSetup, OwnTable, SeatResult, TableInfo } from '../generated/protocol';
import { hasKey } from '../online/has-key';
import { personName, YOU } from '../texts/texts.svelte';

export interface Match extends Summary {
  online: boolean;
  /** What every seat came to; null before the end, or while that is not known. */
  totals: number[] | null;
  /** Mini golf: the file of its first course; null while it is not known. */
  file: string | null;
}

const fileOf = (setup: MatchSetup) =>
  'golf' in setup ? (setup.golf.courses[0]?.file ?? null) : null;

/** Null for what nobody has played at, and for the try at the course of a day, which has a screen of its own. */
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

/** A finished table of the host's list; who won is asked for later. */
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

/** With what the host says about it besides. */
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
  // A browser that keeps nothing has none.
  const tables = await all().catch(() => []);
  return tables.flatMap((table) => keptMatch(table) ?? []);
}

/** None without a host, or for whoever has never played online: nobody becomes a player by looking. */
export async function onlineMatches(): Promise<Match[]> {
  if (!hasKey()) return [];
  try {
    const { ask } = await import('../online/api');
    const tables = await ask<OwnTable[]>('GET', '/me/tables');
    return tables.flatMap((own) => onlineMatch(own) ?? []);
  } catch {
    return [];
  }
}

/** An online match with its result; as it was if the host does not say. */
export async function asked(match: Match): Promise<Match> {
  try {
    const { ask } = await import('../online/api');
    return withInfo(match, await ask<TableInfo>('GET', `/tables/${match.id}`));
  } catch {
    return match;
  }
}
