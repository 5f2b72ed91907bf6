// A fake online table for the panels beside the game, with plain values instead of a connection.
import type { RemoteTable } from '../../src/core/remote.svelte';
import type { SeatView, View } from '../../src/generated/protocol';

export const seat = (name: string | null, more: Partial<SeatView> = {}): SeatView => ({
  kind: { type: 'person' },
  name,
  ready: false,
  rematch: false,
  withdrawn: false,
  left_ms: null,
  ...more,
});

/** Returns a table for two players, as Ana in the first seat sees it. */
export function remoteTable(
  more: Partial<Omit<RemoteTable, 'view'>> & { view?: Partial<View> } = {},
): RemoteTable {
  const { view, ...rest } = more;
  return {
    id: 'abc',
    online: true,
    connection: 'connected',
    live: true,
    name: 'Ana',
    seats: [0],
    here: [true, true],
    spectators: 0,
    chat: 'phrases',
    said: [],
    clock: null,
    host: false,
    absence: null,
    setup: { carramboule: { starts: 0 } },
    say: () => true,
    send: async () => ({ type: 'accepted', version: 2 }),
    whenLive: async () => {},
    ...rest,
    view: {
      version: 1,
      status: 'waiting',
      seats: [seat('Ana'), seat('Bo')],
      turn: null,
      deadline: null,
      results: null,
      game: null,
      ...view,
    },
  } as unknown as RemoteTable;
}
