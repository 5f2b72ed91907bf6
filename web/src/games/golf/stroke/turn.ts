// Directions on a grid rotated by a quarter turn: where they point on the screen, and their names
// there.
/** Quarter turns clockwise: 0, 1 or −1. The core's pictures and paths say how they are turned. */
export type Turn = number | undefined;

/** Converts a vector of the unturned grid to the screen. */
export function turned([x, y]: readonly [number, number], turn: Turn): [number, number] {
  if (turn === 1) return [-y, x];
  if (turn === -1) return [y, -x];
  return [x, y];
}

const RIGHT: Record<string, string> = { E: 'S', NE: 'SE', NW: 'NE', W: 'N', SW: 'NW', SE: 'SW' };
const LEFT: Record<string, string> = { E: 'N', NE: 'NW', NW: 'SW', W: 'S', SW: 'SE', SE: 'NE' };

/** Returns a grid direction's compass name as it appears on the screen, where north is up. */
export function onScreen(dir: string, turn: Turn): string {
  return (turn === 1 ? RIGHT[dir] : turn === -1 ? LEFT[dir] : dir) ?? dir;
}
