import { describe, expect, it } from 'vitest';
import type { CarrambouleBall, Motion } from '../../../generated/protocol';
import { practiceOf } from '../aim/aim';
import { shape, tryShot } from '../core.testing';
import { cameBack, HAND, missedBy, type Judged, type Mistake, type Stroke } from './judged';
import { LESSONS, standing, type Lesson, type Task } from './lessons';
import { placeAt } from '../table/motion';

const table = shape();

/**
 * Returns the balls before a shot of a lesson. A second shot starts where the first shot's solution
 * ends.
 */
function ballsBefore(lesson: Lesson, task: Task): CarrambouleBall[] {
  let { balls } = lesson;
  for (const one of lesson.tasks) {
    if (one === task) break;
    const aim = standing(lesson, one.solution, table);
    balls = tryShot(practiceOf(balls, aim)).balls.filter(({ kind }) => kind !== 'cue');
  }
  return balls;
}

function played(lesson: Lesson, task: Task, shot: Stroke): { motion: Motion; judged: Judged } {
  const balls = ballsBefore(lesson, task);
  const { motion } = tryShot(practiceOf(balls, standing(lesson, shot, table)));
  return { motion, judged: task.judge(motion, shot, table) };
}

const tasks = LESSONS.flatMap((lesson) =>
  lesson.tasks.map((task) => ({ goal: task.goal, lesson, task })),
);

it.each(tasks)('$goal is possible, and the obvious shot fails', ({ lesson, task }) => {
  expect(played(lesson, task, task.solution).judged).toBe('done');
  expect(played(lesson, task, task.obvious).judged).not.toMatch(/done|all/);
});

/**
 * Ten plausible wrong shots per task (angle, speed, tip height), each with the mistake that must be
 * reported.
 */
const WRONG: Record<string, [number, number, number, Mistake][]> = {
  sink: [
    [22.62, 1.3, 0, 'left'],
    [22.3, 1, 0, 'left'],
    [23.2, 1.3, 0, 'left'],
    [20.2, 1.3, 0, 'right'],
    [20, 0.9, 0, 'right'],
    [22.9, 1, 0, 'follow'],
    [16, 1.5, 0, 'none'],
    [28, 1.5, 0, 'none'],
    [21.2, 0.27, 0, 'soft'],
    [21.2, 0.2, 0, 'weak'],
  ],
  queen: [
    [24.8, 1.5, 0, 'follow'],
    [25.2, 1.5, 0, 'left'],
    [22.4, 1.5, 0, 'right'],
    [22.2, 1, 0, 'right'],
    [23.9, 0.25, 0, 'soft'],
    [17, 1.5, 0, 'none'],
    [30, 1.5, 0, 'none'],
    [-37, 1.5, 0, 'other'],
    [-38.1, 1.6, 0, 'white-first'],
    [23.9, 0.2, 0, 'weak'],
  ],
  cover: [
    [-36.9, 1.5, 0, 'left'],
    [-37.2, 2, 0, 'left'],
    [-36.5, 1, 0, 'follow'],
    [-39.2, 1, 0, 'right'],
    [-39.4, 1.5, 0, 'right'],
    [-30, 1.2, 0, 'none'],
    [-46, 1.2, 0, 'none'],
    [-42.5, 1, 0, 'none'],
    [-38.1, 0.27, 0, 'soft'],
    [-38.1, 0.2, 0, 'weak'],
  ],
  cushion: [
    [89.9, 1.2, 0, 'direct'],
    [85, 0.6, 0, 'direct'],
    [-16, 1, 0, 'other'],
    [0, 1.3, 0, 'back-left'],
    [3, 2.2, 0, 'back-left'],
    [9, 1.3, 0, 'back-right'],
    [12, 1, 0, 'back-right'],
    [6.35, 0.5, 0, 'short'],
    [40, 1.3, 0, 'sideways'],
    [-10, 1.5, 0, 'hard'],
  ],
  scratch: [
    [39.4, 2.5, 0, 'follow'],
    [39.4, 1.3, 0.3, 'follow'],
    [39.4, 1.3, -0.4, 'faded'],
    [40.2, 1.5, 0, 'left'],
    [40.4, 2, 0, 'hard'],
    [37.2, 2, 0, 'right'],
    [38.9, 0.6, -0.5, 'weak'],
    [33, 1.5, 0, 'none'],
    [42.3, 1.5, 0, 'none'],
    [10, 1, 0, 'other'],
  ],
  draw: [
    [36.53, 1.5, 0, 'follow'],
    [36.55, 1.6, 0, 'stayed'],
    [36.55, 1.3, -0.3, 'faded'],
    [36.55, 1.6, -0.3, 'further'],
    [36.55, 2, -0.15, 'further'],
    [37.2, 1.8, -0.4, 'left'],
    [35.6, 1.8, -0.4, 'right'],
    [37.5, 2, 0, 'rebound'],
    [36.55, 0.5, -0.5, 'weak'],
    [30, 1.5, 0, 'none'],
  ],
  bank: [
    [60.6, 1.5, 0, 'blocked'],
    [60.6, 1, 0, 'blocked'],
    [61, 1.5, 0, 'black'],
    [57.5, 2, 0, 'follow'],
    [54.5, 1.5, 0, 'bank-far'],
    [52, 1.5, 0, 'bank-near'],
    [51.5, 2, 0, 'bank-near'],
    [53.1, 0.5, 0, 'soft'],
    [66, 1, 0, 'none'],
    [40, 1, 0, 'none'],
  ],
};

