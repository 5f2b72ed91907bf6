// The lines in a chart of winning chances. Two players share one line, because their chances add up
// to 1.
import type { FilmChances, ShotAdvice } from '../../generated/protocol';

export interface ChanceLine {
  seat: number;
  /** The chance before the first stroke; null if unknown. */
  begin: number | null;
  /** The chance after each stroke of the record; null if unknown. */
  values: (number | null)[];
}

/**
 * Returns the only line in the chart of a Carramboule match: the first seat's chance of winning the
 * round, after each shot.
 */
export function shotLines(
  strokes: readonly number[],
  shots: ReadonlyMap<number, ShotAdvice>,
): ChanceLine[] {
  const values = strokes.map((step) => {
    const shot = shots.get(step);
    if (!shot) return null;
    return shot.seat === 0 ? shot.after : 1 - shot.after;
  });
  return [{ seat: 0, begin: null, values }];
}

/**
 * Returns the lines in the chart of a carom match: each player's chance of winning the match, or
 * only the first player's if there are two players.
 */
export function winningLines(strokes: readonly number[], chances: FilmChances): ChanceLine[] {
  const found = new Map(chances.strokes.map((stroke) => [stroke.step, stroke.chances]));
  const lines = chances.begin.map((begin, seat) => ({
    seat,
    begin,
    values: strokes.map((step) => found.get(step)?.[seat] ?? null),
  }));
  return lines.length === 2 ? lines.slice(0, 1) : lines;
}

/**
 * Returns the steps of the shots after which the chance of winning was at least 15 percentage
 * points lower than after the best shot.
 */
export function slips(shots: ReadonlyMap<number, ShotAdvice>): Set<number> {
  const much = [...shots.values()].filter(({ best, after }) => best - after >= 0.15);
  return new Set(much.map(({ step }) => step));
}
