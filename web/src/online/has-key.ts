// Known without loading anything more: whether this browser has played online.

/** Where the browser keeps who one is online. */
export const KEY = 'carambole-online';
/** Where the board of the day once kept a player of its own. */
export const OLD = 'carambole.player';

export function hasKey(): boolean {
  try {
    return [KEY, OLD].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
