// The geometry of the editor's board: the topmost piece, where keys lead, and where boxes float.
import type { Draft, DraftPiece, Lattice } from '../../generated/protocol';
import { same, spot, straight, type Cell, type View } from './cells';

/** Returns the index of the topmost piece on a cell; null if there is none. */
export function pieceAt(pieces: readonly DraftPiece[], cell: Cell): number | null {
  // Sand, water and markers are below all other pieces.
  const rank = (index: number) =>
    /^(sand|water|.*-marker)$/.test(pieces[index]!.piece.id) ? 0 : 1;
  const here = pieces.flatMap((piece, index) =>
    piece.cells.some((own) => same(own, cell)) ? [index] : [],
  );
  return here.sort((a, b) => rank(b) - rank(a) || b - a)[0] ?? null;
}

/** Extends a view by a margin in which cells can be painted. */
export function roomAround([x, y, width, height]: View, { pitch: [wide, high] }: Lattice): View {
  return [x - 4 * wide, y - 2 * high, width + 8 * wide, height + 4 * high];
}

/** Returns an SVG path with a dot on each visible cell that is not part of the course. */
export function freeCells(view: View, { pitch: [wide, high] }: Lattice, tiles: Draft['tiles']) {
  const taken = new Set(tiles.map(([x, y]) => `${x},${y}`));
  let path = '';
  for (let y = Math.ceil(view[1] / high); y * high < view[1] + view[3]; y++) {
    for (let x = Math.ceil(view[0] / wide); x * wide < view[0] + view[2]; x++) {
      if ((x + y) % 2 === 0 && !taken.has(`${x},${y}`))
        path += `M${(x * wide).toFixed(1)} ${(y * high).toFixed(1)}h0`;
    }
  }
  return path;
}

/** Returns what is printed on a cell. */
export function groundAt(tiles: Draft['tiles'], cell: Cell) {
  switch (tiles.find(([x, y]) => same([x, y], cell))?.[2]) {
    case '.':
      return 'fairway';
    case 's':
      return 'start';
    case 'o':
      return 'hole';
    case '#':
      return 'wall';
    case '%':
      return 'round';
    default:
      return 'outside';
  }
}

const KEYS: Record<string, string> = {
  KeyQ: 'NW',
  KeyW: 'NE',
  KeyA: 'W',
  KeyD: 'E',
  KeyZ: 'SW',
  KeyX: 'SE',
  ArrowLeft: 'W',
  ArrowRight: 'E',
};
/** The keys that move the cursor. */
export const STEP_KEYS = [...Object.keys(KEYS), 'ArrowUp', 'ArrowDown'];

/** Returns the offset by which a key moves the cursor; null if the key does not move it. */
export function stepOf(key: string, from: Cell, lattice: Lattice): Cell | null {
  if (key === 'ArrowUp') return straight(from, -1);
  if (key === 'ArrowDown') return straight(from, 1);
  const direction = KEYS[key];
  return (direction && lattice.steps[direction]) || null;
}

/** A place on the board, in fractions of the board's width and height. */
export interface Place {
  x: number;
  top: number;
  bottom: number;
}

/** Returns the place taken up by these cells; null if there are no cells. */
export function placeOf(cells: readonly Cell[], lattice: Lattice, view: View): Place | null {
  if (cells.length === 0) return null;
  const spots = cells.map((cell) => spot(lattice, cell));
  const rows = spots.map(([, y]) => y);
  const reach = lattice.pitch[1] * 0.9;
  return {
    x: (spots.reduce((sum, [x]) => sum + x, 0) / spots.length - view[0]) / view[2],
    top: (Math.min(...rows) - reach - view[1]) / view[3],
    bottom: (Math.max(...rows) + reach - view[1]) / view[3],
  };
}

/** How far a floating box may extend above the board, in pixels. */
const SLACK = 24;

/**
 * Returns the position of a floating box: above a place, or below it if there is no space above,
 * but within the board's left and right edges.
 */
export function floating(
  place: Place,
  [wide, high]: [number, number],
  [own, tall]: [number, number],
): { left: number; top: number; tip: number; below: boolean } {
  const x = place.x * wide;
  const left = own > wide ? (wide - own) / 2 : Math.min(Math.max(x - own / 2, 0), wide - own);
  const below = place.top * high - tall < -SLACK;
  const top = below ? place.bottom * high : place.top * high - tall;
  return { left, top, tip: Math.min(Math.max(x - left, 14), own - 14), below };
}
