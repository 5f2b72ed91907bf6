// Shots that show rules of Carramboule, and where balls are while they roll. What happens is
// computed by the core; here are only the positions to begin with.
import { core } from '../core/core';
import type {
  BallMotion,
  CarrambouleKind,
  Motion,
  Practice,
  TableShape,
} from '../generated/protocol';

function set(
  shot: Omit<Practice, 'balls' | 'side' | 'top' | 'elevation'>,
  balls: [CarrambouleKind, number, number][],
): Practice {
  // Metres to nanometres.
  const placed = balls.map(([kind, x, y]) => ({
    kind,
    at: [Math.round(x * 1e9), Math.round(y * 1e9)] as [number, number],
  }));
  return { ...shot, balls: placed, side: 0, top: 0, elevation: 0 };
}

/** By rule; the words are `shot-ID`. */
export const SHOTS: Record<string, Practice> = {
  K5: set({ direction: 1_018_817, speed: 1200 }, [
    ['cue', 0.3, 0.1],
    ['white', 0.55, 0.5],
    ['black', 0.3, 0.45],
    ['black', 0.2, 0.3],
  ]),
  K6: set({ direction: 1_459_920, speed: 2200 }, [
    ['cue', 0.3, 0.1],
    ['white', 0.45, 0.05],
  ]),
  Q2: set({ direction: 1_417_796, speed: 2000 }, [
    ['cue', 0.55, 0.1],
    ['queen', 0.64, 0.62],
    ['white', 0.672, 0.655],
  ]),
  'K-F2': set({ direction: 1_993_145, speed: 800 }, [
    ['cue', 0.3, 0.1],
    ['white', 0.5, 0.45],
    ['black', 0.25, 0.5],
  ]),
};

export interface Rolled {
  shape: TableShape;
  motion: Motion;
}

const rolled = new Map<string, Rolled>();

/** A shot that was asked for before: paper does not wait. */
export function rolledShot(rule: string): Rolled | undefined {
  return rolled.get(rule);
}

/** The table, and how the balls of a rule's shot roll on it. */
export async function rollShot(rule: string): Promise<Rolled | undefined> {
  const shot = SHOTS[rule];
  if (!shot || rolled.has(rule)) return rolled.get(rule);
  const [shape, { motion }] = await Promise.all([core.tableShape(), core.tryShot(shot)]);
  rolled.set(rule, { shape, motion });
  return rolled.get(rule);
}

/** Where a ball is at a time, in metres; null once it has fallen. */
export function placeAt(ball: BallMotion, time: number): [number, number] | null {
  if (ball.fell && time >= ball.fell[0]) return null;
  let piece = ball.pieces[0];
  if (!piece) return null;
  for (const next of ball.pieces) {
    if (next.t > time) break;
    piece = next;
  }
  const since = Math.max(0, time - piece.t);
  const at = (axis: 0 | 1) =>
    piece.p[axis] + piece.v[axis] * since + (piece.a[axis] * since * since) / 2;
  return [at(0), at(1)];
}
