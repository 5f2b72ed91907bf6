// Draws everything that moves: guide lines and balls on one canvas, the cue on another.
import type { CarrambouleKind } from '../../../generated/protocol';
import { directionOf, type Aim } from '../aim/aim';
import type { Guide, Trail } from '../aim/guide';
import { paintMarks } from './ballMarkings';
import type { Place } from './motion';
import { UPRIGHT, type Turn } from './spin';
import type { Sprites } from './sprites';
import { seen, type Frame } from './view';

export interface SeenBall {
  kind: CarrambouleKind;
  place: Place;
  turn?: Turn;
  /** The ball's size relative to normal. A ball that falls into a pocket shrinks and fades. */
  size?: number;
  alpha?: number;
  /** How a ball falls: where it left the cloth, its pocket, and the share of its fall so far. */
  fall?: { from: Place; pocket: number; share: number };
}

export interface Picture {
  frame: Frame;
  near: number;
  balls: SeenBall[];
  guide: Guide | null;
  /** Whether the shot shown by the guide line would be a foul. */
  foul?: boolean;
  /** The paths of the balls in the last shot. */
  trail?: Trail;
  /** The indices of the balls that must not be hit directly, which are marked with a bar. */
  barred: number[];
  /**
   * The index in `balls` of the ball to highlight: on the practice table, the selected ball; in a
   * match, the ball that the guide line meets. Null if there is none.
   */
  picked: number | null;
  /** The position of the cue ball, and whether it can be moved along the line or freely. */
  handles: { at: Place; how: 'line' | 'free' } | null;
}

/** The player's cue. `pull` is the distance from the tip to the ball, in millimetres. */
export interface Stick {
  aim: Aim;
  seat: number;
  pull: number;
}

/** The colour of a selected ball: persimmon, bright enough on the felt of both themes. */
const PICKED = '#f79f6b';
/** The colour of a foul: a red that stands out from the felt and the queen. */
const FOUL = '#ff5a4a';

export function paint(context: CanvasRenderingContext2D, picture: Picture, sprites: Sprites): void {
  const { frame, near } = picture;
  const at = (place: Place) => seen(frame, place, near);
  for (const { kind, way } of picture.trail ?? []) paintTrail(context, kind, way.map(at));
  if (picture.guide) paintAfter(context, picture.guide, at);
  for (const ball of picture.balls)
    stamp(
      context,
      sprites.shadow,
      at(ball.place),
      frame.radius * (ball.size ?? 1),
      sprites.half,
      ball.alpha,
    );
  if (picture.guide) paintGuide(context, picture.guide, at, frame.radius, picture.foul ?? false);
  for (const ball of picture.balls) paintBall(context, ball, at(ball.place), frame.radius, sprites);
  for (const index of picture.barred) {
    const ball = picture.balls[index];
    if (ball) paintBar(context, at(ball.place), frame.radius);
  }
  const picked = picture.picked === null ? undefined : picture.balls[picture.picked];
  if (picked) ring(context, at(picked.place), frame.radius + 5, PICKED, 3.6);
  if (picture.guide && picture.foul) paintFoul(context, picture.guide, at, frame);
  if (picture.handles) paintHandles(context, at(picture.handles.at), picture.handles.how);
}

function stamp(
  context: CanvasRenderingContext2D,
  sprite: HTMLCanvasElement,
  [x, y]: Place,
  radius: number,
  half: number,
  alpha = 1,
): void {
  context.globalAlpha = alpha;
  context.drawImage(
    sprite,
    x - half * radius,
    y - half * radius,
    2 * half * radius,
    2 * half * radius,
  );
  context.globalAlpha = 1;
}

function paintBall(
  context: CanvasRenderingContext2D,
  ball: SeenBall,
  at: Place,
  radius: number,
  sprites: Sprites,
): void {
  const size = radius * (ball.size ?? 1);
  stamp(context, sprites.bodies[ball.kind], at, size, sprites.half, ball.alpha);
  context.save();
  context.globalAlpha = ball.alpha ?? 1;
  context.translate(at[0], at[1]);
  context.scale(size, size);
  paintMarks(context, ball.kind, ball.turn ?? UPRIGHT);
  context.restore();
  stamp(context, sprites.glint[ball.kind], at, size, sprites.half, ball.alpha);
}

function line(
  context: CanvasRenderingContext2D,
  points: Place[],
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  if (points.length < 2) return;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.setLineDash(dash);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.setLineDash([]);
}

function ring(
  context: CanvasRenderingContext2D,
  [x, y]: Place,
  radius: number,
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  context.beginPath();
  context.setLineDash(dash);
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.setLineDash([]);
}

function paintAfter(
  context: CanvasRenderingContext2D,
  guide: Guide,
  at: (place: Place) => Place,
): void {
  line(context, guide.after.map(at), '#ffe07a', 3, [12, 8]);
  line(context, guide.object.map(at), '#fff8e7', 3.4, [2, 11]);
}

function paintTrail(context: CanvasRenderingContext2D, kind: CarrambouleKind, way: Place[]): void {
  line(context, way, 'rgb(13 31 22 / 0.35)', 5);
  line(context, way, kind === 'cue' ? '#ffe07a' : '#fff8e7', 2.4, kind === 'cue' ? [] : [2, 7]);
}

