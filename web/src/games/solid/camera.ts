// The camera of a solid view: where it stands, what it shows, and how players move it.

/** A point in the solid world: x points east, y north and z up. */
export type Point = readonly [x: number, y: number, z: number];

/** The south-western and the north-eastern corners of a board. */
export type Bounds = readonly [readonly [number, number], readonly [number, number]];

/** A camera that looks at a target. Angles are in degrees. */
export interface Camera {
  target: Point;
  distance: number;
  /** The turn around the vertical: 0 looks north, 90 looks west. */
  turn: number;
  /** The angle above the horizon. */
  pitch: number;
  /** The vertical field of view. */
  fov: number;
}

/** A point on the screen, from −1 to 1; y points up. `depth` is its distance along the view. */
export interface Projected {
  x: number;
  y: number;
  depth: number;
}

/** The share of the picture that stays free around the board. */
const MARGIN = 0.045;
/** The lowest angle above the horizon; the eye then stays above the table. */
const LOWEST = 12;
const NEAREST = 5;
const FARTHEST = 160;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Returns `a + far * b`. */
export const add = (a: Point, b: Point, far: number): Point => [
  a[0] + b[0] * far,
  a[1] + b[1] * far,
  a[2] + b[2] * far,
];
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Returns the middle of a board, at height 0. */
export const middleOf = ([[west, south], [east, north]]: Bounds): Point => [
  (west + east) / 2,
  (south + north) / 2,
  0,
];

/** Returns the directions of the picture's right and upper sides, and the one towards the viewer. */
export function axes({ turn, pitch }: Pick<Camera, 'turn' | 'pitch'>): {
  right: Point;
  up: Point;
  back: Point;
} {
  const [t, p] = [radians(turn), radians(pitch)];
  return {
    right: [Math.cos(t), Math.sin(t), 0],
    up: [-Math.sin(p) * Math.sin(t), Math.sin(p) * Math.cos(t), Math.cos(p)],
    back: [Math.sin(t) * Math.cos(p), -Math.cos(t) * Math.cos(p), Math.sin(p)],
  };
}

export const eyeOf = (camera: Camera): Point =>
  add(camera.target, axes(camera).back, camera.distance);

export function project(camera: Camera, aspect: number, point: Point): Projected {
  const { right, up, back } = axes(camera);
  const from = add(point, eyeOf(camera), -1);
  const depth = -dot(from, back);
  const half = Math.tan(radians(camera.fov) / 2) * depth;
  return { x: dot(from, right) / (half * aspect), y: dot(from, up) / half, depth };
}

/** Returns where the line of sight through a point on the screen meets a height. */
export function onPlane(
  camera: Camera,
  aspect: number,
  { x, y }: { x: number; y: number },
  height: number,
): [number, number] | null {
  const { right, up, back } = axes(camera);
  const half = Math.tan(radians(camera.fov) / 2);
  const way = add(add(add([0, 0, 0], back, -1), right, x * half * aspect), up, y * half);
  const eye = eyeOf(camera);
  if (way[2] >= -1e-6) return null;
  const far = (height - eye[2]) / way[2];
  return [eye[0] + way[0] * far, eye[1] + way[1] * far];
}

/** Moves a camera so that all points are in the picture, as large as they fit. */
export function framed(camera: Camera, aspect: number, points: readonly Point[]): Camera {
  let { target, distance } = camera;
  const { right, up } = axes(camera);
  for (let round = 0; round < 16; round++) {
    const now = { ...camera, target, distance };
    const seen = points.map((point) => project(now, aspect, point));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const [left, most] = [Math.min(...xs), Math.max(...xs)];
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    const half = Math.tan(radians(camera.fov) / 2) * distance;
    target = add(target, right, ((left + most) / 2) * half * aspect);
    target = add(target, up, ((low + high) / 2) * half);
    const size = Math.max(most - left, high - low) / (2 - 4 * MARGIN);
    distance *= 1 + (size - 1) * 0.9;
  }
  return { ...camera, target, distance };
}

/** Turns a camera around its target, by degrees. */
export function orbited(camera: Camera, turn: number, pitch: number): Camera {
  return {
    ...camera,
    turn: camera.turn + turn,
    pitch: clamp(camera.pitch + pitch, LOWEST, 90),
  };
}

/** Moves a camera nearer by a factor, towards a point on the screen. */
export function nearer(
  camera: Camera,
  aspect: number,
  factor: number,
  at: { x: number; y: number },
): Camera {
  const distance = clamp(camera.distance / factor, NEAREST, FARTHEST);
  const there = onPlane(camera, aspect, at, camera.target[2]);
  const share = 1 - distance / camera.distance;
  const target: Point = there
    ? add(camera.target, [there[0] - camera.target[0], there[1] - camera.target[1], 0], share)
    : camera.target;
  return { ...camera, distance, target };
}

/** Returns the camera on the way from one camera to another. Turns the shorter way around. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const around = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
  return {
    target: [0, 1, 2].map((axis) => mix(from.target[axis]!, to.target[axis]!)) as unknown as Point,
    distance: mix(from.distance, to.distance),
    turn: from.turn + around * share,
    pitch: mix(from.pitch, to.pitch),
    fov: mix(from.fov, to.fov),
  };
}
