// Decides where a ball can be placed on the practice table: within the cushions, not on another
// ball, and not over a pocket.
import type { TableShape } from '../../../generated/protocol';
import type { Place } from '../table/motion';

/**
 * The gap between a placed ball and the ball or pocket beside it, in metres, which prevents
 * overlaps caused by rounding.
 */
const SPARE = 1e-6;

export function isFree(shape: TableShape, place: Place, others: Place[]): boolean {
  const { radius, side } = shape;
  const inside = place.every((part) => part >= radius && part <= side - radius);
  return (
    inside &&
    others.every((other) => away(place, other) >= 2 * radius) &&
    shape.pockets.every((pocket) => away(place, pocket) > shape.pocket_radius)
  );
}

function away(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/**
 * Returns a free position near `wish`: pushes the ball away from obstacles or, if that takes too
 * long, searches in a spiral. Returns null if no position is found.
 */
export function nearestFree(shape: TableShape, wish: Place, others: Place[]): Place | null {
  const { radius, side } = shape;
  const held = (part: number) => Math.min(Math.max(part, radius), side - radius);
  const obstacles = [
    ...others.map((at) => ({ at, reach: 2 * radius + SPARE })),
    ...shape.pockets.map((at) => ({ at, reach: shape.pocket_radius + SPARE })),
  ];
  let place: Place = [held(wish[0]), held(wish[1])];
  for (let push = 0; push < 40; push++) {
    if (isFree(shape, place, others)) return place;
    const blocked = obstacles
      .map((obstacle) => ({ ...obstacle, gap: away(place, obstacle.at) - obstacle.reach }))
      .sort((a, b) => a.gap - b.gap)[0]!;
    const size = away(place, blocked.at);
    // If the centres coincide, any direction will do.
    const out: Place =
      size < 1e-9
        ? [0, -1]
        : [(place[0] - blocked.at[0]) / size, (place[1] - blocked.at[1]) / size];
    place = [
      held(blocked.at[0] + out[0] * blocked.reach),
      held(blocked.at[1] + out[1] * blocked.reach),
    ];
  }
  return spiral(shape, wish, others);
}

function spiral(shape: TableShape, [x, y]: Place, others: Place[]): Place | null {
  for (let ring = 1; ring <= 40; ring++) {
    for (let step = 0; step < ring * 6; step++) {
      const turn = (step / (ring * 6)) * 2 * Math.PI;
      const place: Place = [
        x + Math.cos(turn) * ring * shape.radius,
        y + Math.sin(turn) * ring * shape.radius,
      ];
      if (isFree(shape, place, others)) return place;
    }
  }
  return null;
}
