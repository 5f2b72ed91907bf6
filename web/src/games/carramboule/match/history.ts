// Builds the history of a Carramboule match from its events.
import type {
  CarrambouleAction,
  CarrambouleChoice,
  CarrambouleFoul,
  CarrambouleOutcome,
  CarrambouleQueen,
  Event,
} from '../../../generated/protocol';

/** A shot or a choice with its outcome, and the state of the round before it. */
export interface Deed {
  round: number;
  /** The number of the shot within its round, from 1. */
  shot: number;
  by: number;
  /** The seat that plays white in this round. */
  white: number;
  action: CarrambouleAction;
  outcome: CarrambouleOutcome;
  queenBefore: CarrambouleQueen;
  owedBefore: [number, number];
  /** The balls pocketed in the shot. For a choice, these are the balls from the shot before it. */
  fell: CarrambouleOutcome['pocketed'];
  breach: boolean;
  choice: CarrambouleChoice | null;
  /**
   * The foul that gave the shooter a choice after this shot; null if there was no choice, or until
   * the shooter has chosen.
   */
  due: CarrambouleFoul | null;
}

export interface RoundScore {
  white: number;
  /** The seat that won the round; null while the round is being played. */
  winner: number | null;
  points: number;
}

export interface History {
  deeds: Deed[];
  rounds: RoundScore[];
}

export function historyOf(events: Event[]): History {
  const deeds: Deed[] = [];
  const created = events[0]?.what;
  const starts =
    created?.type === 'created' && 'carramboule' in created.setup
      ? created.setup.carramboule.starts
      : 0;
  const rounds: RoundScore[] = [{ white: starts, winner: null, points: 0 }];
  let queen: CarrambouleQueen = 'table';
  let owed: [number, number] = [0, 0];
  let shot = 0;
  let waiting: CarrambouleOutcome | null = null;
  for (const { what } of events) {
    if (what.type !== 'acted' || !('carramboule' in what.action) || !what.outcome) continue;
    const action = what.action.carramboule;
    const outcome = what.outcome.carramboule;
    const judged = waiting ?? outcome;
    if (action.type === 'shoot') shot++;
    deeds.push({
      round: rounds.length,
      shot,
      by: what.seat,
      white: rounds.at(-1)!.white,
      action,
      outcome,
      queenBefore: queen,
      owedBefore: owed,
      fell: judged.pocketed,
      breach: judged.breach,
      choice: action.type === 'choose' ? action.choice : null,
      due: null,
    });
    const { verdict } = outcome;
    if (waiting && deeds.length > 1) deeds.at(-2)!.due = verdict?.foul ?? null;
    waiting = verdict ? null : outcome;
    if (!verdict) continue;
    queen = verdict.queen;
    owed = verdict.owed;
    if (verdict.round) {
      Object.assign(rounds.at(-1)!, { winner: verdict.round.winner, points: verdict.round.points });
      rounds.push({ white: 1 - rounds.at(-1)!.white, winner: null, points: 0 });
      [queen, owed, shot] = ['table', [0, 0], 0];
    }
  }
  return { deeds, rounds };
}
