// Computes what the standings mean for one player.
import type { CupBoard, CupLine } from '../../generated/protocol';
import { formatNumber } from '../../lib/format';

/** Returns the line of the best other player, for comparison with your own. */
export function rivalOf(board: CupBoard): CupLine | null {
  const others = board.lines.filter((line) => !line.own);
  return others[0] ?? null;
}

/**
 * Returns a function that converts a number of strokes to a position on a course's scale, from 0 to
 * 1.
 */
export function scaleOf(board: CupBoard, course: number): (strokes: number) => number {
  const all = board.lines.flatMap((line) => line.scores[course] ?? []);
  const middle = (board.middle[course] ?? 0) / 10;
  const least = Math.min(...all, middle);
  const most = Math.max(...all, middle);
  // The scale spans at least four strokes, so a difference of one stroke never fills it.
  const wide = Math.max(4, most - least);
  const from = least - (wide - (most - least)) / 2;
  return (strokes) => (strokes - from) / wide;
}

/** Formats tenths as a number with at most one decimal. */
export function figure(tenths: number): string {
  return formatNumber(tenths / 10, { maximumFractionDigits: 1 });
}

/**
 * Returns the lines to show: the first ones, your own, and the ones next to yours. Null stands for
 * a gap between lines.
 */
export function shownLines(lines: readonly CupLine[], first: number): (CupLine | null)[] {
  const own = lines.findIndex((line) => line.own);
  const shown: (CupLine | null)[] = [];
  let skipped = false;
  lines.forEach((line, place) => {
    if (place < first || (own >= 0 && Math.abs(place - own) <= 1)) {
      if (skipped) shown.push(null);
      skipped = false;
      shown.push(line);
    } else skipped = true;
  });
  if (skipped) shown.push(null);
  return shown;
}
