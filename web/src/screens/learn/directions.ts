// The six directions, each with its key (by position on the keyboard, not by letter), and the angle
// in degrees by which to rotate an arrow that points east.
export const DIRECTIONS = [
  { dir: 'NW', code: 'KeyQ', turn: -120 },
  { dir: 'NE', code: 'KeyW', turn: -60 },
  { dir: 'W', code: 'KeyA', turn: 180 },
  { dir: 'E', code: 'KeyD', turn: 0 },
  { dir: 'SW', code: 'KeyZ', turn: 120 },
  { dir: 'SE', code: 'KeyX', turn: 60 },
] as const;

/**
 * Returns the offset from the ball to a point at the distance `far` in the direction `turn` (in
 * degrees), in the board's units.
 */
export function ahead(turn: number, far: number): { x: number; y: number } {
  const angle = (turn * Math.PI) / 180;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
}
