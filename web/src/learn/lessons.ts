// The shots of the guided first game: positions near the hole of course 1, one new thing in each, and every one of them
// can end in the hole. What happens there is asked of the core; a lesson only knows how it should end.
import type { Position, TraceFile } from '../generated/protocol';

type Balls = Record<string, [number, number]>;

export interface Lesson {
  id: string;
  pieces: string;
  balls: Balls;
  /** What there is to play with: so many impulses, or a die that is rolled. */
  with: number | { die: string };
  goal: Goal;
}

/** The ball that is to drop; with a token, if there is one. */
export interface Goal {
  ball: string;
  token?: true;
}

/** The ball of the one who learns. */
export const BALL = 'orange';
/** The end of course 1. */
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

/** What to ask the core: the board, and the stroke to try, if its impulses are known. */
export function position(lesson: Lesson, impulses: number | null): Position {
  return {
    course: `format = 1\nname = "Lesson"\non = ["1"]\n${lesson.pieces}`,
    balls: lesson.balls,
    stroke: impulses === null ? null : { ball: BALL, impulses },
    view: VIEW,
  };
}

/** Whether a stroke ended as it should. */
export function reached(goal: Goal, trace: TraceFile): boolean {
  const taken = (trace.tokens[goal.ball] ?? []).length > 0;
  return trace.balls[goal.ball] === 'holed' && (!goal.token || taken);
}
