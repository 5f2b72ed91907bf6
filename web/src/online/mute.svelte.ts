// Mutes the chat for players who do not want it.
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
    // Works without storage, for this visit.
  }
}
