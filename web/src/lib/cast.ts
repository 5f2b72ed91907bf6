// The names of the computer players, one for each of the five levels and the same in every
// language.
export const CAST = ['Leo', 'Mia', 'Nina', 'Max', 'Iris'] as const;

/**
 * Returns a computer's name. `same` is the number of computers with this level in earlier seats at
 * the table.
 */
export function computerName(level: number, same = 0): string {
  const name = CAST[level - 1] ?? CAST[0];
  return same > 0 ? `${name} ${same + 1}` : name;
}

interface Seat {
  kind: { type: 'person' } | { type: 'computer'; level: number };
}

/** Returns the name of the computer in a seat; null for a person. */
export function castAt(seats: readonly Seat[], seat: number): string | null {
  const kind = seats[seat]?.kind;
  if (kind?.type !== 'computer') return null;
  const before = seats
    .slice(0, seat)
    .filter((one) => one.kind.type === 'computer' && one.kind.level === kind.level);
  return computerName(kind.level, before.length);
}
