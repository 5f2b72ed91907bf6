// The current time by the server's clock.

/** How far the server's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** Returns the current time by the server's clock. */
export function hostNow(): number {
  return Date.now() + ahead;
}

/**
 * Reads the server's time from a response's `Date` header. It has only whole seconds, so small
 * differences are ignored.
 */
export function compare(date: string | null): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told + 500 - Date.now();
  ahead = Math.abs(difference) < 2000 ? 0 : difference;
}
