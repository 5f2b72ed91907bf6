// Where a stroke would end in each open direction. These places are shown after the roll and
// selected with a tap.
import type { Spot, Way } from '../../../generated/protocol';

export interface Ending {
  dir: string;
  spot: Spot;
  holed: boolean;
  /** The cells that the ball passes on its way. */
  through: Spot[];
}

/** Returns where the current ball would stop in each direction. */
export function endingsOf(ways: readonly Way[], ball: string): Ending[] {
  return ways.flatMap((way) => {
    const through = way.trace.events.flatMap((event, index) => {
      const spot = 'ball' in event && event.ball === ball ? way.spots[index] : null;
      return spot ? [spot] : [];
    });
    const spot = through.at(-1);
    return spot ? [{ dir: way.dir, spot, holed: way.trace.balls[ball] === 'holed', through }] : [];
  });
}

/** Returns the place nearest to a tap; null if none is within `reach`. */
export function nearestEnding<T extends { x: number; y: number }>(
  places: readonly T[],
  at: { x: number; y: number },
  reach: number,
): T | null {
  const far = (place: T) => Math.hypot(place.x - at.x, place.y - at.y);
  const [nearest] = [...places].sort((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}
