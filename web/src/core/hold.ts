// One tab plays a table of this device; others follow it. Browsers tell tabs apart by locks; a page that is not
// delivered safely has none, and there the database alone keeps them from undoing each other's strokes.

export interface Hold {
  release(): void;
}

const nameOf = (table: string) => `carambole-table/${table}`;
/** A tab that is just being left still has its tables for a moment. */
const MOMENT = 200;

/**
 * Takes a table, from another tab if `steal` says so. Null if another tab has it. `lost` is called when another tab
 * takes it over later.
 */
export async function hold(table: string, steal: boolean, lost: () => void): Promise<Hold | null> {
  if (!('locks' in navigator)) return { release() {} };
  const held = await take(table, steal, lost);
  if (held || !(await whenFree(table, AbortSignal.timeout(MOMENT)))) return held;
  return take(table, steal, lost);
}

/** Takes a table that is free now, or anybody's if `steal` says so. */
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

/** Resolves when no tab has the table any more; false if that was not waited for to the end. */
export async function whenFree(table: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(nameOf(table), { signal }, () => {});
    return true;
  } catch {
    return false;
  }
}