describe.each(tasks)('$goal', ({ goal, lesson, task }) => {
  const wrong = WRONG[goal]!.map(([angle, speed, up, mistake]) => ({
    shot: { angle, speed, tip: [0, up] } as Stroke,
    mistake,
  }));

  it('explains ten wrong shots', () => {
    expect(wrong).toHaveLength(10);
    const told = wrong.map(({ shot }) => played(lesson, task, shot).judged);
    expect(told).toEqual(wrong.map(({ mistake }) => mistake));
  });

  it('gives advice in the right direction', () => {
    const { pot } = potOf(goal);
    for (const { shot, mistake } of wrong) {
      if (!pot || (mistake !== 'left' && mistake !== 'right')) continue;
      // A cue turned to the left hits the ball further left, and vice versa.
      const turn = mistake === 'left' ? -0.3 : 0.3;
      const off = (angle: number) => {
        const { motion } = played(lesson, task, { ...shot, angle });
        return Math.abs(missedBy(motion, pot.kind, pot.pocket, table)!);
      };
      expect(off(shot.angle + turn)).toBeLessThan(off(shot.angle));
    }
  });

  it('accepts only shots that reach the goal', () => {
    let accepted = 0;
    const tips = ['scratch', 'draw'].includes(goal) ? [0, -0.3, -0.5] : [0];
    for (const up of tips)
      for (const speed of [0.6, 1.2, 1.8, 2.6, 4])
        for (let turn = -12; turn <= 12; turn += 0.75) {
          const shot: Stroke = { angle: task.solution.angle + turn, speed, tip: [0, up] };
          const { motion, judged } = played(lesson, task, shot);
          if (judged !== 'done' && judged !== 'all') continue;
          accepted++;
          expect(potOf(goal).isDone(motion), `${JSON.stringify(shot)}`).toBe(true);
        }
    expect(accepted).toBeGreaterThan(0);
  });
});

/**
 * Returns the ball and the pocket of a goal that needs no cushion (null for other goals), and a
 * function that decides from the motion alone whether a shot reaches the goal.
 */
function potOf(goal: string) {
  const fell = (motion: Motion, kind: string) =>
    motion.balls.some((ball) => ball.kind === kind && ball.fell !== null);
  const fair = (motion: Motion) => !fell(motion, 'cue') && !fell(motion, 'black');
  const sunk = (motion: Motion) => fair(motion) && fell(motion, 'white');
  const right = { kind: 'white', pocket: 2 } as const;
  const each = {
    sink: { pot: right, isDone: sunk },
    queen: {
      pot: { kind: 'queen', pocket: 2 } as const,
      isDone: (motion: Motion) => fair(motion) && fell(motion, 'queen'),
    },
    cover: { pot: { kind: 'white', pocket: 3 } as const, isDone: sunk },
    cushion: {
      pot: null,
      // The cue ball comes near a cushion before it comes near the white ball.
      isDone(motion: Motion) {
        const [cue, white] = [motion.balls[0]!, motion.balls[1]!];
        for (let time = 0; time <= motion.duration; time += 0.001) {
          const [x, y] = placeAt(cue, time);
          const edge = Math.min(x, y, table.side - x, table.side - y);
          if (edge < table.radius + 0.004) return fair(motion);
          const [toX, toY] = placeAt(white, time);
          if (Math.hypot(x - toX, y - toY) < 2 * table.radius + 0.001) return false;
        }
        return false;
      },
    },
    scratch: { pot: right, isDone: sunk },
    draw: {
      pot: right,
      isDone: (motion: Motion) => sunk(motion) && cameBack(motion) >= HAND,
    },
    bank: {
      pot: null,
      isDone: (motion: Motion) =>
        sunk(motion) &&
        motion.contacts.some(({ kind, balls }) => kind === 'cushion' && balls[0] === 1),
    },
  };
  return each[goal as keyof typeof each];
}

it('a ball that comes back by its spin may go on to the player’s own cushion', () => {
  const lesson = LESSONS.find(({ id }) => id === 'draw')!;
  const { motion, judged } = played(lesson, lesson.tasks[0]!, {
    angle: 36.55,
    speed: 3.5,
    tip: [0, -0.4],
  });
  const cushions = motion.contacts.filter(
    ({ kind, balls }) => kind === 'cushion' && balls[0] === 0,
  );
  expect(cushions.length).toBeGreaterThan(0);
  expect(judged).toBe('done');
});

it('bars only balls on or behind the line', () => {
  for (const { balls, barred } of LESSONS) {
    const low = balls.flatMap(({ at }, index) =>
      at[1] / 1e9 - table.camp_lines[0] <= table.radius ? [index] : [],
    );
    expect(barred).toEqual(low);
  }
});
