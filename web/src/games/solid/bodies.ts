// Turns the core's bodies into objects of three.js, and frees them again.
import {
  BatchedMesh,
  BufferAttribute,
  BufferGeometry,
  type DataTexture,
  FrontSide,
  InstancedMesh,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
} from 'three';
import type { Bounds, Point } from './camera';

/** The triangles of all bodies. */
export interface Bodies {
  /** Three coordinates per point. */
  points: Float32Array;
  /** Four values per point: the normal, at a length of 127, and 0. */
  normals: Int8Array;
  /** Three points per triangle. */
  triangles: Uint32Array;
}

/** The first of a body's `triangles`, and the one after its last. */
export type Range = readonly [number, number];

/** Returns one body, with its own copy of its points. */
export function geometryOf({ points, normals, triangles }: Bodies, range: Range): BufferGeometry {
  const indices = triangles.subarray(range[0], range[1]);
  let [first, last] = [Infinity, 0];
  for (const index of indices) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  const shape = new BufferGeometry();
  const own = <T extends Float32Array | Int8Array>(array: T, size: number) =>
    array.slice(first * size, (last + 1) * size) as T;
  shape.setAttribute('position', new BufferAttribute(own(points, 3), 3));
  shape.setAttribute('normal', new BufferAttribute(own(normals, 4), 4, true));
  shape.setIndex(
    new BufferAttribute(
      indices.map((index) => index - first),
      1,
    ),
  );
  return shape;
}

/** Prepares the material of a body that casts a shadow. */
export function lit<M extends Material>(material: M): M {
  // Shadows begin at the lit side of a body, so that no light leaks below it.
  material.shadowSide = FrontSide;
  return material;
}

/** Returns an object that casts a shadow and shows those of others. */
export function solid<M extends MeshStandardMaterial>(
  shape: BufferGeometry,
  material: M,
): Mesh<BufferGeometry, M> {
  const mesh = new Mesh(shape, lit(material));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Returns points around a body at a height; a camera that shows them shows all of the body. */
export function outline(
  { points, triangles }: Bodies,
  range: Range,
  [[west, south], [east, north]]: Bounds,
  z: number,
): Point[] {
  const corners = new Map<number, { far: number; at: Point }>();
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  // For each of 24 directions, keeps the point that is farthest away.
  for (const index of triangles.subarray(range[0], range[1])) {
    const [dx, dy] = [points[3 * index]! - x, points[3 * index + 1]! - y];
    const sector = Math.round((Math.atan2(dy, dx) / Math.PI) * 12);
    const far = Math.hypot(dx, dy);
    if (far > (corners.get(sector)?.far ?? 0))
      corners.set(sector, { far, at: [x + dx, y + dy, z] });
  }
  return [...corners.values()].map(({ at }) => at);
}

/** Keeps a shape when the objects that use it are freed. Its owner must dispose of it. */
export function shared<S extends BufferGeometry>(shape: S): S {
  shape.userData.shared = true;
  return shape;
}

/** Removes an object, and frees its materials and the shapes that are not shared. */
export function free(object: Object3D): void {
  object.removeFromParent();
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const mesh = part as Mesh<BufferGeometry, Material>;
    if (mesh instanceof InstancedMesh || mesh instanceof BatchedMesh) mesh.dispose();
    if (!mesh.geometry.userData.shared) mesh.geometry.dispose();
    (mesh.material.userData.shade as DataTexture | undefined)?.dispose();
    mesh.material.dispose();
  });
  // Its owner may free it again, after the stage has.
  object.clear();
}

/** Frees everything in an object. */
export function clear(group: Object3D): void {
  for (const child of [...group.children]) free(child);
}
