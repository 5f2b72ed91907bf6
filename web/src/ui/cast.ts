// The computer players: one name for each of the five levels, the same in every language.
export const CAST = ['Leo', 'Mia', 'Nina', 'Max', 'Iris'] as const;

/** What a computer is called; `same` is which of those with this level at the table it is, from 0. */
export function computerName(level: number, same = 0): string {
  const name = CAST[level - 1] ?? CAST[0];
  return same > 0 ? `${name} ${same + 1}` : name;
}

interface Seat {
  kind: { type: 'person' } | { type: 'computer'; level: number };
}

/** What the computer at a seat is called; null for a person. */
export function castAt(seats: readonly Seat[], seat: number): string | null {
  const kind = seats[seat]?.kind;
  if (kind?.type !== 'computer') return null;
  const before = seats
    .slice(0, seat)
    .filter((one) => one.kind.type === 'computer' && one.kind.level === kind.level);
  return computerName(kind.level, before.length);
}
