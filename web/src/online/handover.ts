// Hands over a player's seats to the page of another table, which takes them when it opens.
const KEY = 'carambole-seats';

export interface Handover {
  table: string;
  seats: { seat: number; name: string }[];
  /** Whether to declare the player ready without asking. */
  ready: boolean;
}

export function handOver(next: Handover): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, players take their seats by hand.
  }
}

/**
 * Returns the seats handed over to a table, and clears them from storage; null if there are none.
 */
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