function paintGuide(
  context: CanvasRenderingContext2D,
  guide: Guide,
  at: (place: Place) => Place,
  radius: number,
  foul: boolean,
): void {
  const way = guide.cue.map(at);
  line(context, way, 'rgb(13 31 22 / 0.4)', 8);
  line(context, way, '#fff8e7', 4);
  if (!guide.ghost) return;
  const [x, y] = at(guide.ghost);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = foul ? 'rgb(255 90 74 / 0.45)' : 'rgb(255 248 231 / 0.25)';
  context.fill();
  if (foul) ring(context, [x, y], radius, FOUL, 4);
  else ring(context, [x, y], radius, '#fff8e7', 2.6, [5, 4]);
}

/**
 * Draws a red sign at the ghost ball, or at the pocket if the cue ball falls without meeting a
 * ball.
 */
function paintFoul(
  context: CanvasRenderingContext2D,
  guide: Guide,
  at: (place: Place) => Place,
  { side, radius }: Frame,
): void {
  const place = guide.ghost ?? guide.cue.at(-1);
  if (!place) return;
  const [x, y] = at(place);
  // The sign is beside the ball, towards the middle of the table.
  const sign: Place = [x + (x < side / 2 ? 1 : -1) * 2 * radius, y + (y < side / 2 ? 1 : -1) * 24];
  context.beginPath();
  context.arc(...sign, 17, 0, 2 * Math.PI);
  context.fillStyle = '#b3261e';
  context.fill();
  ring(context, sign, 17, '#fff8e7', 2.6);
  line(
    context,
    [
      [sign[0], sign[1] - 8.5],
      [sign[0], sign[1] + 1.5],
    ],
    '#fff8e7',
    4.4,
  );
  line(
    context,
    [
      [sign[0], sign[1] + 8.4],
      [sign[0], sign[1] + 8.6],
    ],
    '#fff8e7',
    4.4,
  );
}

/** Draws a bar below a ball that may be hit only after a cushion. */
function paintBar(context: CanvasRenderingContext2D, [x, y]: Place, radius: number): void {
  const foot = y + radius + 7;
  line(
    context,
    [
      [x - radius * 0.8, foot],
      [x + radius * 0.8, foot],
    ],
    'rgb(13 31 22 / 0.6)',
    6.4,
  );
  line(
    context,
    [
      [x - radius * 0.8, foot],
      [x + radius * 0.8, foot],
    ],
    '#ffe07a',
    3.6,
  );
}

function paintHandles(
  context: CanvasRenderingContext2D,
  [x, y]: Place,
  handles: 'line' | 'free',
): void {
  context.fillStyle = 'rgb(255 248 231 / 0.95)';
  context.strokeStyle = '#0d1f16';
  context.lineWidth = 1.4;
  const sides = handles === 'line' ? [0, 2] : [0, 1, 2, 3];
  for (const side of sides) {
    context.save();
    context.translate(x, y);
    context.rotate((side * Math.PI) / 2);
    context.beginPath();
    context.moveTo(38, 0);
    context.lineTo(26, -8);
    context.lineTo(26, 8);
    context.closePath();
    context.fill();
    context.stroke();
    context.restore();
  }
}

/**
 * The parts of the cue: start and end (measured from the tip), colour and width. The cue fades out
 * where the hand would be.
 */
const STICK: [number, number, string, number][] = [
  [4, 150, '#e9cf9c', 13],
  [150, 290, '#6b3f1a', 18],
  [145, 154, '#e0b04c', 18],
  [5, 13, '#fff8e7', 12],
  [0, 5, '#3f6fa8', 11],
];
const FADES: [number, number] = [215, 290];

export function paintCue(
  context: CanvasRenderingContext2D,
  { aim, seat, pull }: Stick,
  frame: Frame,
  near: number,
): void {
  const [x, y] = seen(frame, aim.place, near);
  const turn = near === 0 ? 0 : Math.PI;
  context.save();
  context.translate(x, y);
  // The x axis points from the ball to the cue, opposite to the aim.
  context.rotate(-directionOf(aim, seat) + Math.PI + turn);
  context.translate(frame.radius + pull, aim.tip[0] * frame.radius);
  // A raised cue looks shorter from above.
  context.scale(Math.max(Math.cos((aim.elevation * Math.PI) / 180), 0.2), 1);
  context.lineCap = 'butt';
  context.globalAlpha = 0.25;
  context.save();
  context.rotate(directionOf(aim, seat) - Math.PI - turn);
  context.translate(4, 8);
  context.rotate(-directionOf(aim, seat) + Math.PI + turn);
  stroke(context, 2, FADES[1], fading(context, '#000000'), 15);
  context.restore();
  context.globalAlpha = 1;
  for (const [from, to, colour, width] of STICK)
    stroke(context, from, to, to > FADES[0] ? fading(context, colour) : colour, width);
  context.restore();
}

function fading(context: CanvasRenderingContext2D, colour: string): CanvasGradient {
  const fade = context.createLinearGradient(FADES[0], 0, FADES[1], 0);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, `${colour}00`);
  return fade;
}

function stroke(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  colour: string | CanvasGradient,
  width: number,
): void {
  context.beginPath();
  context.moveTo(from, 0);
  context.lineTo(to, 0);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
