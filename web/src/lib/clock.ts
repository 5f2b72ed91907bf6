// Keeps track of the time by the server's clock.

/** How far the server's clock is ahead of this device's clock, in milliseconds. */
let ahead = 0;

/** Returns the current time by the server's clock, in milliseconds since 1970. */
export function hostNow(): number {
  return Date.now() + ahead;
}

/**
 * Estimates the server's time from the `Date` header of a response. The header has only full
 * seconds, so small differences are ignored.
 */
export function compare(date: string | null): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told + 500 - Date.now();
  ahead = Math.abs(difference) < 2000 ? 0 : difference;
}
