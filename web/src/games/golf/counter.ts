// The stroke counter from the box, whose places are numbered anew in each lap. It ends at the limit,
// which may follow after a gap.
export interface Place {
  label: number;
  past: boolean;
  now: boolean;
  /** Whether this is the last stroke allowed. */
  limit: boolean;
  /** Whether the counter omits the strokes just before this place. */
  gap: boolean;
}

/** Returns the lap that shows `count` strokes. The core lists the numbers of all laps. */
function lapOf(laps: readonly number[][], count: number): readonly number[] {
  return laps.find((lap) => lap.includes(count)) ?? laps.at(-1) ?? [];
}

export function places(laps: readonly number[][], count: number, limit: number): Place[] {
  const labels = lapOf(laps, count).filter((label) => label <= Math.max(count, limit));
  if (limit > (labels.at(-1) ?? limit)) labels.push(limit);
  return labels.map((label, index) => ({
    label,
    past: label < count,
    now: label === count,
    limit: label === limit,
    gap: index > 0 && label > labels[index - 1]! + 1,
  }));
}
