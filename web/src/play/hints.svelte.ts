// Hints shown once per device, until the feature has been used.
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
// Follows hints shown in another tab, and cleared storage.
if (typeof window !== 'undefined') window.addEventListener('storage', () => (said = read()));

/** Whether a hint still has to be shown. Reactive. */
export function unsaid(hint: Hint): boolean {
  return !said.includes(hint);
}

/** The best choices are highlighted until the players here have holed this many balls. */
const LIT_HOLES = 5;
const HOLED_KEY = 'carambole-holed';

/** Whether the best choice is highlighted. Reactive. */
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
    // Without storage the hint is shown again.
  }
}
