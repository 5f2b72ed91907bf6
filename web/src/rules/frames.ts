// A scene as a row of frames: what a board shows after each thing that happened.
import type { FigureScenePicture, TraceEvent } from '../generated/protocol';
import { after, rollOf, type BoardState, type Roll } from '../stroke/board';

export interface Frame extends BoardState {
  /** How the balls get here from the frame before; null at the beginning of a stroke. */
  roll: Roll | null;
  /** What has just happened; null at the beginning of a stroke. */
  event: TraceEvent | null;
  /** The stroke's place in its scene. */
  stroke: number;
  /** Whether the stroke is over. */
  done: boolean;
}

/** All frames of a scene, stroke after stroke; one if nothing moves in it. */
export function sceneFrames(scene: FigureScenePicture): Frame[] {
  if (scene.strokes.length === 0) {
    const balls = scene.board?.balls ?? {};
    return [{ balls, layers: null, roll: null, event: null, stroke: 0, done: true }];
  }
  return scene.strokes.flatMap(({ before, layers, way }, stroke) => {
    const first: Frame = { balls: before, layers, roll: null, event: null, stroke, done: false };
    const whole = rollOf(way, before);
    const frames = [first];
    for (const [index, event] of way.trace.events.entries()) {
      const now = frames.at(-1)!;
      const from = whole.line.ends[index - 1] ?? 0;
      frames.push({
        ...after(now, way, index),
        roll: { ...whole, before: now.balls, from, to: whole.line.ends[index]! },
        event,
        stroke,
        done: false,
      });
    }
    frames.at(-1)!.done = true;
    return frames;
  });
}
