// What the page says once on a device, until it has been used.
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
// A hint that another tab has shown, or a device that has been cleared.
if (typeof window !== 'undefined') window.addEventListener('storage', () => (said = read()));

/** Whether it is still to be said. Reactive. */
export function unsaid(hint: Hint): boolean {
  return !said.includes(hint);
}

/** A newcomer's first choices are lit until this many of their balls are in the hole. */
const LIT_HOLES = 5;
const HOLED_KEY = 'carambole-holed';

/** Whether the best choice is lit. Reactive. */
export function isLit(): boolean {
  return unsaid('holed');
}

/** A ball of a player here is in the hole. */
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
    // A browser that keeps nothing says it again.
  }
}
