// Which part of the board is seen, and how large. On the screen a point of the board is at `x + scale · (px − box.x)`.
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

/** Pixels of a unit; a cell is 35 units wide. */
const LARGEST = 2.4;
/** Following a ball comes no closer than this. */
const CLOSE = 1.15;
/** Cells of 28 pixels can be told apart with ease. */
const ENOUGH = 0.8;
/** Cells of 16 pixels can still be told apart. */
const LEAST = 16 / (20 * Math.sqrt(3));
/** With cells of 18 pixels a board is played as a whole. */
const WHOLE = 18 / (20 * Math.sqrt(3));
/** How high the buttons on the lower right are. */
const BUTTON_HEIGHT = 52;
/** Pixels that a button in a corner takes of the board, beyond the empty ground around its felt. */
const BUTTON_ROOM = 28;
/** Pixels that a finger needs around what it taps. */
const FINGER_ROOM = 30;

/** All of the board, in the middle. */
export function fit(box: Box, screen: Size): Camera {
  return centred(box, screen, Math.min(screen.w / box.w, screen.h / box.h, LARGEST));
}

function centred(box: Box, screen: Size, scale: number): Camera {
  return { scale, x: (screen.w - box.w * scale) / 2, y: (screen.h - box.h * scale) / 2 };
}

/** No part of the screen stays empty as long as the board could fill it. */
export function kept(camera: Camera, box: Box, screen: Size): Camera {
  const within = (at: number, board: number, room: number) =>
    board <= room ? (room - board) / 2 : Math.min(0, Math.max(room - board, at));
  return {
    scale: camera.scale,
    x: within(camera.x, box.w * camera.scale, screen.w),
    y: within(camera.y, box.h * camera.scale, screen.h),
  };
}

/** Whether the whole board can be shown, large enough to be played on. */
export function showsAll(box: Box, screen: Size): boolean {
  return fit(box, screen).scale >= WHOLE;
}

/** Whether the whole board leaves no room for buttons in the corners of the screen. */
export function fillsCorners(box: Size, screen: Size): boolean {
  const scale = Math.min(screen.w / box.w, screen.h / box.h, LARGEST);
  const free = (room: number, board: number) => (room - board * scale) / 2;
  return free(screen.w, box.w) < BUTTON_ROOM && free(screen.h, box.h) < BUTTON_ROOM;
}

/** Whether a point of the board is on the screen, with some room around it. */
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

/** Where a point off the screen is to be looked for: on its edge, and by how many degrees the way there is turned. */
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

/** The part of the board that is on the screen; null while all of it is. */
export function part(camera: Camera, box: Box, screen: Size): Box | null {
  const [x, w] = clipped(camera.x, box.w * camera.scale, screen.w);
  const [y, h] = clipped(camera.y, box.h * camera.scale, screen.h);
  // What the rounding of pixels hides is seen.
  if (w + 2 >= box.w * camera.scale && h + 2 >= box.h * camera.scale) return null;
  const { scale } = camera;
  return { x: box.x + x / scale, y: box.y + y / scale, w: w / scale, h: h / scale };
}

function clipped(at: number, board: number, room: number): [number, number] {
  const from = Math.max(0, -at);
  return [from, Math.max(0, Math.min(board, room - at) - from)];
}

export type Corner = 'low' | 'left' | 'right' | 'end';

/** Where a map of this size covers none of these points of the screen, the one that is farthest from all: lower left, upper left, upper right, or above the buttons on the lower right; null if it covers some everywhere. */
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

/** Close to what matters now, without losing any of it; the goal is in sight too as long as cells can be told apart. */
export function frame(
  box: Box,
  screen: Size,
  points: readonly { x: number; y: number }[],
  goal: { x: number; y: number },
): Camera {
  const both = follow(box, screen, [...points, goal]);
  return both.scale >= LEAST && sees(both, box, screen, goal) ? both : follow(box, screen, points);
}

/** As close as possible to what matters now, without losing any of it. */
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
  // Filling the window is close enough where cells are large then: what lies around the ball should stay in sight.
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

/** Closer or farther around a point of the screen. */
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
