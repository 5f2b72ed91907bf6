// Converts a scene of a figure to frames, which show the board after each event.
import type { FigureScenePicture, TraceEvent } from '../generated/protocol';
import { after, rollOf, type BoardState, type Roll } from '../games/golf/stroke/board';

export interface Frame extends BoardState {
  /** How the balls roll from the previous frame to this one; null before a stroke. */
  roll: Roll | null;
  /** The event that this frame shows; null before a stroke. */
  event: TraceEvent | null;
  /** The index of the stroke in the scene. */
  stroke: number;
  /** Whether the stroke is over in this frame. */
  done: boolean;
}

/** Returns all frames of a scene, stroke by stroke; a single frame if nothing moves. */
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
