// Converts cells to positions and back. The core defines the grid; this file only does the linear
// mapping.
import type { Lattice } from '../../generated/protocol';

export type Cell = [number, number];
/** The visible part of a picture: x, y, width and height, in picture units. */
export type View = [number, number, number, number];

export function same(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function plus(a: Cell, b: Cell): Cell {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Cell, b: Cell): Cell {
  return [a[0] - b[0], a[1] - b[1]];
}

export function spot(lattice: Lattice, [x, y]: Cell): [number, number] {
  return [x * lattice.pitch[0], y * lattice.pitch[1]];
}

/** Returns the cell whose centre is nearest to a point. */
export function cellAt(lattice: Lattice, x: number, y: number): Cell {
  const [wide, high] = lattice.pitch;
  let best: Cell = [0, 0];
  let least = Infinity;
  const row = Math.floor(y / high);
  for (const r of [row, row + 1]) {
    // Cells in a row are two half-columns apart. Odd rows are shifted by a half-column.
    const odd = Math.abs(r) % 2;
    const column = 2 * Math.round((x / wide - odd) / 2) + odd;
    const distance = (x - column * wide) ** 2 + (y - r * high) ** 2;
    if (distance < least) [least, best] = [distance, [column, r]];
  }
  return best;
}

export function hexagon(lattice: Lattice, cell: Cell): string {
  const [x, y] = spot(lattice, cell);
  return (
    lattice.corners
      .map(
        ([dx, dy], corner) => `${corner ? 'L' : 'M'}${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
      )
      .join('') + 'Z'
  );
}

/**
 * Returns the offset to the cell one row up or down: half a cell to the right in even rows, and to
 * the left in odd rows.
 */
export function straight([, y]: Cell, down: number): Cell {
  return [Math.abs(y) % 2 === 0 ? 1 : -1, down];
}

export function viewOf(svg: string): View {
  const numbers = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [x = 0, y = 0, width = 100, height = 100] = numbers;
  return [x, y, width, height];
}
