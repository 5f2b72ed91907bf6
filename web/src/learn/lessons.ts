// The steps of the guided first game: positions on course 1, and what is to be done in each. What
// happens there is asked of the core; a lesson only knows how it should end.
import type { Position, TraceFile } from '../generated/protocol';

export type Lesson =
  | { id: string; kind: 'start'; view: View }
  | { id: string; kind: 'die'; wanted: string; view: View }
  | { id: string; kind: 'roll'; die: string; view: View }
  | {
      id: string;
      kind: 'stroke';
      pieces: string;
      balls: Balls;
      impulses: number;
      goal: Goal;
      view: View;
    };

type View = [number, number, number, number];
type Balls = Record<string, [number, number]>;

/** Where a ball is to end: on a cell, or in the hole. */
export interface Goal {
  ball: string;
  at: [number, number] | 'holed';
}

/** The ball of the one who learns. */
export const BALL = 'orange';
const LEFT: View = [15, 8, 43, 17];
const MIDDLE: View = [23, 7, 51, 17];
const RIGHT: View = [39, 7, 63, 16];

function piece(id: string, lines: string): string {
  return `\n[[piece]]\nid = "${id}"\n${lines}\n`;
}

export const LESSONS: Lesson[] = [
  { id: 'start', kind: 'start', view: LEFT },
  { id: 'dice', kind: 'die', wanted: 'green', view: LEFT },
  { id: 'roll', kind: 'roll', die: 'white', view: LEFT },
  {
    id: 'aim',
    kind: 'stroke',
    view: LEFT,
    pieces: '',
    balls: { orange: [30, 12] },
    impulses: 4,
    goal: { ball: BALL, at: [34, 16] },
  },
  {
    id: 'rebound',
    kind: 'stroke',
    view: LEFT,
    pieces: '',
    balls: { orange: [25, 13] },
    impulses: 6,
    goal: { ball: BALL, at: [31, 13] },
  },
  {
    id: 'sand',
    kind: 'stroke',
    view: MIDDLE,
    balls: { orange: [32, 12] },
    impulses: 7,
    pieces: piece('sand', 'cells = [[34, 12], [36, 12], [38, 12]]'),
    goal: { ball: BALL, at: [40, 12] },
  },
  {
    id: 'water',
    kind: 'stroke',
    view: MIDDLE,
    balls: { orange: [34, 12] },
    impulses: 8,
    pieces: piece('water', 'cells = [[38, 12], [40, 12], [39, 11]]'),
    goal: { ball: BALL, at: [46, 8] },
  },
  {
    id: 'obstacle',
    kind: 'stroke',
    view: MIDDLE,
    balls: { orange: [32, 12] },
    impulses: 6,
    pieces:
      piece('F-I2', 'at = [36, 12]\nchannel = true') +
      piece('F-1', 'at = [37, 11]') +
      piece('F-1', 'at = [37, 13]'),
    goal: { ball: BALL, at: [44, 12] },
  },
  {
    id: 'hole',
    kind: 'stroke',
    view: RIGHT,
    pieces: '',
    balls: { orange: [50, 12] },
    impulses: 4,
    goal: { ball: BALL, at: 'holed' },
  },
  {
    id: 'carom',
    kind: 'stroke',
    view: RIGHT,
    pieces: '',
    balls: { orange: [46, 12], yellow: [50, 12] },
    impulses: 4,
    goal: { ball: 'yellow', at: 'holed' },
  },
];

/** What to ask the core: the balls as given, and the stroke to try, if there is one. */
export function position(lesson: Lesson, balls: Balls, impulses: number | null): Position {
  const pieces = lesson.kind === 'stroke' ? lesson.pieces : '';
  return {
    course: `format = 1\nname = "Lesson"\non = ["1"]\n${pieces}`,
    balls,
    stroke: impulses === null ? null : { ball: BALL, impulses },
    view: lesson.view,
  };
}

/** Whether a stroke ended as it should. */
export function reached(goal: Goal, trace: TraceFile): boolean {
  const place = trace.balls[goal.ball];
  if (goal.at === 'holed') return place === 'holed';
  return (
    typeof place === 'object' &&
    place.layer === 'ground' &&
    place.at[0] === goal.at[0] &&
    place.at[1] === goal.at[1]
  );
}
