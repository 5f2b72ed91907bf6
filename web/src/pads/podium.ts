// Who stands on the podium, and in what order from left to right.
export interface Place {
  name: string;
  total: string;
  rank: number;
}

export type Standing = Place & { place: number };

/** The best three as one sees them, the first in the middle; everybody else below. */
export function standing(places: Place[]): { steps: Standing[]; rest: Standing[] } {
  const order = places
    .map((one, place) => ({ ...one, place }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place);
  const [first, second, third, ...rest] = order;
  return { steps: [second, first, third].filter((one) => one !== undefined), rest };
}
