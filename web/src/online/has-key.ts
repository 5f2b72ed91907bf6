// Finds out whether this browser has played online, without loading other modules.

/** The storage key of the online identity. */
export const KEY = 'carambole-online';
/** The storage key of the separate identity that the daily leaderboard once used. */
export const OLD = 'carambole.player';

export function hasKey(): boolean {
  try {
    return [KEY, OLD].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
