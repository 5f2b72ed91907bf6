// Summarises a saved table from its events.
import type { SavedTable } from '../core/saved';
import type { MatchSetup, SeatKind } from '../generated/protocol';

export interface Summary {
  id: string;
  game: 'golf' | 'carramboule';
  over: boolean;
  /** When the table last changed, in milliseconds since 1970. */
  changed: number;
  players: { name: string | null; kind: SeatKind; balls: string[] }[];
  mode: 'basic' | 'carom' | null;
  /** The ids of the mini golf courses, in the order of play. */
  courses: string[];
  /** The index of the course being played, from 0. */
  course: number;
  /** The seats that share the first rank; empty before the end of the match. */
  winners: number[];
}

/**
 * Summarises a saved table. Returns null if the events do not begin with the creation of the table.
 */
export function summary(table: SavedTable): Summary | null {
  const created = table.events[0]?.what;
  if (created?.type !== 'created') return null;
  const { setup } = created;
  const golf = 'golf' in setup ? setup.golf : null;
  const names: (string | null)[] = created.seats.map(() => null);
  let winners: number[] = [];
  for (const { what } of table.events) {
    if (what.type === 'joined') names[what.seat] = what.name;
    if (what.type === 'ended')
      winners = what.results.flatMap((result, seat) => (result.rank === 1 ? [seat] : []));
  }
  return {
    id: table.id,
    game: golf ? 'golf' : 'carramboule',
    over: table.status === 'over',
    changed: table.changed,
    players: created.seats.map((kind, seat) => ({
      name: names[seat]!,
      kind,
      balls: golf?.balls[seat] ?? [],
    })),
    mode: golf?.mode ?? null,
    courses: coursesOf(setup),
    course: table.course ?? 0,
    winners,
  };
}

function coursesOf(setup: MatchSetup): string[] {
  return 'golf' in setup ? setup.golf.courses.map((course) => course.id) : [];
}
