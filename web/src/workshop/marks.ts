// What the core finds about a course, as remarks with a place, and the marks they leave on the board.
import type { Draft } from '../generated/protocol';
import { same, type Cell } from './cells';
import { findingWords, isPlain } from './words';

export interface Remark {
  /** It cannot be played like this; otherwise advice. */
  error: boolean;
  text: string;
  /** Told in English whatever the language. */
  english: boolean;
  /** What it is about; none if it is about the whole course. */
  cells: Cell[];
  piece: number | null;
}

/** The one place where findings are read. */
export function remarksOf(draft: Draft): Remark[] {
  return draft.findings.map((finding) => ({
    error: finding.error,
    text: findingWords(finding),
    english: isPlain(finding),
    cells:
      finding.cells.length > 0 || finding.piece === null
        ? finding.cells
        : topFirst(draft.pieces[finding.piece]?.cells ?? []),
    piece: finding.piece,
  }));
}

/** A mark stands at the first cell; that of a piece at its top. */
function topFirst(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[1] - b[1] || b[0] - a[0]);
}

export interface Mark {
  at: Cell;
  error: boolean;
  /** The remarks made here, by their place in the list. */
  remarks: number[];
}

/** One mark for each cell that a remark stands at. */
export function marksOf(remarks: readonly Remark[]): Mark[] {
  const marks: Mark[] = [];
  remarks.forEach(({ cells: [at], error }, index) => {
    if (!at) return;
    const mark = marks.find((other) => same(other.at, at));
    if (!mark) marks.push({ at, error, remarks: [index] });
    else {
      mark.remarks.push(index);
      mark.error ||= error;
    }
  });
  return marks;
}
