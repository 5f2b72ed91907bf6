// Converts a ball's path to a browser animation. It uses only transform and opacity, so the
// compositor can run it.
import { poseIn, resting, seen, transformOf, type Pose, type Where } from './pose';
import type { Leg, Timeline } from './timeline';

/** The number of segments of the path around the rim. */
const ROUND = 14;
const TO_REST = 'cubic-bezier(0.25, 0.6, 0.45, 1)';
const INTO_THE_HOLE = 'cubic-bezier(0.5, 0, 0.9, 0.4)';

/**
 * Returns when to sample the pose during a leg, as fractions from 0 to 1, and the easing after each
 * sample.
 */
function samples(leg: Leg): [share: number, easing: string][] {
  switch (leg.kind) {
    case 'roll':
      return [
        [0, leg.last ? TO_REST : 'linear'],
        [1, 'linear'],
      ];
    case 'hop':
    case 'squash':
      return [
        [0, 'ease-out'],
        [0.5, 'ease-in'],
        [1, 'linear'],
      ];
    case 'knock':
      return [
        [0, 'ease-in'],
        [0.5, 'ease-out'],
        [1, 'linear'],
      ];
    case 'rim':
      return Array.from({ length: ROUND + 1 }, (_, piece) => [piece / ROUND, 'linear']);
    case 'sink':
      return [
        [0, 'ease-in'],
        [1, 'linear'],
      ];
    case 'drop':
      return [
        [0, INTO_THE_HOLE],
        [1, 'linear'],
      ];
  }
}

export function keyframes(line: Timeline, ball: string, where: Where): Keyframe[] {
  const legs = line.legs.filter((leg) => leg.ball === ball);
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) return [];
  const whole = Math.max(line.duration, 1);
  const frame = (time: number, pose: Pose, easing = 'linear'): Keyframe => ({
    offset: Math.min(1, Math.max(0, time / whole)),
    transform: transformOf(pose),
    opacity: seen(pose, where),
    easing,
  });
  return [
    frame(0, resting(first.from)),
    ...legs.flatMap((leg) =>
      samples(leg).map(([share, easing]) =>
        frame(leg.begin + (leg.end - leg.begin) * share, poseIn(leg, share), easing),
      ),
    ),
    frame(whole, poseIn(last, 1)),
  ];
}
