// Defines the six lessons: their positions, first aims and goals. The core simulates the shots.
import type { CarrambouleBall, CarrambouleKind, TableShape } from '../../../generated/protocol';
import type { Aim } from '../aim/aim';
import {
  backJudged,
  bankJudged,
  coverJudged,
  drawJudged,
  keepJudged,
  queenJudged,
  sinkJudged,
} from './judged';
import type { Judge, Stroke } from './judged';

export type { Judged, Stroke } from './judged';

/** One shot of a lesson. */
export interface Task {
  /** The goal of the shot; its text is `carr-lesson-GOAL-goal`. */
  goal: string;
  /** The aim that the task starts with: the obvious shot, which fails. */
  obvious: Stroke;
  /** An example of a shot that reaches the goal. */
  solution: Stroke;
  judge: Judge;
}

export interface Lesson {
  /** The id of the lesson; its texts are `carr-lesson-ID-…`. */
  id: string;
  balls: CarrambouleBall[];
  /** The indices of the balls that must not be hit directly (rule K6). */
  barred: number[];
  /** The position of the cue ball on its camp line, in metres from the left. */
  across: number;
  /**
   * The shots of the lesson. A second shot is played from the position that the first one leaves.
   */
  tasks: Task[];
}

function at(kind: CarrambouleKind, x: number, y: number): CarrambouleBall {
  return { kind, at: [Math.round(x * 1e9), Math.round(y * 1e9)] };
}

function stroke(angle: number, speed: number, tip: Aim['tip'] = [0, 0]): Stroke {
  return { angle, speed, tip };
}

export function standing({ across }: Lesson, shot: Stroke, shape: TableShape): Aim {
  return { place: [across, shape.camp_lines[0]], elevation: 0, ...shot };
}

export const LESSONS: Lesson[] = [
  {
    id: 'sink',
    balls: [at('white', 0.6, 0.58), at('black', 0.25, 0.5)],
    barred: [],
    across: 0.4,
    tasks: [
      {
        goal: 'sink',
        obvious: stroke(22.62, 1.3),
        solution: stroke(21.2, 1.6),
        judge: sinkJudged,
      },
    ],
  },
  {
    id: 'queen',
    balls: [at('queen', 0.64, 0.62), at('white', 0.1, 0.5)],
    barred: [],
    across: 0.4,
    tasks: [
      {
        goal: 'queen',
        obvious: stroke(25.2, 1.5),
        solution: stroke(23.9, 1.6),
        judge: queenJudged,
      },
      {
        goal: 'cover',
        obvious: stroke(-36.9, 1.5),
        solution: stroke(-38.1, 1.6),
        judge: coverJudged,
      },
    ],
  },
  {
    id: 'cushion',
    balls: [at('white', 0.45, 0.085), at('black', 0.2, 0.45)],
    barred: [0],
    across: 0.3,
    tasks: [
      {
        goal: 'cushion',
        obvious: stroke(89.9, 1.2),
        solution: stroke(6.35, 2.2),
        judge: backJudged,
      },
    ],
  },
  {
    id: 'scratch',
    balls: [at('white', 0.66, 0.66), at('black', 0.3, 0.5)],
    barred: [],
    across: 0.2,
    tasks: [
      {
        goal: 'scratch',
        obvious: stroke(39.4, 2.5),
        solution: stroke(38.9, 1.7, [0, -0.5]),
        judge: keepJudged,
      },
    ],
  },
  {
    id: 'draw',
    balls: [at('white', 0.5802, 0.5323), at('black', 0.2, 0.6)],
    barred: [],
    across: 0.26,
    tasks: [
      {
        goal: 'draw',
        obvious: stroke(36.53, 1.5),
        solution: stroke(36.55, 1.8, [0, -0.3]),
        judge: drawJudged,
      },
    ],
  },
  {
    id: 'bank',
    balls: [at('white', 0.5, 0.2), at('black', 0.615, 0.48), at('black', 0.2, 0.45)],
    barred: [],
    across: 0.36,
    tasks: [
      {
        goal: 'bank',
        obvious: stroke(60.6, 1.5),
        solution: stroke(53.1, 2),
        judge: bankJudged,
      },
    ],
  },
];

/** The id of the rule that each goal teaches. */
export const RULES: Record<string, string> = {
  sink: 'K8',
  queen: 'Q1',
  cover: 'Q2',
  cushion: 'K6',
  scratch: 'K-F3',
  draw: 'K8',
  bank: 'K7',
};
