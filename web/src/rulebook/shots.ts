// The shots that illustrate Carramboule rules, and the positions of the rolling balls. This file
// contains only the start positions; the core simulates the shots.
import { core } from '../core/core';
import type {
  BallMotion,
  CarrambouleKind,
  Motion,
  Practice,
  TableShape,
} from '../generated/protocol';
import type { Place } from '../games/carramboule/table/motion';

function set(
  shot: Omit<Practice, 'balls' | 'side' | 'top' | 'elevation'>,
  balls: [CarrambouleKind, number, number][],
): Practice {
  // Converts metres to nanometres, the unit of the core.
  const placed = balls.map(([kind, x, y]) => ({
    kind,
    at: [Math.round(x * 1e9), Math.round(y * 1e9)] as [number, number],
  }));
  return { ...shot, balls: placed, side: 0, top: 0, elevation: 0 };
}

/**
 * The shot that illustrates each rule; its text is `shot-ID`. Null stands for the setup of a round,
 * in which nothing rolls.
 */
export const SHOTS: Record<string, Practice | null> = {
  K1: null,
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

/** Returns the shot for a rule if it is already loaded; used for printing, which cannot wait. */
export function rolledShot(rule: string): Rolled | undefined {
  return rolled.get(rule);
}

/** Simulates the shot for a rule. Returns the table and the motion of the balls. */
export async function rollShot(rule: string): Promise<Rolled | undefined> {
  const shot = SHOTS[rule];
  if (shot === undefined || rolled.has(rule)) return rolled.get(rule);
  const shape = await core.tableShape();
  const motion = shot ? (await core.tryShot(shot)).motion : await rack(shape);
  rolled.set(rule, { shape, motion });
  return rolled.get(rule);
}

/** Returns the balls before a round, with the cue ball in the middle of its camp line. */
async function rack({ camp, camp_lines }: TableShape): Promise<Motion> {
  const cue: Place = [(camp[0] + camp[1]) / 2, camp_lines[0]!];
  const lying = (kind: CarrambouleKind, p: Place): BallMotion => ({
    kind,
    pieces: [{ t: 0, p, v: [0, 0], a: [0, 0], w: [0, 0, 0] }],
    fell: null,
  });
  const balls = (await core.carrambouleRack(0)).map(({ kind, at: [x, y] }) =>
    lying(kind, [x / 1e9, y / 1e9]),
  );
  return { balls: [lying('cue', cue), ...balls], contacts: [], duration: 0 };
}

/** Returns a ball's position at a time, in metres; null once it is pocketed. */
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

/**
 * Returns, as SVG points, the path of a ball up to the time `until`. `side` is the width of the
 * picture, in millimetres.
 */
export function wayOf(ball: BallMotion, until: number, side: number): string {
  const points: string[] = [];
  for (let at = 0; at <= until; at += 0.03) {
    const place = placeAt(ball, at);
    if (!place) break;
    points.push(`${(place[0] * 1000).toFixed(1)},${(side - place[1] * 1000).toFixed(1)}`);
  }
  return points.join(' ');
}
