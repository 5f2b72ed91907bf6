// Builds server responses, with defaults for everything that a test does not set.
import type {
  CourseEntry,
  PlayerAbout,
  PublicProfile,
  TableEntry,
  TournamentEntry,
  TournamentInfo,
  TournamentStanding,
} from '../../src/generated/protocol';

export const tableEntry = (table: string, more: Partial<TableEntry> = {}): TableEntry => ({
  table,
  game: 'golf',
  mode: 'carom',
  courses: ['1'],
  seats: [
    { kind: { type: 'person' }, name: 'Ada' },
    { kind: { type: 'person' }, name: null },
  ],
  clock: null,
  open: true,
  chat: 'phrases',
  rated: true,
  status: 'waiting',
  turn: null,
  deadline: null,
  created: Date.now(),
  updated: Date.now(),
  ...more,
});

export const courseEntry = (id: string, more: Partial<CourseEntry> = {}): CourseEntry => ({
  id,
  name: 'The Pond',
  by: 'Ada',
  fork_of: null,
  created: Date.now(),
  ratings: 0,
  stars: 0,
  fork_name: null,
  own: false,
  hidden: false,
  facts: { par: 2, value: 1900, average: 2300, cells: 200, pieces: [] },
  plays: 0,
  record: null,
  ...more,
});

export const tournamentEntry = (more: Partial<TournamentEntry> = {}): TournamentEntry => ({
  tournament: 'abc',
  name: 'Sunday cup',
  game: 'carramboule',
  rounds: 3,
  round: 0,
  stage: 'coming',
  begins: null,
  due: null,
  paused: false,
  ended: null,
  players: 4,
  clock: { turn_ms: null, total_ms: 300_000, increment_ms: 10_000 },
  courses: { type: 'drawn', number: 1 },
  open: false,
  bots: false,
  ...more,
});

export const tournamentInfo = (
  entry: Partial<TournamentEntry> = {},
  more: Partial<TournamentInfo> = {},
): TournamentInfo => ({
  entry: tournamentEntry(entry),
  courses: [],
  revision: 1,
  now: Date.now(),
  patience: 120_000,
  own: true,
  joined: true,
  removed: false,
  number: 1,
  call: null,
  ...more,
});

/**
 * Returns a line in the standings. `rounds` contains the half points from each round. Player 1
 * always meets player 2; all others meet player 1.
 */
export const standing = (
  number: number,
  name: string,
  rounds: (number | null)[],
): TournamentStanding => ({
  number,
  name,
  handle: null,
  bot: false,
  withdrawn: false,
  rank: number,
  halves: rounds.reduce<number>((sum, half) => sum + (half ?? 0), 0),
  buchholz: 4,
  versus: 0,
  wins: 0,
  rounds: rounds.map((halves) => ({ against: number === 1 ? 2 : 1, halves })),
});

export const about = (more: Partial<PlayerAbout> = {}): PlayerAbout => ({
  since: Date.UTC(2026, 0, 5),
  here: false,
  played: 0,
  won: 0,
  matches: [],
  courses: [],
  daily: { days: [], medals: [0, 0, 0] },
  ratings: { now: [], curve: [], skill: [] },
  versus: null,
  ...more,
});

export const profile = (more: Partial<PublicProfile> = {}): PublicProfile => ({
  handle: 'Bo',
  name: 'Bo',
  own: false,
  private: false,
  bot: false,
  following: false,
  blocked: false,
  about: about(),
  ...more,
});
