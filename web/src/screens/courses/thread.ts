// Draws the thread that connects the courses on the map, piece by piece.
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the SVG path between two stops: a gentle wave within a row, or a curve at the edge down
 * to the next row.
 */
export function stitch(from: Point, to: Point, width: number, place: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const start = `M${from.x} ${from.y}`;
  if (Math.abs(dx) < width / 8 || dy > 120) {
    const side = (point: Point) => (point.x > width / 2 ? 1 : -1) * width * 0.16;
    return `${start}C${from.x + side(from)} ${from.y + dy * 0.3} ${to.x + side(to)} ${to.y - dy * 0.3} ${to.x} ${to.y}`;
  }
  const wave = place % 2 ? 30 : -30;
  return `${start}C${from.x + dx / 2} ${from.y + wave} ${to.x - dx / 2} ${to.y - wave} ${to.x} ${to.y}`;
}

/**
 * Returns the number of columns in a stage, chosen so that its rows are as equal in length as
 * possible.
 */
export function columnsOf(stops: number, most: number): number {
  return Math.ceil(stops / Math.ceil(stops / most));
}

/** Returns the column of a stop, from 1. The rows alternate in direction. */
export function columnOf(place: number, columns: number, rowsBefore: number): number {
  const column = place % columns;
  const back = (rowsBefore + Math.floor(place / columns)) % 2 === 1;
  return 1 + (back ? columns - 1 - column : column);
}
