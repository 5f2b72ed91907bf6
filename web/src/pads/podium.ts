// The places on the podium from left to right.
export interface Place {
  name: string;
  total: string;
  rank: number;
}

export type Standing = Place & { place: number };

/** Returns the best three from left to right, the first in the middle, and the rest. */
export function standing(places: Place[]): { steps: Standing[]; rest: Standing[] } {
  const order = places
    .map((one, place) => ({ ...one, place }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place);
  const [first, second, third, ...rest] = order;
  return { steps: [second, first, third].filter((one) => one !== undefined), rest };
}
