// What the board on the bench works out: what lies on top, where keys lead, where there is room.
import type { Draft, DraftPiece, Lattice } from '../generated/protocol';
import { same, straight, type Cell, type View } from './cells';

/** The piece on top of a cell. */
export function pieceAt(pieces: readonly DraftPiece[], cell: Cell): number | null {
  // Sand, water and markers lie under everything else.
  const rank = (index: number) =>
    /^(sand|water|.*-marker)$/.test(pieces[index]!.piece.id) ? 0 : 1;
  const here = pieces.flatMap((piece, index) =>
    piece.cells.some((own) => same(own, cell)) ? [index] : [],
  );
  return here.sort((a, b) => rank(b) - rank(a) || b - a)[0] ?? null;
}

/** With room to draw around the board. */
export function roomAround([x, y, width, height]: View, { pitch: [wide, high] }: Lattice): View {
  return [x - 4 * wide, y - 2 * high, width + 8 * wide, height + 4 * high];
}

/** Free cells in sight as path data: a dot each, to draw on. */
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

/** What is printed on a cell. */
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
  q: 'NW',
  w: 'NE',
  a: 'W',
  d: 'E',
  z: 'SW',
  y: 'SW',
  x: 'SE',
  ArrowLeft: 'W',
  ArrowRight: 'E',
};

/** The step a key makes from a cell; null if it makes none. */
export function stepOf(key: string, from: Cell, lattice: Lattice): Cell | null {
  if (key === 'ArrowUp') return straight(from, -1);
  if (key === 'ArrowDown') return straight(from, 1);
  const direction = KEYS[key.length === 1 ? key.toLowerCase() : key];
  return (direction && lattice.steps[direction]) || null;
}
