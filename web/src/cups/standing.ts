// What standings come to for whoever looks at them.
import type { CupBoard, CupLine } from '../generated/protocol';

/** Whom one is compared with: the best, or, for who is the best, the next one. */
export function rivalOf(board: CupBoard): CupLine | null {
  const others = board.lines.filter((line) => !line.own);
  return others[0] ?? null;
}

/** Where strokes lie on a scale from the fewest to the most that matter, from 0 to 1. */
export function scaleOf(board: CupBoard, course: number): (strokes: number) => number {
  const all = board.lines.flatMap((line) => line.scores[course] ?? []);
  const middle = (board.middle[course] ?? 0) / 10;
  const least = Math.min(...all, middle);
  const most = Math.max(...all, middle);
  // One stroke apart is not the whole width.
  const wide = Math.max(4, most - least);
  const from = least - (wide - (most - least)) / 2;
  return (strokes) => (strokes - from) / wide;
}

/** A number with at most one decimal, a real minus, in the reader's language. */
export function figure(tenths: number, language: string): string {
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return written.format(tenths / 10).replace('-', '−');
}

/** The lines that are shown: the first ones, one's own, and those around it. */
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

/** Half points as they are written: "7", "7½". */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
}
