// Makes sure that only one tab plays a local table; other tabs follow it. Tabs use the browser's
// locks.
// A page without a secure context has no locks: there, only the database keeps tabs from
// overwriting each other's strokes.

export interface Hold {
  release(): void;
}

const nameOf = (table: string) => `carambole-table/${table}`;
/** A tab that is being closed keeps its tables for a moment, in milliseconds. */
const MOMENT = 200;

/**
 * Takes a table; with `steal`, also from another tab. Returns null if another tab has it. `lost` is
 * called when another tab takes it over later.
 */
export async function hold(table: string, steal: boolean, lost: () => void): Promise<Hold | null> {
  if (!('locks' in navigator)) return { release() {} };
  const held = await take(table, steal, lost);
  if (held || !(await whenFree(table, AbortSignal.timeout(MOMENT)))) return held;
  return take(table, steal, lost);
}

/** Takes a table if it is free, or in any case with `steal`. */
function take(table: string, steal: boolean, lost: () => void): Promise<Hold | null> {
  return new Promise((resolve, reject) => {
    let held = false;
    navigator.locks
      .request(nameOf(table), steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        held = true;
        return new Promise<void>((release) => resolve({ release }));
      })
      .catch((problem: unknown) => (held ? lost() : reject(problem)));
  });
}

/** Resolves to true when no tab holds the table any more, or to false if the wait was aborted. */
export async function whenFree(table: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(nameOf(table), { signal }, () => {});
    return true;
  } catch {
    return false;
  }
}
