// Computes the guide lines for a simulated shot.
import type { CarrambouleKind, Motion } from '../../../generated/protocol';
import { placeAt, shortened, velocityAt, wayBetween, type Place } from '../table/motion';

export interface Guide {
  /** The path of the cue ball until it meets another ball, as far as the line is drawn. */
  cue: Place[];
  /**
   * The position of the cue ball when it meets the first ball; null if the line reaches no ball.
   */
  ghost: Place | null;
  /**
   * The beginning of the cue ball's path after it has met the first ball; `object` is the beginning
   * of the first ball's path.
   */
  after: Place[];
  object: Place[];
  /** Which ball the cue ball meets first, and how; null if the line reaches no ball. */
  meets: Meeting | null;
  /** The balls whose guide lines end in a pocket. */
  falls: CarrambouleKind[];
}

/**
 * A foul that the guide lines can show. `cue` stands for all fouls in which the cue ball is
 * pocketed, because their exact kind depends on the other balls.
 */
export type ShownFoul = 'breach' | 'F1' | 'cue';

/**
 * Returns the foul that the guide lines show; null if they show none. `barred` lists the indices of
 * the balls that must not be hit directly, and `opponent` is the opponent's colour.
 */
export function foulOf(
  { falls, meets }: Guide,
  barred: number[],
  opponent: CarrambouleKind,
): ShownFoul | null {
  if (falls.includes('cue')) return 'cue';
  if (meets?.cushions === 0 && barred.includes(meets.ball - 1)) return 'breach';
  return falls.includes(opponent) ? 'F1' : null;
}

export interface Meeting {
  /** The index of this ball in the motion's list, in which 0 is the cue ball. */
  ball: number;
  cushions: number;
  /** How full the ball is hit, from 0 (a touch) to 1 (full). */
  full: number;
}

/** Finds the first ball that the cue ball meets, and the time of their contact. */
function firstMeeting(motion: Motion): { time: number; meeting: Meeting } | null {
  const touched = motion.contacts.find(
    (contact) => contact.kind === 'ball' && contact.balls.includes(0),
  );
  if (!touched) return null;
  const ball = touched.balls.find((number) => number !== 0)!;
  const cushions = motion.contacts.filter(
    (contact) => contact.kind === 'cushion' && contact.balls[0] === 0 && contact.t < touched.t,
  ).length;
  const [cue, met] = [motion.balls[0]!, motion.balls[ball]!];
  const [from, to] = [placeAt(cue, touched.t), placeAt(met, touched.t)];
  const [x, y] = velocityAt(cue, touched.t - 1e-6);
  const line: Place = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(x, y) * Math.hypot(...line) || 1;
  const off = Math.abs(x * line[1] - y * line[0]) / size;
  return { time: touched.t, meeting: { ball, cushions, full: Math.min(Math.max(1 - off, 0), 1) } };
}

/**
 * Builds the guide lines. `share` is the player's setting, from 0 (off) to 1 (the longest lines).
 */
export function guideOf(motion: Motion, share: number): Guide {
  const nothing: Guide = { cue: [], ghost: null, after: [], object: [], meets: null, falls: [] };
  const cue = motion.balls[0];
  if (share <= 0 || !cue) return nothing;
  const first = firstMeeting(motion);
  // At the middle setting, the line is long enough to go to the far cushion and back to a ball
  // behind the player's own camp line.
  const reach = 0.25 + share * 3.1;
  const until = first?.time ?? motion.duration;
  const way = wayBetween(cue, 0, until);
  const shown = shortened(way, reach);
  const arrives = shown.length === way.length && same(shown.at(-1), way.at(-1));
  if (!first || !arrives)
    return { ...nothing, cue: shown, falls: arrives && cue.fell ? [cue.kind] : [] };
  const met = motion.balls[first.meeting.ball]!;
  const ways = [cue, met].map((ball) => wayBetween(ball, first.time, motion.duration));
  const [after, object] = [shortened(ways[0]!, share * 0.3), shortened(ways[1]!, share * 0.7)];
  const falls = [cue, met].filter(
    (ball, index) => ball.fell && same([after, object][index]!.at(-1), ways[index]!.at(-1)),
  );
  return {
    cue: shown,
    ghost: placeAt(cue, first.time),
    after,
    object,
    meets: first.meeting,
    falls: falls.map((ball) => ball.kind),
  };
}

/** The paths of all balls that moved in a shot, starting with the cue ball's path. */
export type Trail = { kind: CarrambouleKind; way: Place[] }[];

export function trailOf(motion: Motion): Trail {
  const ways = motion.balls.map((ball) => ({
    kind: ball.kind,
    way: wayBetween(ball, 0, motion.duration),
  }));
  return ways.filter(({ way }) => way.length > 1);
}

function same(one: Place | undefined, other: Place | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6
  );
}
