// Computes which part of the board is visible and at which scale. A point on the board appears on
// the screen at `x + scale · (px − box.x)`.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

/** The maximum scale, in pixels per unit of the board; a cell is 35 units wide. */
const LARGEST = 2.4;
/** The maximum scale while the view follows a ball. */
const CLOSE = 1.15;
/** A comfortable scale: cells are 28 pixels wide. */
const ENOUGH = 0.8;
/** The smallest usable scale: cells are 16 pixels wide, just enough to tell them apart. */
const LEAST = 16 / (20 * Math.sqrt(3));
/** The minimum scale at which the complete board is shown: cells are 18 pixels wide. */
const WHOLE = 18 / (20 * Math.sqrt(3));
/** The height of the buttons in the lower right corner, in pixels. */
const BUTTON_HEIGHT = 52;
/**
 * How much of the board a button in a corner covers, beyond the empty margin around the felt, in
 * pixels.
 */
const BUTTON_ROOM = 28;
/** The margin around tap targets for fingers, in pixels. */
const FINGER_ROOM = 30;

/** Returns the camera that shows the complete board, centred. */
export function fit(box: Box, screen: Size): Camera {
  return centred(box, screen, Math.min(screen.w / box.w, screen.h / box.h, LARGEST));
}

function centred(box: Box, screen: Size, scale: number): Camera {
  return { scale, x: (screen.w - box.w * scale) / 2, y: (screen.h - box.h * scale) / 2 };
}

/** Moves the camera so that the board fills as much of the screen as it can. */
export function kept(camera: Camera, box: Box, screen: Size): Camera {
  const within = (at: number, board: number, room: number) =>
    board <= room ? (room - board) / 2 : Math.min(0, Math.max(room - board, at));
  return {
    scale: camera.scale,
    x: within(camera.x, box.w * camera.scale, screen.w),
    y: within(camera.y, box.h * camera.scale, screen.h),
  };
}

/** Returns whether the complete board fits at a playable scale. */
export function showsAll(box: Box, screen: Size): boolean {
  return fit(box, screen).scale >= WHOLE;
}

/** Returns whether the complete board leaves no space for buttons in the screen corners. */
export function fillsCorners(box: Size, screen: Size): boolean {
  const scale = Math.min(screen.w / box.w, screen.h / box.h, LARGEST);
  const free = (room: number, board: number) => (room - board * scale) / 2;
  return free(screen.w, box.w) < BUTTON_ROOM && free(screen.h, box.h) < BUTTON_ROOM;
}

/** Returns whether a point on the board is on the screen, at least `room` pixels from its edges. */
export function sees(
  camera: Camera,
  box: Box,
  screen: Size,
  point: { x: number; y: number },
  room = 0,
): boolean {
  const x = camera.x + (point.x - box.x) * camera.scale;
  const y = camera.y + (point.y - box.y) * camera.scale;
  return x >= room && y >= room && x <= screen.w - room && y <= screen.h - room;
}

/**
 * Returns the point where the line from the screen's centre to an off-screen point crosses the edge
 * (moved inwards by `inset` pixels), and the direction of this line in degrees.
 */
