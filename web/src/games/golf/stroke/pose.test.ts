import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../generated/protocol';
import { leg, lineOf } from '../../../../tests/legs';
import { poseOf } from './pose';

const at = (x: number, top = false): Spot => ({ x, y: 0, top, hidden: false });
const line = lineOf([
  leg('roll', 0, 100, at(0), at(10)),
  leg('squash', 100, 170, at(10), at(10)),
  leg('roll', 200, 300, at(10), at(0, true)),
  leg('drop', 300, 500, at(0), at(0)),
]);

describe('the pose of a ball', () => {
  it('rolls, squashes, climbs and drops', () => {
    expect(poseOf(line, 'red', undefined, 50)).toMatchObject({ x: 5, top: false, along: 1 });
    expect(poseOf(line, 'red', undefined, 135)!.along).toBeCloseTo(0.76);
    expect(poseOf(line, 'red', undefined, 190)).toMatchObject({ x: 10 });
    expect(poseOf(line, 'red', undefined, 290)!.top).toBe(true);
    expect(poseOf(line, 'red', undefined, 490)!.opacity).toBeLessThan(0.2);
    expect(poseOf({ ...line, duration: 600 }, 'red', undefined, 550)).toBeNull();
  });
  it('does not change for resting balls', () => {
    expect(poseOf(line, 'blue', at(7), 300)).toMatchObject({ x: 7, opacity: 1 });
    expect(poseOf(line, 'blue', undefined, 300)).toBeNull();
  });
});
