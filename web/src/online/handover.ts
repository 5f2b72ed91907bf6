// Passes seats from one table to the next, to be taken on arrival.
const KEY = 'carambole-seats';

export interface Handover {
  table: string;
  seats: { seat: number; name: string }[];
  /** Whether the player is ready without being asked again. */
  ready: boolean;
}

export function handOver(next: Handover): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // On failure the seats are taken by hand.
  }
}

/** Returns what was handed over for a table, once. */
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
