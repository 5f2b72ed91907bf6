// Tests the geometry of the editor's board: the topmost piece, where keys lead, and which cells can
// be painted.
import { describe, expect, it } from 'vitest';
import type { Draft, DraftPiece, Lattice } from '../../generated/protocol';
import { floating, freeCells, groundAt, pieceAt, placeOf, roomAround, stepOf } from './board';
import type { Cell } from './cells';
import { maskOf } from './edges';

const LATTICE: Lattice = {
  pitch: [10, 20],
  corners: [],
  steps: { E: [2, 0], NE: [1, -1], NW: [-1, -1], W: [-2, 0], SW: [-1, 1], SE: [1, 1] },
};

function piece(id: string, ...cells: Cell[]): DraftPiece {
  const at = cells[0]!;
  return {
    piece: { id, at, rotate: 0, mirror: false, channel: false, cells: [], value: null },
    name: `${id}-1`,
    cells,
    rim: '',
    can: [],
  };
}

describe('the board', () => {
  it('finds the topmost piece: sand is below everything, later pieces above earlier ones', () => {
    const pieces = [piece('F-I2', [2, 0], [4, 0]), piece('sand', [2, 0]), piece('token', [4, 0])];
    expect(pieceAt(pieces, [2, 0])).toBe(0);
    expect(pieceAt(pieces, [4, 0])).toBe(2);
    expect(pieceAt(pieces, [6, 0])).toBeNull();
  });

  it('knows where keys lead', () => {
    expect(stepOf('KeyD', [0, 0], LATTICE)).toEqual([2, 0]);
    expect(stepOf('KeyQ', [0, 0], LATTICE)).toEqual([-1, -1]);
    expect(stepOf('ArrowLeft', [0, 0], LATTICE)).toEqual([-2, 0]);
    expect(stepOf('KeyP', [0, 0], LATTICE)).toBeNull();
    // After two steps up, the cursor is straight above its first cell.
    const up = stepOf('ArrowUp', [4, 2], LATTICE)!;
    const again = stepOf('ArrowUp', [4 + up[0], 2 + up[1]], LATTICE)!;
    expect([up[0] + again[0], up[1] + again[1]]).toEqual([0, -2]);
  });

  it('shows only free cells of the grid, with a margin around the board', () => {
    const tiles: Draft['tiles'] = [[0, 0, '.']];
    const dots = freeCells([-20, -20, 41, 41], LATTICE, tiles).split('M').slice(1);
    expect(dots).toContain('-20.0 0.0h0');
    expect(dots).toContain('10.0 20.0h0');
    expect(dots).not.toContain('0.0 0.0h0');
    expect(dots).not.toContain('10.0 0.0h0');
    expect(roomAround([0, 0, 100, 60], LATTICE)).toEqual([-40, -40, 180, 140]);
  });

  it('names the ground of a cell', () => {
    const tiles: Draft['tiles'] = [
      [0, 0, 's'],
      [2, 0, '%'],
    ];
    expect(groundAt(tiles, [0, 0])).toBe('start');
    expect(groundAt(tiles, [2, 0])).toBe('round');
    expect(groundAt(tiles, [4, 0])).toBe('outside');
  });

  it('floats tools above their piece, below it at the top, and never beyond the sides', () => {
    const place = placeOf(
      [
        [2, 4],
        [4, 4],
      ],
      LATTICE,
      [0, 0, 100, 200],
    )!;
    expect(place.x).toBeCloseTo(0.3);
    const room: [number, number] = [300, 400];
    const above = floating(place, room, [100, 50]);
    expect(above).toMatchObject({ left: 40, tip: 50, below: false });
    expect(above.top + 50).toBeCloseTo(place.top * 400);
    expect(floating({ ...place, x: 0.05 }, room, [100, 50])).toMatchObject({ left: 0, tip: 15 });
    expect(floating({ ...place, x: 1 }, room, [100, 50])).toMatchObject({ left: 200, tip: 86 });
    expect(floating({ ...place, top: 0.02 }, room, [100, 50]).below).toBe(true);
    expect(placeOf([], LATTICE, [0, 0, 100, 200])).toBeNull();
  });

  it('fades an edge only if there is more to scroll', () => {
    expect(maskOf('right', 0, 0.5)).toBe('');
    expect(maskOf('right', 0, 40)).toMatch(/^linear-gradient\(to right, #000, .*transparent\)$/);
    expect(maskOf('bottom', 40, 0)).toMatch(/^linear-gradient\(to bottom, transparent.*#000\)$/);
  });
});
