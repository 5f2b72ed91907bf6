// The lines of a chart of chances: one per player, or one for two players, since the other has the
// rest.
import type { FilmChances, ShotAdvice } from '../generated/protocol';

export interface ChanceLine {
  seat: number;
  /** Before the first stroke. */
  begin: number | null;
  /** By stroke of the record; null if unknown. */
  values: (number | null)[];
}

/** Carramboule: the first seat's chance to win the round after each shot. */
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

/** Carom mode: the chances to win the match. */
export function winningLines(strokes: readonly number[], chances: FilmChances): ChanceLine[] {
  const found = new Map(chances.strokes.map((stroke) => [stroke.step, stroke.chances]));
  const lines = chances.begin.map((begin, seat) => ({
    seat,
    begin,
    values: strokes.map((step) => found.get(step)?.[seat] ?? null),
  }));
  return lines.length === 2 ? lines.slice(0, 1) : lines;
}

/** Returns the shots that lost much. */
export function slips(shots: ReadonlyMap<number, ShotAdvice>): Set<number> {
  const much = [...shots.values()].filter(({ best, after }) => best - after >= 0.15);
  return new Set(much.map(({ step }) => step));
}
