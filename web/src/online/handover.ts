// From one table to the next: seats that are to be taken on arrival.
const KEY = 'carambole-seats';

export interface Handover {
  table: string;
  seats: { seat: number; name: string }[];
  /** Whether nothing more has to be asked. */
  ready: boolean;
}

export function handOver(next: Handover): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then the seats are taken by hand.
  }
}

/** What was handed over for a table; it is told once. */
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
