// A setting that mutes the chat.
const KEY = 'carambole-mute';
let silent = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'yes');

/** Returns whether the chat is muted. Reactive. */
export function muted(): boolean {
  return silent;
}

export function mute(yes: boolean): void {
  silent = yes;
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the setting is lost on closing the page.
  }
}
