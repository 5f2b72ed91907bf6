// The six wedges of the direction rose, in a 200-unit square around 0, counter-clockwise from the
// east.
export const DIRS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

const at = (degrees: number, radius: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(-Math.sin(turn) * radius).toFixed(2)}`;
};

export interface WedgeShape {
  dir: string;
  hit: string;
  face: string;
  arrow: string;
  bar: string;
  /** The centre of the wedge. */
  middle: [number, number];
}

/** Returns the wedges for a board rotated clockwise by this many quarter turns. */
export const wedges = (turn = 0): readonly WedgeShape[] =>
  DIRS.map((dir, index) => {
    const a = index * 60 - 90 * turn;
    return {
      dir,
      hit: `M${at(a - 29, 99)}L${at(a + 29, 99)}L${at(a + 25, 36)}L${at(a - 25, 36)}Z`,
      face: `M${at(a - 24.5, 89)}L${at(a + 24.5, 89)}L${at(a + 19.5, 47)}L${at(a - 19.5, 47)}Z`,
      arrow: `M${at(a, 85)}L${at(a + 11, 58)}L${at(a, 65)}L${at(a - 11, 58)}Z`,
      bar: `M${at(a + 8, 67)}L${at(a - 8, 67)}`,
      middle: at(a, 66).split(' ').map(Number) as [number, number],
    };
  });

export const WEDGES = wedges();
