// Uses the browser's locks to make sure that only one tab plays a local table; other tabs follow
// it. A page without a secure context has no locks. Then only the database keeps tabs from
// overwriting each other's strokes.

export interface Hold {
  release(): void;
}

const nameOf = (table: string) => `carambole-table/${table}`;
/** How long to wait for a lock that a closing tab may still hold, in milliseconds. */
const MOMENT = 200;

/**
 * Takes the lock of a table; with `steal`, even from another tab. Returns null if another tab holds
 * the lock. `lost` is called if another tab later takes over the table.
 */
export async function hold(table: string, steal: boolean, lost: () => void): Promise<Hold | null> {
  if (!('locks' in navigator)) return { release() {} };
  const held = await take(table, steal, lost);
  if (held || !(await whenFree(table, AbortSignal.timeout(MOMENT)))) return held;
  return take(table, steal, lost);
}

/** Takes the lock of a table if it is free; with `steal`, even if it is not. */
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

/** Resolves to true when no tab holds the table any longer, or to false if the wait is aborted. */
export async function whenFree(table: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(nameOf(table), { signal }, () => {});
    return true;
  } catch {
    return false;
  }
}
