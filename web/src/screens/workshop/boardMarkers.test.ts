// Tests remarks and their marks: a remark is on the cells of its finding or at the top of a piece,
// and each cell has at most one mark.
import { describe, expect, it, vi } from 'vitest';
import type { CourseFinding, Draft } from '../../generated/protocol';
import type { Cell } from './cells';

vi.stubGlobal('navigator', { languages: ['en'] });
const { marksOf, remarksOf } = await import('./boardMarkers');

function finding(text: string, error: boolean, cells: Cell[], piece: number | null = null) {
  return { line: 1, column: 1, error, text, key: '', facts: {}, cells, piece } as CourseFinding;
}

function remarks(...findings: CourseFinding[]) {
  const bar = [
    [4, 2],
    [3, 1],
    [5, 1],
  ];
  return remarksOf({ findings, pieces: [{ cells: bar }] } as unknown as Draft);
}

describe('remarks about a course', () => {
  it('are at the named cells, else at the piece, its top first', () => {
    const [named, whole, nowhere] = remarks(
      finding('a', true, [[7, 3]], 0),
      finding('b', false, [], 0),
      finding('c', false, []),
    );
    expect(named).toMatchObject({ text: 'a', error: true, cells: [[7, 3]], piece: 0 });
    expect(whole!.cells).toEqual([
      [5, 1],
      [3, 1],
      [4, 2],
    ]);
    expect(nowhere!.cells).toEqual([]);
  });

  it('share a mark at the same cell; an error outranks advice', () => {
    const marks = marksOf(
      remarks(
        finding('a', false, [[7, 3]]),
        finding('b', true, [
          [7, 3],
          [9, 3],
        ]),
        finding('c', false, []),
        finding('d', false, [[9, 3]]),
      ),
    );
    expect(marks).toEqual([
      { at: [7, 3], error: true, remarks: [0, 1] },
      { at: [9, 3], error: false, remarks: [3] },
    ]);
  });
});
