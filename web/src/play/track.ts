// The counter of the box: ten places, used again for 11 to 20 and for 21 to 30.
export interface Place {
  label: number;
  past: boolean;
  now: boolean;
  /** The last stroke that is allowed. */
  limit: boolean;
  /** Beyond the limit. */
  beyond: boolean;
}

export function places(count: number, limit: number): Place[] {
  const tens = Math.floor((Math.max(count, 1) - 1) / 10) * 10;
  return Array.from({ length: 11 }, (_, index) => {
    const label = tens + index;
    return {
      label,
      past: label < count,
      now: label === count,
      limit: label === limit,
      beyond: label > limit,
    };
  });
}
