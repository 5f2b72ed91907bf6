// Computes where a shot's balls are at any time, exactly as the core does: p + v·s + a·s²/2 within
// each piece of the motion.
import type { BallMotion, MotionPiece } from '../../../generated/protocol';

/** A point on the table, in metres. */
export type Place = [number, number];

/** Returns the index of the piece of a ball's motion that covers `time`. */
export function pieceAt(ball: BallMotion, time: number): number {
  const { pieces } = ball;
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle]!.t <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function along(piece: MotionPiece, time: number): Place {
  const s = Math.max(time - piece.t, 0);
  return [
    piece.p[0] + piece.v[0] * s + (piece.a[0] * s * s) / 2,
    piece.p[1] + piece.v[1] * s + (piece.a[1] * s * s) / 2,
  ];
}

/**
 * A pocketed ball's final position is read this many seconds before the ball falls, because at the
 * moment of the fall the motion already reports a position inside the pocket.
 */
const JUST = 1e-9;

/** Returns the position of a ball. A pocketed ball stays where it crossed the pocket's edge. */
export function placeAt(ball: BallMotion, time: number): Place {
  const until = ball.fell ? Math.min(time, ball.fell[0] - JUST) : time;
  return along(ball.pieces[pieceAt(ball, until)]!, until);
}

export function velocityAt(ball: BallMotion, time: number): Place {
  const piece = ball.pieces[pieceAt(ball, time)]!;
  const s = Math.max(time - piece.t, 0);
  return [piece.v[0] + piece.a[0] * s, piece.v[1] + piece.a[1] * s];
}

/**
 * Returns the spin of a ball about the three axes, in radians per second. The spin of a rolling
 * ball follows directly from its velocity. The spin of a sliding ball changes through the same
 * friction as its velocity: dw/dt = 5/(2R) · (a_y, −a_x) for a solid ball. Spin about the vertical
 * axis is constant within a piece of the motion.
 */
export function spinAt(ball: BallMotion, time: number, radius: number): [number, number, number] {
  const piece = ball.pieces[pieceAt(ball, time)]!;
  const s = Math.max(time - piece.t, 0);
  const slip = Math.hypot(piece.v[0] - piece.w[1] * radius, piece.v[1] + piece.w[0] * radius);
  const [x, y] = [piece.v[0] + piece.a[0] * s, piece.v[1] + piece.a[1] * s];
  if (slip < 1e-3) return [-y / radius, x / radius, piece.w[2]];
  const pull = 2.5 / radius;
  return [piece.w[0] + pull * piece.a[1] * s, piece.w[1] - pull * piece.a[0] * s, piece.w[2]];
}

/**
 * Returns a ball's path between two times, as points so close together that the path looks smooth.
 */
export function wayBetween(ball: BallMotion, from: number, to: number): Place[] {
  const until = Math.min(to, (ball.fell?.[0] ?? Infinity) - JUST);
  const points: Place[] = [placeAt(ball, from)];
  for (let index = pieceAt(ball, from); index < ball.pieces.length; index++) {
    const piece = ball.pieces[index]!;
    const begin = Math.max(piece.t, from);
    if (begin >= until) break;
    const end = Math.min(ball.pieces[index + 1]?.t ?? until, until);
    const bent = piece.a[0] * piece.v[1] !== piece.a[1] * piece.v[0];
    const steps = bent ? 10 : 1;
    for (let step = 1; step <= steps; step++)
      points.push(along(piece, begin + ((end - begin) * step) / steps));
  }
  return points;
}

/** Cuts a path off after `length` metres. */
export function shortened(way: Place[], length: number): Place[] {
  const points: Place[] = way.slice(0, 1);
  let left = length;
  for (let index = 1; index < way.length && left > 0; index++) {
    const [from, to] = [way[index - 1]!, way[index]!];
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = step > left ? left / step : 1;
    points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    left -= step;
  }
  return points;
}
