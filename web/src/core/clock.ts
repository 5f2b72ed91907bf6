// What time it is where a table is hosted.

/** By how much the host's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** Now, by the host's clock. */
export function hostNow(): number {
  return Date.now() + ahead;
}

/** Takes what the host says of its time (`Date` of an answer): only whole seconds, so small differences are none. */
export function compare(date: string | null): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told + 500 - Date.now();
  ahead = Math.abs(difference) < 2000 ? 0 : difference;
}
