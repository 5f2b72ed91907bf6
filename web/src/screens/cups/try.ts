// Opens a player's only try at an edition: a table on the server that is the same on every device.
import { hostNow } from '../../lib/clock';
import { RemoteTable, type RemoteOptions } from '../../core/remote.svelte';
import type { CupBoard, CupStart } from '../../generated/protocol';
import { ask } from '../../online/api';

/**
 * Opens the try, or continues one that was started earlier. Returns null if it is too late to
 * start.
 */
export async function openTry(
  cup: string,
  edition: number,
  options: RemoteOptions,
): Promise<RemoteTable | null> {
  const table = await tableOf(cup, edition);
  return table === null ? null : new RemoteTable(table, options);
}

async function tableOf(cup: string, edition: number): Promise<string | null> {
  const path = `/cups/${encodeURIComponent(cup)}`;
  const board = await ask<CupBoard>('GET', `${path}/editions/${edition}`);
  if (board.table !== null) return board.table;
  // Once this edition is over, the request would start a try at a later edition instead.
  if (hostNow() >= board.ends) return null;
  const start = await ask<CupStart>('POST', `${path}/begin`);
  return start.edition === edition ? start.table : null;
}
