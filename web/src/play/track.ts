// The counter of the box: ten places, reused for 11 to 20 and for 21 to 30. It ends at the limit; a
// farther limit follows after a gap.
export interface Place {
  label: number;
  past: boolean;
  now: boolean;
  /** The last stroke allowed. */
  limit: boolean;
  /** Places are left out before this one. */
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
