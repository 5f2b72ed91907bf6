// Where things lie in the solid view: converts spots of the course's picture to points on its
// surface. Lengths are in cell radii.
import type { Spot } from '../../../generated/protocol';
import type { Point } from '../../solid/camera';
import { turned, type Turn } from '../stroke/turn';

/** The numbers per node in the core's array of rests. */
const STRIDE = 12;
/** The radius of a cell in the course's picture. */
const RADIUS = 20;
/** The distance between the centres of neighbouring cells. */
const PITCH = Math.sqrt(3);

/** Returns the centre of a cell. */
export const centreOf = ([x, y]: readonly [number, number]): [number, number] => [
  (x * PITCH) / 2,
  -1.5 * y,
];

/** Returns the unit vector of a direction of the grid; 0 is east, and the others follow to the left. */
export function compass(index: number): [number, number] {
  const angle = (index * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
}

const COMPASS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
export const wayOf = (dir: string): [number, number] => compass(COMPASS.indexOf(dir));

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

interface Place {
  /** The index of the node in the array of rests. */
  node: number;
  at: Point;
}

/** The way between two places. */
interface Way {
  a: Place;
  b: Place;
  /** The height halfway, where two neighbouring cells meet; null if they are not neighbours. */
  edge: number | null;
}

/** The part of a way within which a ball changes from one slope to another. */
const BEND = 0.12;

/** Returns the height at a part of a way. Before 0 and after 1, the slopes continue. */
function heightOn({ a, b, edge }: Way, share: number): number {
  const [begin, end] = [a.at[2], b.at[2]];
  if (edge === null) return mix(begin, end, share);
  return share < 0.5 ? mix(begin, edge, 2 * share) : mix(edge, end, 2 * share - 1);
}

export class Ground {
  readonly #rests: Float32Array;
  readonly #turn: Turn;

  /** `turn` is the rotation of the picture in quarter turns. */
  constructor(rests: Float32Array, turn: Turn) {
    this.#rests = rests;
    this.#turn = turn;
  }

  /** The height of the highest surface on which a ball can lie. */
  get highest(): number {
    let highest = 0;
    for (let at = 5; at < this.#rests.length; at += STRIDE)
      highest = Math.max(highest, this.#rests[at]!);
    return highest;
  }

  /** Returns the height of the highest surface in a cell with this centre. */
  heightAt([x, y]: readonly [number, number]): number {
    let highest = 0;
    for (let at = 0; at < this.#rests.length; at += STRIDE)
      if (Math.hypot(this.#rests[at + 3]! - x, this.#rests[at + 4]! - y) < 0.1)
        highest = Math.max(highest, this.#rests[at + 5]!);
    return highest;
  }

  /** Converts a vector of the picture to the solid world. */
  vector([x, y]: readonly [number, number]): [number, number] {
    const [east, south] = turned([x, y], this.#turn === undefined ? undefined : -this.#turn);
    return [east, -south];
  }

  /** Returns the point on the surface below a ball at a spot. */
  at(spot: Spot): Point {
    return this.#place(spot).at;
  }

  /** Returns the point after a part of the way from one spot to another, along the surface. */
  between(from: Spot, to: Spot, share: number): Point {
    const way = this.#way(from, to);
    const [x, y] = [0, 1].map((axis) => mix(way.a.at[axis]!, way.b.at[axis]!, share));
    return [x!, y!, heightOn(way, share)];
  }

  /** Returns how steeply the surface rises to the east and to the north at a point of the way. */
  slope(from: Spot, to: Spot, share: number): [east: number, north: number] {
    const way = this.#way(from, to);
    const [dx, dy] = [way.b.at[0] - way.a.at[0], way.b.at[1] - way.a.at[1]];
    const far = Math.hypot(dx, dy);
    // Without an edge, the ball falls or sinks instead of rolling.
    if (way.edge === null || far < 1e-6) return [0, 0];
    const rise = heightOn(way, share + BEND) - heightOn(way, share - BEND);
    const steep = rise / (2 * BEND * far);
    return [(steep * dx) / far, (steep * dy) / far];
  }

  #way(from: Spot, to: Spot): Way {
    const [a, b] = [this.#place(from), this.#place(to)];
    const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
    if (a.node === b.node || Math.abs(Math.hypot(dx, dy) - PITCH) > 0.8)
      return { a, b, edge: null };
    const way = (Math.round(Math.atan2(dy, dx) / (Math.PI / 3)) + 6) % 6;
    const edge = Math.max(this.#edge(a.node, way), this.#edge(b.node, (way + 3) % 6));
    return { a, b, edge };
  }

  #edge(node: number, way: number): number {
    return this.#rests[node * STRIDE + 6 + way]!;
  }

  /** Returns the node nearest to a spot, on the spot's layer. */
  #place(spot: Spot): Place {
    const rests = this.#rests;
    let [node, nearest] = [0, Infinity];
    for (let index = 0; index * STRIDE < rests.length; index++) {
      const at = index * STRIDE;
      const other = (rests[at + 2] === 1) === spot.top ? 0 : 1e6;
      const far = Math.hypot(rests[at]! - spot.x, rests[at + 1]! - spot.y) + other;
      if (far < nearest) [node, nearest] = [index, far];
    }
    const at = node * STRIDE;
    const [dx, dy] = this.vector([
      (spot.x - rests[at]!) / RADIUS,
      (spot.y - rests[at + 1]!) / RADIUS,
    ]);
    return { node, at: [rests[at + 3]! + dx, rests[at + 4]! + dy, rests[at + 5]!] };
  }

  /** Converts a point on the lowest floor to the course's picture. */
  inPicture([x, y]: readonly [number, number]): { x: number; y: number } {
    const [right, down] = turned([x * RADIUS, -y * RADIUS], this.#turn);
    return { x: right, y: down };
  }
}
