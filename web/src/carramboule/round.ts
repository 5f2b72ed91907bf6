// The end of a round as it is told on its card: the core's points, ball by ball.
import type { CarrambouleKind, CarrambouleOutcome, CarrambouleView } from '../generated/protocol';
import type { Deed } from './history';

export interface RoundEnd {
  /** From 1. */
  round: number;
  winner: number;
  points: number;
  /** What the points are for: each ball left by the loser, the queen, the cue ball. */
  parts: { kind: CarrambouleKind; points: number }[];
  before: [number, number];
  after: [number, number];
}

/** What the queen is worth. */
const QUEEN = 5;

/** `game` is how the table stood before the shot that ended the round. */
export function roundEnd(game: CarrambouleView, outcome: CarrambouleOutcome): RoundEnd | null {
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
  };
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

/** The shot to remember: most own balls and the queen, the latest of equals; nothing if none stands out. */
export function bestShot(deeds: Deed[]): Deed | null {
  const worth = ({ action, outcome: { verdict }, fell, by, white, queenBefore }: Deed) => {
    if (action.type !== 'shoot' || !verdict || verdict.foul) return 0;
    const own = fell.filter((kind) => kind === (by === white ? 'white' : 'black')).length;
    const queen = typeof verdict.queen === 'object' && verdict.queen.held === by;
    const covers = queen && typeof queenBefore !== 'object';
    return own * 2 + (covers ? 3 : 0) + (own > 0 && verdict.round?.winner === by ? 1 : 0);
  };
  let best: Deed | null = null;
  for (const deed of deeds)
    if (worth(deed) > 0 && worth(deed) >= (best ? worth(best) : 0)) best = deed;
  return best;
}
