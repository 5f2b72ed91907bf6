// Days in the form `2026-11-15`, and streaks.

/** The first day with a course. */
export const FIRST_DAY = '2026-11-01';

const two = (number: number) => String(number).padStart(2, '0');

/** Returns the day of a moment by this device's clock. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Uses midday, so that no clock change moves it into another day. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns the day this many days later. */
export function shifted(day: string, by: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** Returns the number of a day, from 1. */
export function numberOf(day: string): number {
  return 1 + Math.round((dateOf(day).getTime() - dateOf(FIRST_DAY).getTime()) / 86_400_000);
}

/** Returns whether a text is a day that can be played, up to today. */
export function isPlayable(day: string, today: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    dayOf(dateOf(day)) === day &&
    FIRST_DAY <= day &&
    day <= today
  );
}

/** Returns the days of a month (`2026-11`) in weeks from Monday; null outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = [];
  const first = `${month}-01`;
  const before = (dateOf(first).getDay() + 6) % 7;
  for (let place = 0; place < before; place++) days.push(null);
  for (let day = first; day.startsWith(month); day = shifted(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

export interface Streaks {
  /**
   * Days of the current streak: until today, or until yesterday while today can still be played.
   */
  now: number;
  best: number;
  played: number;
}

/** Days that can be missed; the next missed day ends the streak. */
const FORGIVEN = 1;

/** Returns the streaks of the days that counted. */
export function streaks(counted: Iterable<string>, today: string): Streaks {
  const days = [...new Set(counted)].sort();
  let length = 0;
  let best = 0;
  let before = '';
  /** Whether a streak that ended on one day continues on another. */
  const goesOn = (ended: string, day: string) =>
    ended !== '' && day <= shifted(ended, 1 + FORGIVEN);
  for (const day of days) {
    length = goesOn(before, day) ? length + 1 : 1;
    best = Math.max(best, length);
    before = day;
  }
  return { now: goesOn(before, today) ? length : 0, best, played: days.length };
}

/** Returns the milliseconds until the next day. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
