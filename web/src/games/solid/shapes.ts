// Small shapes that mark choices in the solid views.
import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from './camera';

/** Returns a flat ribbon along a line, this wide. */
export const ribbon = (line: readonly Point[], width: number): BufferGeometry =>
  ribbons([line], width);

/** Returns flat ribbons along several lines as one shape. */
export function ribbons(lines: readonly (readonly Point[])[], width: number): BufferGeometry {
  const points: number[] = [];
  const triangles: number[] = [];
  for (const line of lines)
    line.forEach((point, index) => {
      const [before, after] = [
        line[Math.max(0, index - 1)]!,
        line[Math.min(line.length - 1, index + 1)]!,
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const half = width / 2 / (Math.hypot(dx, dy) || 1);
      const at = points.length / 3;
      points.push(point[0] - dy * half, point[1] + dx * half, point[2]);
      points.push(point[0] + dy * half, point[1] - dx * half, point[2]);
      if (index > 0) triangles.push(at - 2, at - 1, at, at, at - 1, at + 1);
    });
  return geometry(points, triangles);
}

/** Returns a flat ring; with six sides, it is oriented like the cells. */
export function ring(inner: number, outer: number, sides: number): BufferGeometry {
  const points: number[] = [];
  const triangles: number[] = [];
  for (let side = 0; side < sides; side++) {
    const angle = ((side + 0.5) * 2 * Math.PI) / sides;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    points.push(x * inner, y * inner, 0, x * outer, y * outer, 0);
    const [at, next] = [2 * side, 2 * ((side + 1) % sides)];
    triangles.push(at, at + 1, next, next, at + 1, next + 1);
  }
  return geometry(points, triangles);
}

/** The outline of an arrow that points east from a ball at the origin. */
const ARROW: readonly (readonly [number, number])[] = [
  [0.82, -0.15],
  [1.22, -0.15],
  [1.22, -0.38],
  [1.72, 0],
  [1.22, 0.38],
  [1.22, 0.15],
  [0.82, 0.15],
];
/** The outline as triangles. */
const ARROW_FACES = [0, 1, 5, 0, 5, 6, 2, 3, 4];

/** Returns a solid arrow that points east from a ball at the origin. */
export function arrow(): BufferGeometry {
  const points: number[] = [];
  for (const z of [0.16, 0]) for (const [x, y] of ARROW) points.push(x, y, z);
  const count = ARROW.length;
  const sides = ARROW.flatMap((_, index) => {
    const next = (index + 1) % count;
    return [index, index + count, next, next, index + count, next + count];
  });
  return geometry(points, [...ARROW_FACES, ...sides], true);
}

/** Returns a shape. A lit one has the normals of its faces. */
export function geometry(points: number[], triangles: number[], lit = false): BufferGeometry {
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  shape.setIndex(triangles);
  if (!lit) return shape;
  const flat = shape.toNonIndexed();
  shape.dispose();
  flat.computeVertexNormals();
  return flat;
}
