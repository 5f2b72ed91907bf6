// The stroke counter from the box: ten places, reused for strokes 11 to 20 and 21 to 30. It ends at
// the limit, which may follow after a gap.
export interface Place {
  label: number;
  past: boolean;
  now: boolean;
  /** Whether this is the last stroke allowed. */
  limit: boolean;
  /** Whether the counter omits the strokes just before this place. */
  gap: boolean;
}

const LAP = 10;

export function places(count: number, limit: number): Place[] {
  const first = Math.floor((Math.max(count, 1) - 1) / LAP) * LAP;
  const last = Math.max(count, Math.min(first + LAP, limit));
  const labels = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (limit > last) labels.push(limit);
  return labels.map((label, index) => ({
    label,
    past: label < count,
    now: label === count,
    limit: label === limit,
    gap: index > 0 && label > labels[index - 1]! + 1,
  }));
}
