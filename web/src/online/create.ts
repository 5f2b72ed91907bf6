// Creating a table: the one who does has a seat at it.
import type { SeatKind, TableLink, TableSetup } from '../generated/protocol';
import { go } from '../ui/router.svelte';
import { ask } from './api';
import { handOver } from './handover';
import { ensurePlayer } from './player';
import { newTable, type Terms } from './terms';

export async function create(
  setup: TableSetup,
  seats: SeatKind[],
  terms: Terms,
  name: string,
): Promise<void> {
  await ensurePlayer(name);
  const { table } = await ask<TableLink>('POST', '/tables', newTable(setup, seats, terms));
  const seat = seats.findIndex((kind) => kind.type === 'person');
  handOver({ table, seats: [{ seat, name }], ready: false });
  go(`/t/${table}`);
}
