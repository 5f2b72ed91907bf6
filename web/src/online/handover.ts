// Passes a player's seats on to the next table, where the player takes them on arrival.
const KEY = 'carambole-seats';

export interface Handover {
  table: string;
  seats: { seat: number; name: string }[];
  /** Whether the player counts as ready without being asked again. */
  ready: boolean;
}

export function handOver(next: Handover): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // If this fails, players take their seats by hand.
  }
}

/** Returns the seats passed on to a table, only once; null if there are none. */
export function taken(table: string): Handover | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Handover | null;
    if (kept?.table !== table) return null;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
