// A stroke as a row of frames: what a board shows after each thing that happened.
import type { BoardLayers, FigureScenePicture, Spot, TraceEvent, Way } from '../generated/protocol';

export interface Frame {
  /** The balls on the board. */
  balls: Record<string, Spot>;
  /** Layers that stand otherwise than before; null to leave them. */
  layers: BoardLayers | null;
  /** What has just happened; null at the beginning of a stroke. */
  event: TraceEvent | null;
  /** The stroke's place in its scene. */
  stroke: number;
  /** Whether the stroke is over. */
  done: boolean;
}

/** The frames of a stroke, the first one before anything has moved. */
export function strokeFrames(
  before: Record<string, Spot>,
  layers: BoardLayers | null,
  way: Way,
  stroke = 0,
): Frame[] {
  const frames: Frame[] = [{ balls: before, layers, event: null, stroke, done: false }];
  let balls = before;
  let now = layers;
  for (const [index, event] of way.trace.events.entries()) {
    const spot = way.spots[index];
    if ('ball' in event && spot) balls = { ...balls, [event.ball]: spot };
    if (event.type === 'holed') {
      const { [event.ball]: _, ...others } = balls;
      balls = others;
    }
    now = way.changes.find((change) => change.event === index)?.layers ?? now;
    frames.push({ balls, layers: now, event, stroke, done: false });
  }
  frames[frames.length - 1]!.done = true;
  return frames;
}

/** All frames of a scene, stroke after stroke; one if nothing moves in it. */
export function sceneFrames(scene: FigureScenePicture): Frame[] {
  if (scene.strokes.length === 0) {
    return [{ balls: scene.board?.balls ?? {}, layers: null, event: null, stroke: 0, done: true }];
  }
  return scene.strokes.flatMap((stroke, index) =>
    strokeFrames(stroke.before, stroke.layers, stroke.way, index),
  );
}

/** How long a frame takes at normal speed, in milliseconds. */
export function duration(event: TraceEvent | null): number {
  switch (event?.type) {
    case undefined:
      return 500;
    case 'step':
      return 170;
    case 'rebound':
      return 90;
    case 'carom':
      return 160;
    case 'holed':
      return 420;
    case 'piece':
      return 260;
    case 'settle':
      return 60;
    default:
      return 120;
  }
}
