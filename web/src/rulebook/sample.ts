// Builds a sample course with one piece on it, large enough for any piece.
import type { Position } from '../generated/protocol';

const WIDTH = 32;
const ROWS = 17;

/**
 * Returns the map of an empty course: fairway, surrounded by `#`. The start and the hole are in
 * corners of the course, outside the picture.
 */
function meadow(): string {
  const rows: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const cells = Array.from({ length: WIDTH }, (_, column) => {
      if (row === 0 || row === ROWS - 1 || column === 0 || column === WIDTH - 1) return '#';
      if ((row === 1 || row === 2) && column <= 3) return 's';
      if (row === 1 && column === WIDTH - 2) return 'o';
      return '.';
    });
    rows.push((row % 2 === 1 ? ' ' : '') + cells.join(' '));
  }
  return rows.join('\n');
}

const ANCHOR = [26, 8] as const;

// How far each piece extends from its anchor to the left, top, right and bottom, in columns (half a
// cell wide) and rows.
const REACH: Record<string, [number, number, number, number]> = {
  'F-I2': [0, 0, 2, 0],
  'F-I3': [0, 0, 4, 0],
  'F-I4': [0, 0, 6, 0],
  'F-I5': [0, 0, 8, 0],
  'F-V3': [0, -1, 3, 0],
  'F-C4': [0, -1, 4, 0],
  'F-S4': [0, -1, 5, 0],
  'F-Y4': [0, -1, 3, 1],
  'V-I4': [0, 0, 6, 0],
  'V-I5': [0, 0, 8, 0],
  'V-I7': [0, 0, 12, 0],
  'V-I9': [0, 0, 16, 0],
  'V-C7h': [0, 0, 12, 0],
  'V-V6': [0, -3, 7, 0],
  'V-R2': [0, 0, 2, 0],
  'V-X13': [-3, -3, 3, 3],
  'V-U7': [0, -4, 4, 0],
  sand: [0, 0, 3, 1],
  water: [0, -1, 3, 0],
  spinner: [0, -1, 2, 1],
  door: [0, 0, 6, 1],
  'start-marker': [0, 0, 5, 1],
};
const CELLS: Record<string, [number, number][]> = {
  sand: [
    [0, 0],
    [2, 0],
    [1, 1],
    [3, 1],
  ],
  water: [
    [0, 0],
    [2, 0],
    [1, -1],
    [3, -1],
  ],
};
/** The aspect ratio of the piece pictures. */
export const SHAPE = 1.55;

export function samplePosition(id: string): Position {
  const [x, y] = ANCHOR;
  const cells = CELLS[id]?.map(([dx, dy]) => `[${x + dx}, ${y + dy}]`);
  const where = cells ? `cells = [${cells.join(', ')}]` : `at = [${x}, ${y}]`;
  const piece = `\n[[piece]]\nid = "${id}"\n${where}\n`;
  return {
    course: `format = 1\nname = "${id}"\nmap = '''\n${meadow()}\n'''\n${piece}`,
    balls: {},
    stroke: null,
    view: viewAround(REACH[id] ?? [0, 0, 0, 0]),
  };
}

/** Returns the part of the course around a piece, in the aspect ratio of the piece pictures. */
function viewAround(reach: [number, number, number, number]): [number, number, number, number] {
  let [left, top, right, bottom] = [reach[0] - 1, reach[1], reach[2] + 1, reach[3]];
  // The aspect ratio of this part. A column is half a cell, 17.3 units; a row is 30 units.
  const ratio = () => ((right - left) * 17.3 + 35) / ((bottom - top) * 30 + 40);
  while (ratio() > SHAPE) [top, bottom] = [top - 0.5, bottom + 0.5];
  while (ratio() < SHAPE - 0.2) [left, right] = [left - 1, right + 1];
  const [x, y] = ANCHOR;
  return [x + left, y + Math.floor(top), x + right, y + Math.ceil(bottom)];
}
