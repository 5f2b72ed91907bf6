// The lines in a chart of winning chances. Two players share one line, because the second player's
// chance is the rest.
import type { FilmChances, ShotAdvice } from '../generated/protocol';

export interface ChanceLine {
  seat: number;
  /** The chance before the first stroke; null if unknown. */
  begin: number | null;
  /** The chance after each stroke of the record; null if unknown. */
  values: (number | null)[];
}

/**
 * Returns the chart's only line for a Carramboule match: the first seat's chance to win the round,
 * after each shot.
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
 * Returns the chart's lines for a match in carom mode: each player's chance to win the match, or
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

/** Returns the steps of shots that cost at least 15 percentage points of the chance to win. */
export function slips(shots: ReadonlyMap<number, ShotAdvice>): Set<number> {
  const much = [...shots.values()].filter(({ best, after }) => best - after >= 0.15);
  return new Set(much.map(({ step }) => step));
}
