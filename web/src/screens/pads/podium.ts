// Arranges the players of a match on a podium.
export interface Place {
  name: string;
  total: string;
  rank: number;
}

export type Standing = Place & { place: number };

/**
 * Splits the players into those on the podium, with the winner in the middle, and the others,
 * sorted by rank.
 */
export function standing(places: Place[]): { steps: Standing[]; rest: Standing[] } {
  const order = places
    .map((one, place) => ({ ...one, place }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place);
  const [first, second, third, ...rest] = order;
  return { steps: [second, first, third].filter((one) => one !== undefined), rest };
}
