// Lists the points of a finished round ball by ball, for the card shown after it. The core has
// already counted the points.
import type {
  CarrambouleKind,
  CarrambouleOutcome,
  CarrambouleView,
  SeatResult,
} from '../../../generated/protocol';

export interface RoundEnd {
  /** The number of the round, from 1. */
  round: number;
  winner: number;
  points: number;
  /**
   * The points, each with its reason: the loser's balls left on the table, the queen, and the cue
   * ball.
   */
  parts: { kind: CarrambouleKind; points: number }[];
  before: [number, number];
  after: [number, number];
  /** How the match ended, if this round ended it; otherwise null. `winner` is null for a draw. */
  match: { winner: number | null } | null;
}

/** The points for the queen. */
const QUEEN = 5;

/**
 * Returns the result of the round that a shot ended, or null if the shot did not end a round.
 * `game` is the state before the shot. `results` must be given if the shot also ended the match.
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

/** Returns the seat ranked first, or null if several seats share this rank. */
export function winnerOf(results: SeatResult[]): number | null {
  const first = results.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

/**
 * Splits the points of a round. One point is for each ball left on the table. Of the remaining
 * points, five are for the queen and one is for the cue ball.
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
