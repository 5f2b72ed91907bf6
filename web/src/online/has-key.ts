// Says whether this browser has played online, without loading other modules.

/** The name under which the online identity is stored. */
export const KEY = 'carambole-online';
/** The name under which the daily leaderboard once stored an identity of its own. */
export const OLD = 'carambole.player';

export function hasKey(): boolean {
  try {
    return [KEY, OLD].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
