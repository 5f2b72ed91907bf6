// Judges whether a shot reaches the goal of a lesson and, if not, what went wrong and where.
import type { BallMotion, CarrambouleKind, Motion, TableShape } from '../../../generated/protocol';
import type { Aim } from '../aim/aim';
import { placeAt, velocityAt, type Place } from '../table/motion';

export type Stroke = Pick<Aim, 'angle' | 'speed' | 'tip'>;

/** What went wrong in a shot of a lesson. The texts have the keys `carr-try-…`. */
export type Mistake =
  // The cue ball passed the target ball, stopped short of it, or met another ball first.
  | 'none'
  | 'weak'
  | 'other'
  // A black ball was pocketed.
  | 'black'
  // The target ball passed the pocket on the left or right, stopped short of it, or met another
  // ball on the way.
  | 'left'
  | 'right'
  | 'soft'
  | 'blocked'
  // The cue ball was pocketed: it followed the target ball (`faded` if it was struck low), came off
  // a cushion, or fell without touching a cushion.
  | 'follow'
  | 'faded'
  | 'hard'
  | 'fell'
  // The white ball was pocketed before the queen.
  | 'white-first'
  // Lesson "cushion first": the target ball was hit directly, or the cue ball did not come back far
  // enough, went to a side cushion, or came back to the left or right of the target.
  | 'direct'
  | 'short'
  | 'sideways'
  | 'back-left'
  | 'back-right'
  // Lesson "draw": the cue ball did not come back (`faded` again if it was struck low), did not
  // come back far enough, or came back off a cushion.
  | 'stayed'
  | 'further'
  | 'rebound'
  // Lesson "bank shot": the ball was pocketed directly, or passed the pocket on the near or far
  // side.
  | 'bank-direct'
  | 'bank-near'
  | 'bank-far';

/** The result of a shot. `all` means that this shot also completes the next task of the lesson. */
export type Judged = 'done' | 'all' | Mistake;
export type Judge = (motion: Motion, shot: Stroke, shape: TableShape) => Judged;

/** The index of the far right pocket in the core's list of pockets. */
const FAR_RIGHT = 2;
const FAR_LEFT = 3;
/** The width of a hand, in metres. */
export const HAND = 0.1;
/** The tip height, as a fraction of the radius, below which a strike counts as low. */
const LOW = -0.2;

const fell = (motion: Motion, kind: CarrambouleKind) =>
  motion.balls.some((ball) => ball.kind === kind && ball.fell !== null);
const indexOf = (motion: Motion, kind: CarrambouleKind) =>
  motion.balls.findIndex((ball) => ball.kind === kind);
const touches = (motion: Motion, one: number, other: number) =>
  motion.contacts.find(
    ({ kind, balls }) => kind === 'ball' && balls.includes(one) && balls.includes(other),
  );
const firstTouch = (motion: Motion) =>
  motion.contacts.find(({ kind, balls }) => kind === 'ball' && balls.includes(0));
const cushions = (motion: Motion, ball: number, from = 0, to = Infinity) =>
  motion.contacts.filter(
    ({ kind, balls, t }) => kind === 'cushion' && balls[0] === ball && t > from && t < to,
  );

/**
 * Returns the distance of `to` from the line through `from` along `way`; positive if `to` is on the
 * left of the line.
 */
function aside(from: Place, way: Place, to: Place): number {
  const size = Math.hypot(...way) || 1;
  return (way[0] * (to[1] - from[1]) - way[1] * (to[0] - from[0])) / size;
}

/**
 * Returns the distance by which a ball misses a pocket, in metres; positive if the ball passes to
 * the right of the pocket. Returns null if the cue ball did not touch this ball.
 */
export function missedBy(
  motion: Motion,
  kind: CarrambouleKind,
  pocket: number,
  shape: TableShape,
): number | null {
  const index = indexOf(motion, kind);
  const touch = touches(motion, 0, index);
  if (!touch) return null;
  const ball = motion.balls[index]!;
  const way = velocityAt(ball, touch.t + 1e-6);
  return aside(placeAt(ball, touch.t), way, shape.pockets[pocket]!);
}

/** Returns why the cue ball met no ball before its first cushion; null if it did meet a ball. */
function wentPast(motion: Motion): 'none' | 'weak' | null {
  const touch = firstTouch(motion);
  const first = cushions(motion, 0)[0];
  if (touch && (!first || touch.t < first.t)) return null;
  return first || motion.balls[0]!.fell ? 'none' : 'weak';
}

/** Returns why a ball missed its pocket. */
function missed(motion: Motion, kind: CarrambouleKind, pocket: number, shape: TableShape): Mistake {
  const index = indexOf(motion, kind);
  const touch = firstTouch(motion);
  const past = wentPast(motion);
  if (past) return past;
  const off = missedBy(motion, kind, pocket, shape);
  if (!touch?.balls.includes(index) || off === null) return 'other';
  if (Math.abs(off) < shape.pocket_radius && cushions(motion, index, touch.t).length === 0) {
    const later = motion.contacts.some(
      ({ kind, balls, t }) => kind === 'ball' && balls.includes(index) && t > touch.t + 1e-6,
    );
    return later ? 'blocked' : 'soft';
  }
  return off > 0 ? 'right' : 'left';
}

