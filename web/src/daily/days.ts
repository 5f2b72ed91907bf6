// Days as the calendar writes them, `2026-11-15`, and what a row of them comes to.

/** Nothing was played before. */
export const FIRST_DAY = '2026-11-01';

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment, by the clock of this device. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Midday, so that no change of the clocks moves it into another day. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** So many days later. */
export function shifted(day: string, by: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + by);
  return dayOf(date);
}

/** The number of a day, from 1. */
export function numberOf(day: string): number {
  return 1 + Math.round((dateOf(day).getTime() - dateOf(FIRST_DAY).getTime()) / 86_400_000);
}

/** Whether a text is a day that can be played until today. */
export function isPlayable(day: string, today: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    dayOf(dateOf(day)) === day &&
    FIRST_DAY <= day &&
    day <= today
  );
}

/** The days of a month (`2026-11`) in weeks from Monday on; null where the month has none. */
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
  /** Days of the row that still lasts: until today, or until yesterday while today is still to be played. */
  now: number;
  best: number;
  played: number;
}

/** One day left out is forgiven; two one after the other end a row. */
const FORGIVEN = 1;

/** What the days that counted come to. */
export function streaks(counted: Iterable<string>, today: string): Streaks {
  const days = [...new Set(counted)].sort();
  let length = 0;
  let best = 0;
  let before = '';
  /** Whether the row that a day ended goes on with another one. */
  const goesOn = (ended: string, day: string) =>
    ended !== '' && day <= shifted(ended, 1 + FORGIVEN);
  for (const day of days) {
    length = goesOn(before, day) ? length + 1 : 1;
    best = Math.max(best, length);
    before = day;
  }
  return { now: goesOn(before, today) ? length : 0, best, played: days.length };
}

/** Milliseconds until the next day begins. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
