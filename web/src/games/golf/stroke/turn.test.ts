import { describe, expect, it } from 'vitest';
import { DIRS } from '../../../ui/rose';
import { pointing } from './timeline';
import { onScreen } from './turn';

const COMPASS: Record<string, number> = {
  E: 0,
  NE: -45,
  N: -90,
  NW: -135,
  W: 180,
  SW: 135,
  S: 90,
  SE: 45,
};

describe('a turned grid', () => {
  for (const turn of [0, 1, -1])
    it(`names directions as they appear on the screen, turned by ${turn}`, () => {
      for (const dir of DIRS) {
        const [x, y] = pointing(dir, turn);
        const named = (COMPASS[onScreen(dir, turn)]! * Math.PI) / 180;
        const off = Math.acos(x * Math.cos(named) + y * Math.sin(named));
        expect((off * 180) / Math.PI, dir).toBeLessThanOrEqual(15.01);
      }
    });

  it('turns east to the bottom or to the top', () => {
    expect(pointing('E', 1)).toEqual([-0, 1]);
    expect(pointing('E', -1)).toEqual([0, -1]);
  });
});
