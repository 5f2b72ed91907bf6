// The markings by which players tell the balls apart without colour and see them turn: a dot on
// white, a ring on black, a crown on the queen, and an eye on the cue ball. Each ball has its
// marking on six sides.
import type { CarrambouleKind } from '../../../generated/protocol';
import { axes, type Turn } from './spin';

type Mark = (context: CanvasRenderingContext2D) => void;

/** The outline of the queen's crown in units of the ball's radius; y points down. */
export const CROWN: [number, number][] = [
  [-0.5, 0.33],
  [-0.5, -0.3],
  [-0.24, -0.04],
  [0, -0.43],
  [0.24, -0.04],
  [0.5, -0.3],
  [0.5, 0.33],
];

function disc(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}

const MARKS: Record<CarrambouleKind, Mark> = {
  white(context) {
    context.fillStyle = '#6b5a41';
    disc(context, 0.17);
    context.fill();
  },
  black(context) {
    context.strokeStyle = '#e8d9bd';
    context.lineWidth = 0.12;
    disc(context, 0.34);
    context.stroke();
  },
  queen(context) {
    context.fillStyle = '#ffe9b8';
    context.beginPath();
    for (const [x, y] of CROWN) context.lineTo(x, y);
    context.fill();
  },
  cue(context) {
    context.fillStyle = '#5c4400';
    disc(context, 0.29);
    context.fill();
  },
};

/** Draws the markings of a ball around the origin, in units of the ball's radius. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  kind: CarrambouleKind,
  turn: Turn,
): void {
  const [x, y, z] = axes(turn) as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  const sides = [
    [x, y, z],
    [y, z, x],
    [z, x, y],
  ] as const;
  for (const [normal, one, other] of sides) {
    const front = normal[2] >= 0 ? 1 : -1;
    // A marking seen from the side would only be a line.
    if (Math.abs(normal[2]) < 0.12) continue;
    const upright = front > 0 ? 1 : -1;
    context.save();
    context.translate(normal[0] * front * 0.94, -normal[1] * front * 0.94);
    context.transform(one[0], -one[1], -other[0] * upright, other[1] * upright, 0, 0);
    MARKS[kind](context);
    context.restore();
  }
}
