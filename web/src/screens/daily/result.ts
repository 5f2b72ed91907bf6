// The result of a daily course: the only try that counts, as saved on the device.
import type { DailyCourse, DailyJudged, Event } from '../../generated/protocol';
import { core, study } from '../../core/core';
import { storeValue, storedValues } from '../../core/saved';
import type { TableLink } from '../../core/table';
import { dayOf } from './days';

export interface DailyResult {
  day: string;
  /** The score: strokes plus tokens. */
  total: number;
  strokes: number;
  par: number;
  fate: 'holed' | 'out' | 'left';
  /**
   * Whether the try was started on the day of the course, and therefore counts towards the streak.
   */
  onTime: boolean;
  /** For each stroke, what its choices cost, in strokes; null if this is not known. */
  choices: number[] | null;
  skill: number | null;
  luck: number | null;
  /** Whether the result was sent to the leaderboard. */
  sent: boolean;
}

const PLACE = 'daily/';

export function readResults(): Promise<DailyResult[]> {
  return storedValues<DailyResult>(PLACE);
}

export function keepResult(result: DailyResult): Promise<void> {
  return storeValue(PLACE + result.day, result);
}

/** Judges and saves the result of a finished table. Returns null if the table is not finished. */
export async function settle(table: TableLink, course: DailyCourse): Promise<DailyResult | null> {
  const { view, events } = table;
  const own = view.results?.[0];
  const game = view.game && 'golf' in view.game ? view.game.golf : null;
  if (view.status !== 'over' || !own) return null;
  const mark = Object.values(game?.pads[0] ?? {})[0];
  const judged = await judge(events);
  const result: DailyResult = {
    day: course.day,
    total: own.total,
    strokes: strokesIn(events),
    par: course.par,
    fate: own.withdrawn ? 'left' : mark?.holed ? 'holed' : 'out',
    onTime: dayOf(new Date(events[0]?.at ?? 0)) === course.day,
    choices: judged?.choices ?? null,
    skill: judged?.skill ?? null,
    luck: judged?.luck ?? null,
    sent: false,
  };
  await keepResult(result);
  return result;
}

async function judge(events: Event[]): Promise<DailyJudged | null> {
  try {
    return await study.judgeDaily(await core.recordOf(events));
  } catch {
    // The result counts even if its luck and skill cannot be judged.
    return null;
  }
}

function strokesIn(events: Event[]): number {
  return events.filter(({ what }) => {
    if (what.type !== 'acted' || !('golf' in what.action)) return false;
    return what.action.golf.type === 'play' || what.action.golf.type === 'pass';
  }).length;
}
