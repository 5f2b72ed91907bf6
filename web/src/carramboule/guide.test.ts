import { expect, it } from 'vitest';
import { practiceOf } from './aim';
import { rack, tryShot } from './core.testing';
import { guideOf } from './guide';

it('a cue ball that is seen to fall is told', () => {
  const aim = { angle: -13.37, speed: 3, tip: [0, 0], elevation: 0 } as const;
  const shot = practiceOf(rack(0), { ...aim, place: [0.17, 0.1], tip: [0, 0] });
  const { motion } = tryShot(shot);
  expect(motion.balls[0]!.fell).not.toBeNull();
  expect(guideOf(motion, 0.5).falls).toEqual(['cue']);
  expect(guideOf(motion, 0.1).falls).toEqual([]);
});
