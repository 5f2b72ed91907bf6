import { expect, it } from 'vitest';
import { practiceOf } from './aim';
import { rack, tryShot } from '../core.testing';
import { DEFAULTS } from '../../../lib/settings.svelte';
import type { CarrambouleBall } from '../../../generated/protocol';
import { foulOf, guideOf } from './guide';

it('tells that the cue ball will fall', () => {
  const aim = { angle: -13.37, speed: 3, tip: [0, 0], elevation: 0 } as const;
  const shot = practiceOf(rack(0), { ...aim, place: [0.17, 0.1], tip: [0, 0] });
  const { motion } = tryShot(shot);
  expect(motion.balls[0]!.fell).not.toBeNull();
  expect(guideOf(motion, 0.5).falls).toEqual(['cue']);
  expect(guideOf(motion, 0.1).falls).toEqual([]);
});

it('reaches a ball behind the player’s camp line via the far cushion', () => {
  const white: CarrambouleBall = { kind: 'white', at: [450_000_000, 85_000_000] };
  const shot = (angle: number) =>
    practiceOf([white], { angle, speed: 2.2, tip: [0, 0], place: [0.3, 0.1], elevation: 0 });
  const guide = guideOf(tryShot(shot(6.35)).motion, DEFAULTS.guide);
  expect(guide.meets).toMatchObject({ ball: 1, cushions: 1 });
  expect(foulOf(guide, [0], 'black')).toBeNull();
  const direct = guideOf(tryShot(shot(89.9)).motion, DEFAULTS.guide);
  expect(foulOf(direct, [0], 'black')).toBe('breach');
  expect(foulOf(direct, [], 'black')).toBeNull();
});
