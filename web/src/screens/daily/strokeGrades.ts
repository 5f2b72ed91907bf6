// The marks for strokes: a star for the best choice, a tick for a good one, a cross for a costly
// one, and three dots if the cost is not known. The shapes fit a 24-unit square, both on the page
// and in the shared picture.
import type { DailyResult } from './result';
import { gradesOf, type Grade } from './shareResult';

export const SHAPES: Record<Grade, string> = {
  best: 'M12 5.6L14 9.9L18.6 10.4L15.2 13.5L16.1 18L12 15.8L7.9 18L8.8 13.5L5.4 10.4L10 9.9Z',
  good: 'M7.5 12.5L10.7 15.7L16.5 8.8',
  dear: 'M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5',
  unknown: 'M8 12H8.1M12 12H12.1M16 12H16.1',
};

/** Returns the grades that occur in a result, the best grade first. */
export function gradesSeen(result: DailyResult): Grade[] {
  const grades = new Set(gradesOf(result));
  return (['best', 'good', 'dear', 'unknown'] as const).filter((grade) => grades.has(grade));
}

/** The colours of each grade in the shared picture: disc, rim and symbol. */
const INKS: Record<Grade, [disc: string, rim: string, sign: string]> = {
  best: ['#e0b04c', '#8c6418', '#3f2a04'],
  good: ['#2f6d3c', '#1e4a28', '#fffaf0'],
  dear: ['#a3271f', '#6d1710', '#fffaf0'],
  unknown: ['#ece0c8', '#8d7650', '#574534'],
};
/**
 * The number of marks per line. The picture is always this wide, so that the marks of a short try
 * are not drawn too large.
 */
const ACROSS = 6;
const CELL = 28;

function mark(grade: Grade): string {
  const [disc, rim, sign] = INKS[grade];
  const fill = grade === 'best' ? sign : 'none';
  return (
    `<circle cx="12" cy="12" r="11" fill="${disc}" stroke="${rim}" stroke-width="1.2"/>` +
    `<path d="${SHAPES[grade]}" fill="${fill}" stroke="${sign}" stroke-width="${grade === 'best' ? 0.6 : 2.4}"/>`
  );
}

const FLAG =
  '<ellipse cx="9" cy="20" rx="8" ry="3" fill="#0c0a08" stroke="#8d7650"/>' +
  '<path d="M9 20V3.5" fill="none" stroke="#8d7650" stroke-width="2"/>' +
  '<path d="M9.6 4C13 2.4 15.6 6.4 20 4.6L18.6 8L20 11.4C15.6 13 13 9.4 9.6 11Z" fill="#d8432b" stroke="#7c1d0e"/>';
const MISSED = '<path d="M6 6L18 18M18 6L6 18" fill="none" stroke="#a3271f" stroke-width="3"/>';

/**
 * Draws a result as a picture of its marks and its ending. The picture reveals nothing about the
 * course.
 */
export function marksPicture(result: DailyResult): string {
  const signs = [...gradesOf(result).map(mark), result.fate === 'holed' ? FLAG : MISSED];
  const rows = Math.ceil(signs.length / ACROSS);
  const placed = signs.map((sign, place) => {
    const [x, y] = [(place % ACROSS) * CELL + 2, Math.floor(place / ACROSS) * CELL + 2];
    return `<g transform="translate(${x} ${y})">${sign}</g>`;
  });
  const box = `0 0 ${ACROSS * CELL} ${rows * CELL}`;
  return `<svg viewBox="${box}" stroke-linecap="round" stroke-linejoin="round">${placed.join('')}</svg>`;
}
