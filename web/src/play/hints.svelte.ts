// What the page says once on a device, until it has been used.
const KEY = 'carambole-said';

export type Hint = 'endings' | 'impulses' | 'holed';

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

export function saidOnce(hint: Hint): void {
  if (!unsaid(hint)) return;
  said = [...said, hint];
  try {
    localStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // A browser that keeps nothing says it again.
  }
}
