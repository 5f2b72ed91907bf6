// The part of the board where something happens: every way that is open, the balls and the hole.
import type { BoardPicture, PositionPicture } from '../generated/protocol';

/** Room around it, and the least that is shown, in units of the board. */
const ROOM = 52;
const LEAST = 260;

/** The same board, cut to the action; whole where little could be cut away. */
export function zoomed({ board, ways }: PositionPicture): BoardPicture {
  const [left = 0, top = 0, wide = 0, high = 0] = (/viewBox="([^"]+)"/.exec(board.svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const spots = [
    ...Object.values(board.balls),
    board.hole.spot,
    ...ways.flatMap((way) => way.spots),
  ].filter((spot) => spot !== null && spot !== undefined);
  if (ways.length === 0 || !wide) return board;
  const span = (values: number[], from: number, length: number): [number, number] => {
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    const needed = Math.max(Math.max(...values) - Math.min(...values) + 2 * ROOM, LEAST);
    const size = Math.min(needed, length);
    return [Math.min(Math.max(middle - size / 2, from), from + length - size), size];
  };
  const [x, w] = span(
    spots.map((spot) => spot.x),
    left,
    wide,
  );
  const [y, h] = span(
    spots.map((spot) => spot.y),
    top,
    high,
  );
  if (w * h > 0.8 * wide * high) return board;
  const view = [x, y, w, h].map((value) => Math.round(value)).join(' ');
  return { ...board, svg: board.svg.replace(/viewBox="[^"]+"/, `viewBox="${view}"`) };
}
