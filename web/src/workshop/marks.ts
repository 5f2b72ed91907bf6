// Converts the core's findings about a course to remarks with a place, and their marks on the
// board.
import type { Draft } from '../generated/protocol';
import { same, type Cell } from './cells';
import { findingWords, isPlain } from './words';

export interface Remark {
  /** Whether it makes the course unplayable; otherwise it is advice. */
  error: boolean;
  text: string;
  /** The text is in English in every language. */
  english: boolean;
  /** The cells concerned; empty if it concerns the whole course. */
  cells: Cell[];
  piece: number | null;
}

/** The only place that interprets findings. */
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

/** A mark is at the first cell; that of a piece at its top. */
function topFirst(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[1] - b[1] || b[0] - a[0]);
}

export interface Mark {
  at: Cell;
  error: boolean;
  /** The indices of the remarks here. */
  remarks: number[];
}

/** Returns one mark for each cell with remarks. */
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
