// The end of a round as it is told on its card: the core's points, ball by ball.
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
  /** What the points are for: each ball left by the loser, the queen, the cue ball. */
  parts: { kind: CarrambouleKind; points: number }[];
  before: [number, number];
  after: [number, number];
  /** With this round the match ended: who won it, or nobody. */
  match: { winner: number | null } | null;
}

/** What the queen is worth. */
const QUEEN = 5;

/**
 * `game` is how the table stood before the shot that ended the round; there are `results` if the match ended with it.
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

/** The one seat that is first, or nobody. */
export function winnerOf(results: SeatResult[]): number | null {
  const first = results.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

/** The points are the core's; what is beyond the balls left is the queen's, and one the cue ball's. */
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
