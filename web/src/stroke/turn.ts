// A lattice turned by a quarter: where its directions point on the screen, and what they are called there.
/** Quarters, clockwise: 0, 1 or −1. Pictures and ways of the core say how they are turned. */
export type Turn = number | undefined;

/** Where a vector of the unturned lattice points on the screen. */
export function turned([x, y]: readonly [number, number], turn: Turn): [number, number] {
  if (turn === 1) return [-y, x];
  if (turn === -1) return [y, -x];
  return [x, y];
}

const RIGHT: Record<string, string> = { E: 'S', NE: 'SE', NW: 'NE', W: 'N', SW: 'NW', SE: 'SW' };
const LEFT: Record<string, string> = { E: 'N', NE: 'NW', NW: 'SW', W: 'S', SW: 'SE', SE: 'NE' };

/** The point of the compass at which a direction of the lattice lies on the screen: north is up. */
export function onScreen(dir: string, turn: Turn): string {
  return (turn === 1 ? RIGHT[dir] : turn === -1 ? LEFT[dir] : dir) ?? dir;
}
