// Where the camera stands in the preset views of a mini golf board.
import { add, framed, middleOf, type Bounds, type Camera, type Point } from '../../solid/camera';
import type { Turn } from '../stroke/turn';
import type { View } from './presets';

/** What a view of a board depends on. */
export interface Framing {
  /** The corners of the board, below and above. */
  corners: readonly Point[];
  bounds: Bounds;
  /** The quarter turns of the course's picture; the board is turned in the same way. */
  turn: Turn;
  /** The current ball, or a start cell; null if there is none. */
  ball: Point | null;
  hole: Point;
}

/** How the board is turned: upright on a portrait screen, and a little askew. */
function turnOf({ turn, bounds: [low, high] }: Framing, aspect: number): number {
  if (turn) return turn * 90 - Math.sign(turn) * 6;
  const deep = (high[1] - low[1]) / (high[0] - low[0]);
  return deep > 1.3 && aspect > 1.1 ? 68 : -12;
}

/** How far a camera that follows a ball looks past it towards the middle of the board. */
const AHEAD = 2.4;

/** Returns the point at which a camera that follows a ball looks, so that little of it is table. */
export function besideBall(ball: Point, bounds: Bounds): Point {
  const [x, y] = middleOf(bounds);
  const far = Math.hypot(x - ball[0], y - ball[1]);
  const share = Math.min(1, AHEAD / (far || 1));
  return [ball[0] + (x - ball[0]) * share, ball[1] + (y - ball[1]) * share, ball[2]];
}

/**
 * Returns the camera of a view. Views of the ball show the complete board if there is no current
 * ball.
 */
export function cameraFor(view: View, framing: Framing, aspect: number): Camera {
  const target = middleOf(framing.bounds);
  const { ball, hole } = framing;
  if (view === 'behind' && ball) {
    const [dx, dy] = [hole[0] - ball[0], hole[1] - ball[1]];
    const far = Math.hypot(dx, dy) || 1;
    const way: Point = [dx / far, dy / far, 0];
    return {
      target: add(ball, way, 6),
      distance: Math.hypot(15, 5.2),
      turn: (Math.atan2(-way[0], way[1]) * 180) / Math.PI,
      pitch: (Math.atan2(5.2, 15) * 180) / Math.PI,
      fov: aspect < 1 ? 46 : 36,
    };
  }
  if (view === 'follow' && ball) {
    const target = besideBall(ball, framing.bounds);
    const [distance, pitch] = aspect < 1 ? [34, 50] : [26, 42];
    return { target, distance, turn: turnOf(framing, aspect), pitch, fov: 30 };
  }
  if (view === 'above') {
    const turn = (framing.turn ?? 0) * 90;
    return framed({ target, distance: 60, turn, pitch: 90, fov: 16 }, aspect, framing.corners);
  }
  const pitch = aspect < 1 ? 58 : 46;
  const camera = { target, distance: 60, turn: turnOf(framing, aspect), pitch, fov: 26 };
  return framed(camera, aspect, framing.corners);
}
