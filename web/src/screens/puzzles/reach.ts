// Finds where the six sides of a die can bring the ball of a puzzle.
import type { PuzzleFile, Spot } from '../../generated/protocol';
import { study } from '../../core/core';

export interface Place {
  spot: Spot;
  /** The number of sides that bring the ball to this point. */
  sides: number;
}

export async function reachOf(
  file: string,
  puzzle: PuzzleFile,
  faces: readonly number[],
): Promise<Place[]> {
  const balls = Object.fromEntries(Object.entries(puzzle.balls).map(([name, at]) => [name, at!]));
  const pictures = await Promise.all(
    faces.map((impulses) =>
      study.position(
        { course: file, balls, stroke: { ball: puzzle.ball, impulses }, view: null },
        'light',
        'en',
        'reach-',
      ),
    ),
  );
  const places = new Map<string, Place>();
  for (const picture of pictures) {
    const ends = new Map<string, Spot>();
    for (const way of picture.ways) {
      const last = [...way.spots].reverse().find((spot) => spot !== null);
      if (last) ends.set(`${last.x} ${last.y}`, last);
    }
    for (const [key, spot] of ends) {
      const known = places.get(key);
      places.set(key, { spot, sides: (known?.sides ?? 0) + 1 });
    }
  }
  return [...places.values()];
}
