// The last seven days: dice luck and the cost of choices, in strokes.
import { shifted } from './days';
import type { DailyResult } from './result';

export interface WeekDay {
  day: string;
  /**
   * The strokes that the dice saved (above 0) or cost (below 0); null if the day was not played or
   * its luck is not known.
   */
  luck: number | null;
  /**
   * The strokes that bad choices cost, as 0 or a negative number; null if the day was not played or
   * its skill is not known.
   */
  skill: number | null;
}

export interface Week {
  days: WeekDay[];
  luck: number;
  skill: number;
  /** The number of days whose luck and skill are known. */
  judged: number;
}

const DAYS = 7;

export function weekOf(results: Iterable<DailyResult>, today: string): Week {
  const known = new Map([...results].map((result) => [result.day, result]));
  // A result counts extra strokes, whereas the week counts gains.
  const turned = (value: number | null | undefined) => (value == null ? null : 0 - value);
  const days = Array.from({ length: DAYS }, (_, place) => {
    const day = shifted(today, place - DAYS + 1);
    const result = known.get(day);
    return { day, luck: turned(result?.luck), skill: turned(result?.skill) };
  });
  const sum = (of: (day: WeekDay) => number | null) =>
    Number(days.reduce((all, day) => all + (of(day) ?? 0), 0).toFixed(6));
  return {
    days,
    luck: sum((day) => day.luck),
    skill: sum((day) => day.skill),
    judged: days.filter(({ luck, skill }) => luck !== null && skill !== null).length,
  };
}
