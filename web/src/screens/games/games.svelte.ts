// The games saved on this device.
import { all, forget, type SavedTable } from '../../core/saved';
import { summary, type Summary } from '../../games/summary';

let games = $state.raw<Summary[] | null>(null);

/**
 * Returns the saved games for the list, most recently changed first; null until they are loaded.
 * Reactive.
 */
export function keptGames(): Summary[] | null {
  return games;
}

export async function readGames(): Promise<void> {
  let tables: SavedTable[] = [];
  try {
    tables = await all();
  } catch {
    // Without storage, there are no saved games.
  }
  // Tables that have not started are not listed. The daily try is not listed either: it has its own
  // screen, and deleting it here would allow a second try.
  games = tables
    .filter((table) => table.status !== 'waiting' && !table.id.startsWith('daily-'))
    .flatMap((table) => summary(table) ?? []);
}

export async function removeGame(id: string): Promise<void> {
  await forget(id);
  await readGames();
}
