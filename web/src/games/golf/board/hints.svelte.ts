// Remembers which hints this device has shown. A hint is shown until its feature has been used.
const KEY = 'carambole-said';

export type Hint = 'endings' | 'impulses' | 'holed' | `met-${string}`;

function read(): Hint[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Hint[];
  } catch {
    return [];
  }
}

let said = $state.raw(read());
// Follows changes from another tab: a hint was shown there, or storage was cleared.
if (typeof window !== 'undefined') window.addEventListener('storage', () => (said = read()));

/** Returns whether a hint still has to be shown. Reactive. */
export function unsaid(hint: Hint): boolean {
  return !said.includes(hint);
}

/** The best choices are highlighted until this many balls have been holed on this device. */
const LIT_HOLES = 5;
const HOLED_KEY = 'carambole-holed';

/** Returns whether the best choices are highlighted. Reactive. */
export function isLit(): boolean {
  return unsaid('holed');
}

/** Counts a holed ball of a local player. */
export function countHoled(): void {
  if (!isLit()) return;
  try {
    const count = Number(localStorage.getItem(HOLED_KEY)) + 1;
    localStorage.setItem(HOLED_KEY, String(count));
    if (count >= LIT_HOLES) saidOnce('holed');
  } catch {
    saidOnce('holed');
  }
}

export function saidOnce(hint: Hint): void {
  if (!unsaid(hint)) return;
  said = [...said, hint];
  try {
    localStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // Without storage the hint appears again next time.
  }
}
