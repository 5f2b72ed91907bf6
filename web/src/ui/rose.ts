// The six wedges of the direction rose, in a square of 200 around 0, from the east against the clock.
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
  /** Where its name stands. */
  x: number;
  y: number;
  /** Its middle. */
  middle: [number, number];
}

export const WEDGES: readonly WedgeShape[] = DIRS.map((dir, index) => {
  const a = index * 60;
  const [x, y] = at(a, 52).split(' ').map(Number) as [number, number];
  return {
    dir,
    hit: `M${at(a - 29, 99)}L${at(a + 29, 99)}L${at(a + 25, 36)}L${at(a - 25, 36)}Z`,
    face: `M${at(a - 24.5, 89)}L${at(a + 24.5, 89)}L${at(a + 19.5, 47)}L${at(a - 19.5, 47)}Z`,
    arrow: `M${at(a, 82)}L${at(a + 7.2, 64.5)}L${at(a, 69)}L${at(a - 7.2, 64.5)}Z`,
    bar: `M${at(a + 7.5, 76)}L${at(a - 7.5, 76)}`,
    x,
    y: y + 4.5,
    middle: at(a, 66).split(' ').map(Number) as [number, number],
  };
});
