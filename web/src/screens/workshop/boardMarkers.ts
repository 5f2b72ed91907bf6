// Converts the core's findings about a course to remarks and to marks on the board.
import type { Draft } from '../../generated/protocol';
import { same, type Cell } from './cells';
import { findingWords, isPlain } from './findingSentences';

export interface Remark {
  /** True for an error, which makes the course unplayable; false for advice. */
  error: boolean;
  text: string;
  /** Whether the text is in English regardless of the user's language. */
  english: boolean;
  /** The cells that the remark is about; empty if it is about the whole course. */
  cells: Cell[];
  piece: number | null;
}

/** Converts the core's findings to remarks. */
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

/** Sorts the cells of a piece from top to bottom, because the mark goes on the first cell. */
function topFirst(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[1] - b[1] || b[0] - a[0]);
}

export interface Mark {
  at: Cell;
  error: boolean;
  /** The indices of the remarks for which this mark stands. */
  remarks: number[];
}

/**
 * Returns the marks on the board. Each remark is marked on its first cell; remarks on the same
 * first cell share a mark.
 */
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
