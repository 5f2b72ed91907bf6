// The shots of the guided first game: positions near the hole of course 1, each with one new idea
// and a way to hole the ball. The core simulates the strokes; a lesson knows only its goal.
import type { Position, TraceFile } from '../../generated/protocol';

type Balls = Record<string, [number, number]>;

export interface Lesson {
  id: string;
  pieces: string;
  balls: Balls;
  /** The impulses of the stroke: a number, or a die to roll. */
  with: number | { die: string };
  goal: Goal;
}

/** The goal of a lesson: the ball to hole, and whether it must take a token first. */
export interface Goal {
  ball: string;
  token?: true;
}

/** The colour of the learner's ball. */
export const BALL = 'orange';
/** The part of course 1 that the lessons show: the area around its hole. */
const VIEW: [number, number, number, number] = [39, 7, 63, 16];

function piece(id: string, lines: string): string {
  return `\n[[piece]]\nid = "${id}"\n${lines}\n`;
}

export const LESSONS: Lesson[] = [
  { id: 'hole', pieces: '', balls: { orange: [50, 12] }, with: 4, goal: { ball: BALL } },
  {
    id: 'roll',
    pieces: '',
    balls: { orange: [58, 12] },
    with: { die: 'blue' },
    goal: { ball: BALL },
  },
  { id: 'rebound', pieces: '', balls: { orange: [52, 12] }, with: 4, goal: { ball: BALL } },
  {
    id: 'sand',
    pieces: piece('sand', 'cells = [[52, 12], [54, 12], [53, 11]]'),
    balls: { orange: [50, 12] },
    with: 5,
    goal: { ball: BALL },
  },
  {
    id: 'obstacle',
    pieces:
      piece('F-I2', 'at = [50, 12]\nchannel = true') +
      piece('F-1', 'at = [51, 11]') +
      piece('F-1', 'at = [51, 13]'),
    balls: { orange: [46, 12] },
    with: 5,
    goal: { ball: BALL },
  },
  {
    id: 'carom',
    pieces: '',
    balls: { orange: [46, 12], yellow: [50, 12] },
    with: 4,
    goal: { ball: 'yellow' },
  },
  {
    id: 'tokens',
    pieces: piece('token', 'at = [54, 12]\nvalue = -2'),
    balls: { orange: [50, 12] },
    with: 3,
    goal: { ball: BALL, token: true },
  },
];

/** Returns the request to the core: the board, and the stroke to try if its impulses are known. */
export function position(lesson: Lesson, impulses: number | null): Position {
  return {
    course: `format = 1\nname = "Lesson"\non = ["1"]\n${lesson.pieces}`,
    balls: lesson.balls,
    stroke: impulses === null ? null : { ball: BALL, impulses },
    view: VIEW,
  };
}

/** Returns whether a stroke reached the goal. */
export function reached(goal: Goal, trace: TraceFile): boolean {
  const taken = (trace.tokens[goal.ball] ?? []).length > 0;
  return trace.balls[goal.ball] === 'holed' && (!goal.token || taken);
}
