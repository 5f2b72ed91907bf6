// Formats durations as briefly as possible.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function unit(
  count: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  language: string,
  display: 'short' | 'long',
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(
    count,
  );
}

/**
 * Formats the time left, for example "2 days 3 hr", "3 hr 20 min" or "4:05". Rounds seconds up, so
 * the result is zero only at the end.
 */
export function left(ms: number, language: string): string {
  if (ms >= DAY)
    return `${unit(Math.floor(ms / DAY), 'day', language, 'short')} ${unit(Math.floor((ms % DAY) / HOUR), 'hour', language, 'short')}`;
  if (ms >= HOUR)
    return `${unit(Math.floor(ms / HOUR), 'hour', language, 'short')} ${unit(Math.floor((ms % HOUR) / MINUTE), 'minute', language, 'short')}`;
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats a duration that a user has set, for example "3 days", "5 minutes" or "10 seconds". */
export function span(ms: number, language: string): string {
  if (ms % DAY === 0) return unit(ms / DAY, 'day', language, 'long');
  if (ms % HOUR === 0) return unit(ms / HOUR, 'hour', language, 'long');
  if (ms % MINUTE === 0) return unit(ms / MINUTE, 'minute', language, 'long');
  return unit(ms / 1000, 'second', language, 'long');
}
