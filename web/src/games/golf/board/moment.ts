// The moment when a ball drops: which word is shown, and how many ball faces fly.
import type { Say } from '../../../lib/texts.svelte';

export interface Moment {
  ball: string;
  seat: number;
  /** The number of strokes needed, or of rounds in carom mode. */
  count: number;
  against: 'ace' | 'under' | 'par' | 'plain';
  /** How many strokes the score is under par; 0 otherwise. */
  under: number;
  /** The number of balls that met in the stroke; 1 if there was no carom. */
  balls: number;
  /** The number of little balls that fly out of the hole like confetti. */
  confetti: number;
}

/** The minimum number of balls that must meet for a carom to be announced. */
export const MANY = 3;

const THROWN = { ace: 40, under: 34, par: 26, plain: 0 } as const;

export function momentOf(
  stroke: { ball: string; seat: number; count: number; score: number; balls: number },
  par: number | null,
  own: boolean,
): Moment {
  const { ball, seat, count, score, balls } = stroke;
  const less = par === null ? -1 : par - score;
  const against = count === 1 ? 'ace' : less > 0 ? 'under' : less === 0 ? 'par' : 'plain';
  const thrown = Math.max(THROWN[against], balls >= MANY ? THROWN.par : 0);
  return {
    ball,
    seat,
    count,
    against,
    under: Math.max(0, less),
    balls,
    confetti: own ? thrown : 0,
  };
}

export function momentWord(say: Say, { against, count, under }: Moment): string {
  return say('play-holed-word', { against, count, under });
}
