// The preset views of a Carramboule table.
import { add, framed, middleOf, type Bounds, type Camera, type Point } from '../../solid/camera';

/** Behind the cue, the whole table from the rail, or from above. */
export type View = 'behind' | 'rail' | 'above';

/** How the player has moved the view from behind the cue. */
export interface Shift {
  /** How many degrees higher the eye is. */
  lift: number;
  /** How many times nearer it is. */
  zoom: number;
}

/** How far the eye is behind the ball, and how high above the cloth: in a wide window, and in others. */
const EYE = { behind: 10, high: 4.3 };
const TALL_EYE = { behind: 10.6, high: 5.6 };
const isWide = (aspect: number) => aspect >= 1.25;
/** The angles between which the eye stays above the ball, in degrees. */
const LOWEST = 14;
const HIGHEST = 86;
const ZOOM = { least: 0.55, most: 2.6 };
/** How far the eye stays above the cue, in degrees. */
const ABOVE_CUE = 13;
/** How much the view from behind leads ahead of the ball if the eye is level, in degrees. */
const AHEAD = 7;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Changes a shift, within its limits. */
export function shifted({ lift, zoom }: Shift, by: Partial<Shift>): Shift {
  const lowest = degrees(Math.atan2(EYE.high, EYE.behind));
  return {
    lift: clamp(lift + (by.lift ?? 0), LOWEST - lowest, HIGHEST - lowest),
    zoom: clamp(zoom * (by.zoom ?? 1), ZOOM.least, ZOOM.most),
  };
}

/**
 * Returns the view from behind a cue that points in a direction, in radians from east. The eye
 * stays above a cue that is raised.
 */
export function behindCue(
  ball: Point,
  direction: number,
  raise: number,
  { lift, zoom }: Shift,
  aspect: number,
): Camera {
  const eyeAt = isWide(aspect) ? EYE : TALL_EYE;
  const least = degrees(Math.atan2(eyeAt.high, eyeAt.behind));
  const high = clamp(Math.max(least + lift, degrees(raise) + ABOVE_CUE), LOWEST, HIGHEST);
  const far = Math.hypot(eyeAt.behind, eyeAt.high) / zoom;
  const forwards: Point = [Math.cos(direction), Math.sin(direction), 0];
  const eye = add(
    add([ball[0], ball[1], 0], forwards, -far * Math.cos(radians(high))),
    [0, 0, 1],
    far * Math.sin(radians(high)),
  );
  const pitch = high - AHEAD * (1 - high / 90);
  const distance = eye[2] / Math.sin(radians(pitch));
  const target = add([eye[0], eye[1], 0], forwards, distance * Math.cos(radians(pitch)));
  return { target, distance, turn: degrees(direction) - 90, pitch, fov: isWide(aspect) ? 40 : 44 };
}

/** What the views of the whole table depend on. */
export interface Framing {
  /** The corners of the table, below and above. */
  corners: readonly Point[];
  /** The corners of the play area, with some of the frame. */
  bed: readonly Point[];
  bounds: Bounds;
}

/** Returns a view of the whole table, or of its bed from the rail, from the side of a seat. */
export function wholeTable(
  view: 'rail' | 'above',
  { corners, bed, bounds }: Framing,
  near: number,
  aspect: number,
): Camera {
  const side = near === 0 ? 0 : 180;
  const camera = { target: middleOf(bounds), distance: 60, turn: side };
  return view === 'above'
    ? framed({ ...camera, pitch: 90, fov: 16 }, aspect, corners)
    : framed({ ...camera, turn: side - 4, pitch: isWide(aspect) ? 44 : 54, fov: 30 }, aspect, bed);
}
