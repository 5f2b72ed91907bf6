// Formats numbers, lists, dates and durations in the user's language. Reactive.
import { language, locale } from './texts.svelte';
import { DAY, HOUR, MINUTE } from './time';

/** Options for two decimals. */
const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats a number with a true minus sign. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value).replace('-', '−');
}

/** Formats a number with a fixed number of decimals. */
export function decimal(value: number, digits = 2): string {
  return formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats a difference with its sign, such as "+1.20" or "−0.40". Zero has no sign. */
export function gain(value: number, options: Intl.NumberFormatOptions = TWO): string {
  return formatNumber(value, { ...options, signDisplay: 'exceptZero' });
}

export function percent(share: number, digits = 0): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: digits });
}

/**
 * Formats a whole number with a true minus sign. Use it for small numbers, because starting the
 * browser's number formatter takes tens of milliseconds.
 */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Formats half points as text, such as "7" or "7½". */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}

/** Joins items to a list, such as "Ana, Bo and Iris". */
export function formatList(items: string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}

/** Returns the text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function formatDate(at: number | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** Formats a past time as text: "5 minutes ago", "yesterday", or the date. */
export function when(then: number, now = Date.now()): string {
  const ago = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return formatDate(then, { dateStyle: 'medium' });
}

function inUnit(
  count: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  unitDisplay: 'short' | 'long',
): string {
  return formatNumber(count, { style: 'unit', unit, unitDisplay });
}

/**
 * Formats the time left, for example "2 days 3 hr", "3 hr 20 min" or "4:05". Rounds seconds up, so
 * the result is zero only at the end.
 */
export function left(ms: number): string {
  if (ms >= DAY)
    return `${inUnit(Math.floor(ms / DAY), 'day', 'short')} ${inUnit(Math.floor((ms % DAY) / HOUR), 'hour', 'short')}`;
  if (ms >= HOUR)
    return `${inUnit(Math.floor(ms / HOUR), 'hour', 'short')} ${inUnit(Math.floor((ms % HOUR) / MINUTE), 'minute', 'short')}`;
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats a duration that a user has set, for example "3 days", "5 minutes" or "10 seconds". */
export function span(ms: number): string {
  if (ms % DAY === 0) return inUnit(ms / DAY, 'day', 'long');
  if (ms % HOUR === 0) return inUnit(ms / HOUR, 'hour', 'long');
  if (ms % MINUTE === 0) return inUnit(ms / MINUTE, 'minute', 'long');
  return inUnit(ms / 1000, 'second', 'long');
}