export function edge(
  camera: Camera,
  box: Box,
  screen: Size,
  point: { x: number; y: number },
  inset: number,
): { x: number; y: number; turn: number } {
  const [dx, dy] = [
    camera.x + (point.x - box.x) * camera.scale - screen.w / 2,
    camera.y + (point.y - box.y) * camera.scale - screen.h / 2,
  ];
  const out = Math.max(
    Math.abs(dx) / Math.max(1, screen.w / 2 - inset),
    Math.abs(dy) / Math.max(1, screen.h / 2 - inset),
    1,
  );
  return {
    x: screen.w / 2 + dx / out,
    y: screen.h / 2 + dy / out,
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** Returns the visible part of the board; null if all of it is visible. */
export function part(camera: Camera, box: Box, screen: Size): Box | null {
  const [x, w] = clipped(camera.x, box.w * camera.scale, screen.w);
  const [y, h] = clipped(camera.y, box.h * camera.scale, screen.h);
  // Ignores one or two hidden pixels, which come from rounding.
  if (w + 2 >= box.w * camera.scale && h + 2 >= box.h * camera.scale) return null;
  const { scale } = camera;
  return { x: box.x + x / scale, y: box.y + y / scale, w: w / scale, h: h / scale };
}

function clipped(at: number, board: number, room: number): [number, number] {
  const from = Math.max(0, -at);
  return [from, Math.max(0, Math.min(board, room - at) - from)];
}

export type Corner = 'low' | 'left' | 'right' | 'end';

/**
 * Returns the corner where a map of this size is farthest from these points; null if it would cover
 * a point in every corner. The map may be at the lower left, upper left or upper right, or above
 * the buttons at the lower right.
 */
export function freeCorner(
  map: Size,
  screen: Size,
  points: readonly { x: number; y: number }[],
): Corner | null {
  const away = (left: number, top: number) =>
    Math.min(
      FINGER_ROOM,
      ...points.map(({ x, y }) =>
        Math.hypot(Math.max(left - x, 0, x - left - map.w), Math.max(top - y, 0, y - top - map.h)),
      ),
    );
  const corners: [Corner, number][] = [
    ['low', away(0, screen.h - map.h)],
    ['left', away(0, 0)],
    ['right', away(screen.w - map.w, 0)],
    ['end', away(screen.w - map.w, screen.h - map.h - BUTTON_HEIGHT)],
  ];
  const [corner, room] = corners.reduce((best, other) => (other[1] > best[1] ? other : best));
  return room > 0 ? corner : null;
}

/**
 * Zooms in on these spots. The goal stays visible too, unless that would make the cells too small.
 */
export function frame(
  box: Box,
  screen: Size,
  points: readonly { x: number; y: number }[],
  goal: { x: number; y: number },
): Camera {
  const both = follow(box, screen, [...points, goal]);
  return both.scale >= LEAST && sees(both, box, screen, goal) ? both : follow(box, screen, points);
}

/** Zooms in until these spots fill the screen, but not beyond a comfortable scale. */
export function follow(
  box: Box,
  screen: Size,
  points: readonly { x: number; y: number }[],
): Camera {
  const whole = fit(box, screen);
  if (points.length === 0) return whole;
  const room = 64;
  const left = Math.min(...points.map((p) => p.x)) - room;
  const right = Math.max(...points.map((p) => p.x)) + room;
  const top = Math.min(...points.map((p) => p.y)) - room;
  const bottom = Math.max(...points.map((p) => p.y)) + room;
  const near = Math.min(screen.w / (right - left), screen.h / (bottom - top), CLOSE);
  // With large cells, fills the window without zooming in further, so the ball's surroundings stay
  // visible.
  const scale = Math.max(
    whole.scale,
    Math.min(near, Math.max(ENOUGH, screen.h / box.h, screen.w / box.w)),
  );
  const middle = { x: (left + right) / 2 - box.x, y: (top + bottom) / 2 - box.y };
  return kept(
    { scale, x: screen.w / 2 - middle.x * scale, y: screen.h / 2 - middle.y * scale },
    box,
    screen,
  );
}

/** Zooms in or out around a point on the screen. */
export function zoomed(
  camera: Camera,
  box: Box,
  screen: Size,
  at: { x: number; y: number },
  factor: number,
): Camera {
  const least = fit(box, screen).scale;
  const scale = Math.min(Math.max(LARGEST, least), Math.max(least, camera.scale * factor));
  const grown = scale / camera.scale;
  return kept(
    { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown },
    box,
    screen,
  );
}

export function panned(camera: Camera, box: Box, screen: Size, dx: number, dy: number): Camera {
  return kept({ scale: camera.scale, x: camera.x + dx, y: camera.y + dy }, box, screen);
}
