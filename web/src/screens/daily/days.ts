// Days in the form `2026-11-15`, and streaks of days.
import { DAY } from '../../lib/time';

/** The first day that has a daily course. */
export const FIRST_DAY = '2026-11-01';

const two = (number: number) => String(number).padStart(2, '0');

/** Returns the day on which a point in time falls, by this device's clock. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Returns midday on a day as a date. No clock change can move midday to another day. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns the day that is `by` days later. */
export function shifted(day: string, by: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** Returns the number of a daily course, counted from 1. */
export function numberOf(day: string): number {
  return 1 + Math.round((dateOf(day).getTime() - dateOf(FIRST_DAY).getTime()) / DAY);
}

/** Returns whether `day` is a valid date that has a daily course and is not after `today`. */
export function isPlayable(day: string, today: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    dayOf(dateOf(day)) === day &&
    FIRST_DAY <= day &&
    day <= today
  );
}

/** Returns a month such as `2026-11` as weeks from Monday, with null for days in other months. */
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
  /** The number of days in the current streak; 0 if the last streak has ended. */
  now: number;
  best: number;
  played: number;
}

/** The number of consecutive days that can be missed without ending the streak. */
const FORGIVEN = 1;

/**
 * Returns the current and the longest streak. `counted` lists the days that count towards a streak.
 */
export function streaks(counted: Iterable<string>, today: string): Streaks {
  const days = [...new Set(counted)].sort();
  let length = 0;
  let best = 0;
  let before = '';
  /** Whether a streak continues on `day` if its last day was `ended`. */
  const goesOn = (ended: string, day: string) =>
    ended !== '' && day <= shifted(ended, 1 + FORGIVEN);
  for (const day of days) {
    length = goesOn(before, day) ? length + 1 : 1;
    best = Math.max(best, length);
    before = day;
  }
  return { now: goesOn(before, today) ? length : 0, best, played: days.length };
}

/** Returns the number of milliseconds until the next day. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
