// The orientation of a ball: a unit quaternion (w, x, y, z) in the table's axes. The z axis points
// towards the viewer.
export type Turn = [number, number, number, number];

export const UPRIGHT: Turn = [1, 0, 0, 0];

/**
 * Rotates an orientation by a spin (in radians per second about each axis) that lasts for
 * `seconds`.
 */
export function turned(turn: Turn, spin: [number, number, number], seconds: number): Turn {
  const rate = Math.hypot(...spin);
  const angle = rate * seconds;
  if (angle < 1e-9) return turn;
  const s = Math.sin(angle / 2) / rate;
  const [a, b, c, d] = [Math.cos(angle / 2), spin[0] * s, spin[1] * s, spin[2] * s];
  const [w, x, y, z] = turn;
  const next: Turn = [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
  const size = Math.hypot(...next);
  return next.map((part) => part / size) as Turn;
}

/** Rotates an orientation part of the way back to upright, along the shorter rotation. */
export function eased(turn: Turn, share: number): Turn {
  const sign = turn[0] < 0 ? -1 : 1;
  const mixed = turn.map((part, axis) => part * sign * (1 - share) + UPRIGHT[axis]! * share);
  const size = Math.hypot(...mixed) || 1;
  return mixed.map((part) => part / size) as Turn;
}

/** Returns the directions of a ball's three axes. */
export function axes([w, x, y, z]: Turn): [number, number, number][] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}
