// Matches between computer players, for tests.
import { Host, record_of } from '../src/generated/game/browser';
import type { NewLocalTable } from '../src/generated/protocol';

/**
 * Plays a match between computer players and returns its record. The same input gives the same
 * record. The core must be initialised.
 */
export function matchOfComputers(table: NewLocalTable, secret: Uint8Array, seed: bigint): string {
  const host = Host.open(JSON.stringify(table), secret, seed, 0);
  while (host.awaits_computer()) host.computer_turn(0);
  return record_of(host.events_since(0));
}
