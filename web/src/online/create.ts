// Creates online tables. The creator takes a seat at the new table.
import type { CreateTable, SeatKind, TableLink, TableSetup } from '../generated/protocol';
import { go } from '../ui/router.svelte';
import { t } from '../lib/texts.svelte';
import { ask, ApiRefusal } from './api';
import { handOver } from './handover';
import { ensurePlayer } from './player';
import { newTable, type Terms } from './terms';

/**
 * Returns the handle of the challenged player from the URL; null if anyone with the link may join.
 */
export function challenged(): string | null {
  return new URLSearchParams(location.search).get('to');
}

async function opened(wanted: CreateTable): Promise<string> {
  const handle = challenged();
  if (handle === null) return (await ask<TableLink>('POST', '/tables', wanted)).table;
  if (wanted.seats.filter((seat) => seat.type === 'person').length < 2)
    throw new Error(t('online-challenge-seats', { handle }));
  const path = `/players/${encodeURIComponent(handle)}/challenge`;
  try {
    return (await ask<TableLink>('POST', path, wanted)).table;
  } catch (problem) {
    const refused = problem instanceof ApiRefusal && problem.reason === 'forbidden';
    if (refused) throw new Error(t('online-challenge-refused', { handle }), { cause: problem });
    throw problem;
  }
}

export async function create(
  setup: TableSetup,
  seats: SeatKind[],
  terms: Terms,
  name: string,
): Promise<void> {
  await ensurePlayer(name);
  const table = await opened(newTable(setup, seats, terms));
  const seat = seats.findIndex((kind) => kind.type === 'person');
  handOver({ table, seats: [{ seat, name }], ready: false });
  go(`/t/${table}`);
}
