// Tells whether this browser has played online, without loading anything else.

/** The storage key of the online identity. */
export const KEY = 'carambole-online';
/** The storage key of the daily leaderboard's former separate identity. */
export const OLD = 'carambole.player';

export function hasKey(): boolean {
  try {
    return [KEY, OLD].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
