// Six lessons of one shot each: a position, how one stands in it, and what counts. What a shot does is the core's word.
import type { CarrambouleBall, CarrambouleKind, Motion } from '../generated/protocol';
import type { Aim } from './aim';
import { placeAt, type Place } from './motion';

export interface Lesson {
  /** The words are `carr-lesson-ID-…`. */
  id: string;
  balls: CarrambouleBall[];
  /** The cue ball on the camp line, metres across. */
  across: number;
  /** How one stands at first: the obvious shot, which fails. */
  obvious: Stroke;
  /** One of the shots that do it. */
  solution: Stroke;
  done: (motion: Motion) => boolean;
}

export type Stroke = Pick<Aim, 'angle' | 'speed' | 'tip'>;

function at(kind: CarrambouleKind, x: number, y: number): CarrambouleBall {
  return { kind, at: [Math.round(x * 1e9), Math.round(y * 1e9)] };
}

function stroke(angle: number, speed: number, tip: Place = [0, 0]): Stroke {
  return { angle, speed, tip };
}

export function standing({ across }: Lesson, shot: Stroke, line: number): Aim {
  return { place: [across, line], elevation: 0, ...shot };
}

const fell = (motion: Motion, kind: CarrambouleKind) =>
  motion.balls.some((ball) => ball.kind === kind && ball.fell !== null);
/** These fall, and nothing that would be a foul. */
const sunk = (motion: Motion, ...kinds: CarrambouleKind[]) =>
  kinds.every((kind) => fell(motion, kind)) && !fell(motion, 'cue') && !fell(motion, 'black');

/** How often a ball touches a cushion before a time. */
const cushions = (motion: Motion, ball: number, until: number) =>
  motion.contacts.filter(
    (contact) => contact.kind === 'cushion' && contact.balls[0] === ball && contact.t < until,
  ).length;
const firstTouch = (motion: Motion) =>
  motion.contacts.find((contact) => contact.kind === 'ball' && contact.balls.includes(0));

function cushionFirst(motion: Motion): boolean {
  const touch = firstTouch(motion);
  return touch !== undefined && cushions(motion, 0, touch.t) > 0 && !fell(motion, 'cue');
}

/** After the meeting the cue ball comes back by a hand's breadth, and not off a cushion. */
function drawn(motion: Motion): boolean {
  const touch = firstTouch(motion);
  const cue = motion.balls[0]!;
  if (!touch || !sunk(motion, 'white') || cushions(motion, 0, Infinity) > 0) return false;
  return placeAt(cue, motion.duration)[1] < placeAt(cue, touch.t)[1] - 0.1;
}

function banked(motion: Motion): boolean {
  const index = motion.balls.findIndex((ball) => ball.kind === 'white');
  const white = motion.balls[index];
  return sunk(motion, 'white') && cushions(motion, index, white!.fell![0]) > 0;
}

export const LESSONS: Lesson[] = [
  {
    id: 'sink',
    balls: [at('white', 0.6, 0.58), at('black', 0.25, 0.5)],
    across: 0.4,
    obvious: stroke(22.62, 1.5),
    solution: stroke(21.2, 1.6),
    done: (motion) => sunk(motion, 'white'),
  },
  {
    id: 'queen',
    balls: [at('queen', 0.64, 0.62), at('white', 0.672, 0.655)],
    across: 0.55,
    obvious: stroke(9.8, 0.6),
    solution: stroke(8.77, 2),
    done: (motion) => sunk(motion, 'queen', 'white'),
  },
  {
    id: 'cushion',
    balls: [at('white', 0.45, 0.085), at('black', 0.2, 0.45)],
    across: 0.3,
    obvious: stroke(89.9, 1.2),
    solution: stroke(6.35, 2.2),
    done: cushionFirst,
  },
  {
    id: 'scratch',
    balls: [at('white', 0.66, 0.66), at('black', 0.3, 0.5)],
    across: 0.2,
    obvious: stroke(39.4, 2.5),
    solution: stroke(38.9, 1.7, [0, -0.5]),
    done: (motion) => sunk(motion, 'white'),
  },
  {
    id: 'draw',
    balls: [at('white', 0.5802, 0.5323), at('black', 0.2, 0.6)],
    across: 0.26,
    obvious: stroke(36.53, 1.5),
    solution: stroke(36.55, 1.8, [0, -0.3]),
    done: drawn,
  },
  {
    id: 'bank',
    balls: [at('white', 0.5, 0.42), at('black', 0.6, 0.56), at('black', 0.36, 0.6)],
    across: 0.36,
    obvious: stroke(22.4, 2),
    solution: stroke(24.5, 2.5),
    done: banked,
  },
];

/** The rule that says what counts. */
export const RULES: Record<string, string> = {
  sink: 'K8',
  queen: 'Q2',
  cushion: 'K6',
  scratch: 'K-F3',
  draw: 'K8',
  bank: 'K7',
};
