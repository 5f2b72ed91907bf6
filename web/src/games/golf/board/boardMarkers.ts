// Marks drawn over the core's board: arrows, endings, start cells, a stroke's origin, and the cells
// within a die's reach.
import './marks.css';
import type { BoardCell, Reach, Spot } from '../../../generated/protocol';
import type { Ending } from './endings';
import { pointing } from '../stroke/timeline';
import { turned, type Turn } from '../stroke/turn';

const R = 20;
const n = (value: number) => Math.round(value * 100) / 100;
const P = (x: number, y: number) => `${n(x)} ${n(y)}`;

function hexagon(spot: Spot, radius: number, turn?: Turn): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = turned([radius * Math.cos(angle), radius * Math.sin(angle)], turn);
    return P(spot.x + x, spot.y + y);
  });
  return `M${corners.join('L')}Z`;
}

/**
 * Returns an arrowhead that is slim enough to point clearly. The circle behind it is the tap
 * target.
 */
function arrow(spot: Spot, dir: string, chosen: boolean, turn?: Turn): string {
  const [ux, uy] = pointing(dir, turn);
  const [vx, vy] = [-uy, ux];
  const [ox, oy] = [spot.x + ux * 1.42 * R, spot.y + uy * 1.42 * R];
  const k = chosen ? 1.2 : 1;
  const tip = P(ox + ux * 10 * k, oy + uy * 10 * k);
  const one = P(ox - ux * 6.5 * k + vx * 6.6 * k, oy - uy * 6.5 * k + vy * 6.6 * k);
  const two = P(ox - ux * 6.5 * k - vx * 6.6 * k, oy - uy * 6.5 * k - vy * 6.6 * k);
  const dent = P(ox - ux * 2.4 * k, oy - uy * 2.4 * k);
  return `<g class="arrow${chosen ? ' on' : ''}" data-dir="${dir}"><circle class="hit" cx="${n(ox)}" cy="${n(oy)}" r="17"/><path d="M${tip}L${one}L${dent}L${two}Z"/></g>`;
}

export function arrows(
  spot: Spot,
  open: readonly string[],
  chosen: string | null,
  turn?: Turn,
): string {
  const ring = `<circle class="turn-ring" cx="${n(spot.x)}" cy="${n(spot.y)}" r="17.4"/>`;
  // Callers omit the previewed direction, because the first step of its path serves as the arrow.
  return ring + open.map((dir) => arrow(spot, dir, dir === chosen, turn)).join('');
}

export function turnRing(spot: Spot): string {
  return `<circle class="turn-ring" cx="${n(spot.x)}" cy="${n(spot.y)}" r="17.4"/>`;
}

export function startCells(
  cells: readonly BoardCell[],
  open: readonly number[],
  chosen: number | null,
  turn?: Turn,
  lit: number | null = null,
): string {
  return cells
    .map((cell, index) =>
      !open.includes(index)
        ? ''
        : `<g class="start${index === chosen ? ' on' : index === lit && chosen === null ? ' lit' : ''}" data-start="${index}"><path d="${hexagon(cell.spot, 16.4, turn)}"/></g>`,
    )
    .join('');
}

/** Marks the cell where a stroke began. */
export function origin(spot: Spot, turn?: Turn): string {
  return `<path class="origin" d="${hexagon(spot, 15.6, turn)}"/><circle class="origin-dot" cx="${n(spot.x)}" cy="${n(spot.y)}" r="3.4"/>`;
}

/** Draws the path of a ghost's latest stroke. */
export function ghostWay(way: readonly Spot[]): string {
  const line = way.map((spot) => P(spot.x, spot.y)).join('L');
  return way.length > 1 ? `<path class="ghost-way" d="M${line}"/>` : '';
}

/**
 * Marks the cells within a die's reach. The more sides of the die lead to a cell, the larger and
 * brighter its mark. If `top` is true, marks the cells on or under tall pieces; otherwise, marks
 * all other cells.
 */
export function reachPlaces(reach: Reach, top: boolean, turn?: Turn): string {
  return reach.places
    .filter(({ spot }) => (spot.top || spot.hidden) === top)
    .map(
      ({ spot, sides }) =>
        `<path class="reach" style="opacity:${n(0.34 + 0.11 * sides)}" d="${hexagon(spot, 7 + 1.7 * sides, turn)}"/>`,
    )
    .join('');
}

/** Shows at the hole how many sides of the die can hole the ball. */
export function reachHole(reach: Reach, hole: BoardCell, label: string): string {
  const sides = reach.holes.filter(Boolean).length;
  const { x, y } = hole.spot;
  return sides === 0
    ? ''
    : `<circle class="reach-hole" cx="${n(x)}" cy="${n(y)}" r="21"/><rect class="reach-tag" x="${n(x - 21)}" y="${n(y + 23)}" width="42" height="20" rx="10"/><text class="reach-n" x="${n(x)}" y="${n(y + 37.4)}">${label}</text>`;
}

/**
 * Draws where the ball would stop in each open direction: a faint ball and a dotted path. A ball
 * that would drop into the hole glows.
 */
export function endings(
  ends: readonly Ending[],
  ball: string,
  from: Spot,
  inTheHole: string,
): string {
  // Draws the ending in the hole last, so it is on top.
  const sorted = [...ends].sort((a, b) => Number(a.holed) - Number(b.holed));
  const ways = sorted.map(({ through, dir }) => {
    const line = [from, ...through].map((spot) => P(spot.x, spot.y)).join('L');
    return `<path class="end-way" data-way="${dir}" d="M${line}"/>`;
  });
  const places = sorted.map(({ dir, spot: { x, y }, holed }) => {
    const glow = holed
      ? `<circle class="end-glow" cx="${n(x)}" cy="${n(y)}" r="36"/><circle class="end-ring" cx="${n(x)}" cy="${n(y)}" r="20"/><text class="end-word" x="${n(x)}" y="${n(y + 38)}">${inTheHole}</text>`
      : '';
    const r = holed ? 10.5 : 13;
    return `<g class="end${holed ? ' in' : ''}" data-dir="${dir}" data-end="${dir}"><circle class="hit" cx="${n(x)}" cy="${n(y)}" r="20"/>${glow}<circle class="end-lit" cx="${n(x)}" cy="${n(y)}" r="17.5"/><use href="#ball-${ball}" x="${n(x - r)}" y="${n(y - r)}" width="${2 * r}" height="${n((2 * r * 31) / 30)}"/></g>`;
  });
  return `<defs><radialGradient id="end-glow"><stop offset="0" stop-color="#fff3b0" stop-opacity=".95"/><stop offset=".45" stop-color="#ffd75e" stop-opacity=".5"/><stop offset="1" stop-color="#ffd75e" stop-opacity="0"/></radialGradient></defs>${ways.join('')}${places.join('')}`;
}
