// Crops the board of a puzzle to the relevant part: open directions, balls and hole.
import type { BoardPicture, PositionPicture, Spot } from '../../generated/protocol';
import { viewBoxOf } from '../../lib/svg';

/** Margin around the relevant points, in units of the board. */
const ROOM = 52;
/**
 * Minimum height of the cropped board: `ways` if it shows directions, `route` if it shows a route. A
 * route needs more height, because the walls around it must be recognisable.
 */
const LEAST = { ways: 260, route: 360 };
/** Aspect ratio of the cropped board. On a phone, it leaves space for the question. */
const SHAPE = 4 / 3;

/**
 * Crops the board to the balls, the directions, the hole and the `route` to it. Returns the
 * complete board if cropping would save little.
 */
export function zoomed({ board, ways }: PositionPicture, route: readonly Spot[]): BoardPicture {
  const [left, top, wide, high] = viewBoxOf(board.svg);
  const spots = [
    ...Object.values(board.balls),
    board.hole.spot,
    ...route,
    ...ways.flatMap((way) => way.spots),
  ].filter((spot) => spot !== null && spot !== undefined);
  if (ways.length + route.length === 0) return board;
  const span = (
    values: number[],
    least: number,
    from: number,
    length: number,
  ): [number, number] => {
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    const needed = Math.max(Math.max(...values) - Math.min(...values) + 2 * ROOM, least);
    const size = Math.min(needed, length);
    return [Math.min(Math.max(middle - size / 2, from), from + length - size), size];
  };
  const [y, h] = span(
    spots.map((spot) => spot.y),
    ways.length > 0 ? LEAST.ways : LEAST.route,
    top,
    high,
  );
  const [x, w] = span(
    spots.map((spot) => spot.x),
    h * SHAPE,
    left,
    wide,
  );
  if (w * h > 0.8 * wide * high) return board;
  const view = [x, y, w, h].map((value) => Math.round(value)).join(' ');
  return { ...board, svg: board.svg.replace(/viewBox="[^"]+"/, `viewBox="${view}"`) };
}