/** Returns why the cue ball was pocketed. */
function scratched(motion: Motion, { tip }: Stroke): Mistake {
  const past = wentPast(motion);
  if (past) return past;
  if (cushions(motion, 0).length > 0) return 'hard';
  return tip[1] < LOW ? 'faded' : 'follow';
}

/**
 * Returns the mistake if the cue ball or a black ball was pocketed, which is wrong in every lesson;
 * otherwise null.
 */
function foul(motion: Motion, shot: Stroke): Mistake | null {
  if (fell(motion, 'cue')) return scratched(motion, shot);
  return fell(motion, 'black') ? 'black' : null;
}

export const sinkJudged: Judge = (motion, shot, shape) =>
  foul(motion, shot) ??
  (fell(motion, 'white') ? 'done' : missed(motion, 'white', FAR_RIGHT, shape));

export const queenJudged: Judge = (motion, shot, shape) => {
  const wrong = foul(motion, shot);
  if (wrong) return wrong;
  if (fell(motion, 'queen')) return fell(motion, 'white') ? 'all' : 'done';
  return fell(motion, 'white') ? 'white-first' : missed(motion, 'queen', FAR_RIGHT, shape);
};

export const coverJudged: Judge = (motion, shot, shape) =>
  foul(motion, shot) ?? (fell(motion, 'white') ? 'done' : missed(motion, 'white', FAR_LEFT, shape));

export const keepJudged = sinkJudged;

/** Judges a shot that must hit the white ball behind the camp line after touching a cushion. */
export const backJudged: Judge = (motion, _, shape) => {
  const white = indexOf(motion, 'white');
  const touch = touches(motion, 0, white);
  const first = cushions(motion, 0)[0];
  if (touch && (!first || first.t > touch.t)) return 'direct';
  if (fell(motion, 'cue')) return first ? 'hard' : 'fell';
  if (fell(motion, 'black')) return 'black';
  if (touch) return 'done';
  const met = firstTouch(motion);
  if (met && (!first || met.t < first.t)) return 'other';
  const cue = motion.balls[0]!;
  const target = placeAt(motion.balls[white]!, 0);
  if (first && placeAt(cue, first.t)[1] < shape.side - 2 * shape.radius) return 'sideways';
  const times = first ? sampled(first.t, motion.duration) : [];
  const back = times.find((time) => placeAt(cue, time)[1] <= target[1] + HAND / 3);
  if (back === undefined) return met ? 'other' : 'short';
  return placeAt(cue, back)[0] < target[0] ? 'back-left' : 'back-right';
};

function sampled(from: number, to: number): number[] {
  const STEPS = 400;
  return Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
}

/** Returns how far the cue ball comes back by spin alone, before it touches a cushion. */
export function cameBack(motion: Motion): number {
  const touch = firstTouch(motion);
  if (!touch) return 0;
  const cue: BallMotion = motion.balls[0]!;
  const met = placeAt(cue, touch.t);
  const way = velocityAt(cue, touch.t - 1e-6);
  const size = Math.hypot(...way) || 1;
  const until = cushions(motion, 0, touch.t)[0]?.t ?? motion.duration;
  const back = sampled(touch.t, until).map((time) => {
    const [x, y] = placeAt(cue, time);
    return ((met[0] - x) * way[0] + (met[1] - y) * way[1]) / size;
  });
  return Math.max(...back);
}

export const drawJudged: Judge = (motion, shot, shape) => {
  const wrong = foul(motion, shot);
  if (wrong) return wrong;
  if (!fell(motion, 'white')) return missed(motion, 'white', FAR_RIGHT, shape);
  const back = cameBack(motion);
  if (back >= HAND) return 'done';
  if (back > 0.01) return 'further';
  const touch = firstTouch(motion)!;
  if (cushions(motion, 0, touch.t).length > 0) return 'rebound';
  return shot.tip[1] < LOW ? 'faded' : 'stayed';
};

export const bankJudged: Judge = (motion, shot, shape) => {
  const white = indexOf(motion, 'white');
  const ball = motion.balls[white]!;
  const wrong = foul(motion, shot);
  const touch = firstTouch(motion);
  const bounce = touch && cushions(motion, white, touch.t)[0];
  if (wrong) return wrong;
  if (ball.fell) return bounce && bounce.t < ball.fell[0] ? 'done' : 'bank-direct';
  const past = wentPast(motion);
  if (past) return past;
  if (!touch?.balls.includes(white)) return 'other';
  if (!bounce) {
    const met = motion.contacts.some(
      ({ kind, balls, t }) => kind === 'ball' && balls.includes(white) && t > touch.t + 1e-6,
    );
    return met ? 'blocked' : 'soft';
  }
  // Checks on which side the ball passes the far left pocket after touching the cushion.
  const next = motion.contacts.find(
    ({ kind, balls, t }) => kind === 'ball' && balls.includes(white) && t > touch.t + 1e-6,
  );
  if (next && next.t < bounce.t) return 'blocked';
  const off = aside(
    placeAt(ball, bounce.t + 0.02),
    velocityAt(ball, bounce.t + 0.02),
    shape.pockets[FAR_LEFT]!,
  );
  const stopped = cushions(motion, white, bounce.t).length === 0;
  if (stopped && Math.abs(off) < shape.pocket_radius) return next ? 'blocked' : 'soft';
  // The ball comes from the right, so it passes on the near side if the pocket is on its right.
  return off > 0 ? 'bank-far' : 'bank-near';
};
