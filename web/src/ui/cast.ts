// The computer players: a name for each of the five levels, the same in every language.
export const CAST = ['Leo', 'Mia', 'Nina', 'Max', 'Iris'] as const;

/** Returns a computer's name; `same` is its index among those of this level at the table. */
export function computerName(level: number, same = 0): string {
  const name = CAST[level - 1] ?? CAST[0];
  return same > 0 ? `${name} ${same + 1}` : name;
}

interface Seat {
  kind: { type: 'person' } | { type: 'computer'; level: number };
}

/** Returns the name of the computer at a seat; null for a person. */
export function castAt(seats: readonly Seat[], seat: number): string | null {
  const kind = seats[seat]?.kind;
  if (kind?.type !== 'computer') return null;
  const before = seats
    .slice(0, seat)
    .filter((one) => one.kind.type === 'computer' && one.kind.level === kind.level);
  return computerName(kind.level, before.length);
}
