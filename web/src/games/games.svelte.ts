// The games kept on this device.
import { all, forget, type SavedTable } from '../core/saved';
import { summary, type Summary } from './summary';

let games = $state.raw<Summary[] | null>(null);

/** All games, the one played last first; null until they are read. Reactive. */
export function keptGames(): Summary[] | null {
  return games;
}

export async function readGames(): Promise<void> {
  let tables: SavedTable[] = [];
  try {
    tables = await all();
  } catch {
    // A browser that keeps nothing has no games.
  }
  // A table that nobody has played at yet is not worth a line.
  // The try at the course of a day has a screen of its own, and cannot be begun again by removing it.
  games = tables
    .filter((table) => table.status !== 'waiting' && !table.id.startsWith('daily-'))
    .flatMap((table) => summary(table) ?? []);
}

export async function removeGame(id: string): Promise<void> {
  await forget(id);
  await readGames();
}
