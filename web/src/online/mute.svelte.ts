// Whoever does not want to be talked to hears nothing.
const KEY = 'carambole-mute';
let silent = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'yes');

/** Reactive. */
export function muted(): boolean {
  return silent;
}

export function mute(yes: boolean): void {
  silent = yes;
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Good for this visit.
  }
}
