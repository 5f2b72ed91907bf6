// The points of a finished round for its card, ball by ball, as the core counted them.
import type {
  CarrambouleKind,
  CarrambouleOutcome,
  CarrambouleView,
  SeatResult,
} from '../generated/protocol';

export interface RoundEnd {
  /** From 1. */
  round: number;
  winner: number;
  points: number;
  /** What the points are for: each ball left to the loser, the queen, the cue ball. */
  parts: { kind: CarrambouleKind; points: number }[];
  before: [number, number];
  after: [number, number];
  /** Set if this round ended the match, with the winner if there is one. */
  match: { winner: number | null } | null;
}

/** What the queen is worth. */
const QUEEN = 5;

/**
 * `game` is the state before the shot that ended the round. There are `results` if the match ended
 * with it.
 */
export function roundEnd(
  game: CarrambouleView,
  outcome: CarrambouleOutcome,
  results: SeatResult[] | null = null,
): RoundEnd | null {
  const round = outcome.verdict?.round;
  if (!round) return null;
  const { winner, points } = round;
  const loses = game.white === winner ? 'black' : 'white';
  const fell = outcome.pocketed.filter((kind) => kind === loses).length;
  const left = game.table[loses === 'white' ? 0 : 1] - fell;
  const after: [number, number] = [game.points[0]!, game.points[1]!];
  after[winner] = after[winner]! + points;
  return {
    round: game.round,
    winner,
    points,
    parts: partsOf(points, loses, left),
    before: [game.points[0]!, game.points[1]!],
    after,
    match: results && { winner: winnerOf(results) },
  };
}

/** Returns the only seat with the first rank, or null. */
export function winnerOf(results: SeatResult[]): number | null {
  const first = results.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

/**
 * The core counts the points. Those beyond the balls left are for the queen, and one for the cue
 * ball.
 */
function partsOf(points: number, loses: CarrambouleKind, left: number): RoundEnd['parts'] {
  const balls = Math.min(left, points);
  const rest = points - balls;
  const parts: RoundEnd['parts'] = Array.from({ length: balls }, () => ({
    kind: loses,
    points: 1,
  }));
  if (rest >= QUEEN) parts.push({ kind: 'queen', points: QUEEN });
  if (rest % QUEEN > 0) parts.push({ kind: 'cue', points: rest % QUEEN });
  return parts;
}
