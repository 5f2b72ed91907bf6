// Converts between metres on the table and millimetres in the picture, where y points down and the
// near player is at the bottom.
import type { TableShape } from '../../../generated/protocol';
import type { Place } from './motion';

/** The width of the cushion and of the rail around the play area, in millimetres. */
export const CUSHION = 17;
export const RAIL = 46;
export const EDGE = CUSHION + RAIL;
/**
 * How far the cue's canvas extends beyond the picture, in millimetres. `BESIDE` is how far the
 * balls' canvas extends beyond the play area. With two canvases, only the smaller one is redrawn in
 * every frame.
 */
export const AROUND = 170;
export const BESIDE = 14;
/** The margins around the rail for the shadow, in millimetres. */
export const MARGIN = { side: 6, top: 4, foot: 16 };

export interface Frame {
  /** The width of the play area. All lengths here are in millimetres. */
  side: number;
  radius: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export function frameOf(shape: TableShape): Frame {
  const side = shape.side * 1000;
  return {
    side,
    radius: shape.radius * 1000,
    left: -EDGE - MARGIN.side,
    top: -EDGE - MARGIN.top,
    width: side + 2 * (EDGE + MARGIN.side),
    height: side + 2 * EDGE + MARGIN.top + MARGIN.foot,
  };
}

/**
 * How far the pockets are drawn outwards, towards both cushions, in millimetres. A ball falls when
 * its centre crosses the edge of a pocket, so a ball resting at the edge of a pocket would seem to
 * hang over it if the pocket were drawn at its true position.
 */
export const POCKET_SHIFT = 17;

/** Returns the positions at which the pockets are drawn, in metres. */
export function seenPockets(shape: TableShape): Place[] {
  const towards = (part: number) => part + ((part < shape.side / 2 ? -1 : 1) * POCKET_SHIFT) / 1000;
  return shape.pockets.map(([x, y]) => [towards(x), towards(y)]);
}

/** Converts a position on the table to the picture. `near` is the seat at the bottom. */
export function seen(frame: Frame, place: Place, near: number): Place {
  const [x, y] = [place[0] * 1000, place[1] * 1000];
  return near === 0 ? [x, frame.side - y] : [frame.side - x, y];
}

export function unseen(frame: Frame, [x, y]: Place, near: number): Place {
  return near === 0 ? [x / 1000, (frame.side - y) / 1000] : [(frame.side - x) / 1000, y / 1000];
}

/**
 * Returns the square of the table that a ball is on: columns a–h from the left, rows 1–8 from the
 * near player.
 */
export function square(frame: Frame, place: Place, near: number): string {
  const [x, y] = seen(frame, place, near);
  const eighth = (millimetres: number) =>
    Math.min(Math.max(Math.floor((millimetres / frame.side) * 8), 0), 7);
  return `${'abcdefgh'[eighth(x)]}${8 - eighth(y)}`;
}
