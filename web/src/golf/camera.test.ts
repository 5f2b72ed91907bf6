import { describe, expect, it } from 'vitest';
import { fit, follow, kept, panned, zoomed } from './camera';

const box = { x: 100, y: 50, w: 800, h: 300 };
const phone = { w: 400, h: 450 };

describe('camera', () => {
  it('fits the whole board in the middle', () => {
    expect(fit(box, phone)).toEqual({ scale: 0.5, x: 0, y: 150 });
  });

  it('never pans past the edge', () => {
    const close = { scale: 1, x: 0, y: 75 };
    expect(panned(close, box, phone, 500, 0)).toEqual({ scale: 1, x: 0, y: 75 });
    expect(panned(close, box, phone, -5000, 0).x).toBe(-400);
  });

  it('zooms around the fingers', () => {
    const zoom = zoomed(fit(box, phone), box, phone, { x: 200, y: 225 }, 2);
    expect(zoom.scale).toBe(1);
    expect(zoom.x).toBe(-200);
  });

  it('zooms out no farther than the whole board', () => {
    expect(zoomed(fit(box, phone), box, phone, { x: 0, y: 0 }, 0.1)).toEqual(fit(box, phone));
  });

  it('follows a ball closer than the whole, and keeps all that matters in sight', () => {
    const near = follow(box, phone, [{ x: 200, y: 200 }]);
    expect(near.scale).toBeGreaterThan(fit(box, phone).scale);
    const far = follow(box, phone, [{ x: 170, y: 200 }, { x: 830, y: 200 }]);
    expect(far.scale).toBeCloseTo(fit(box, phone).scale, 1);
  });

  it('keeps a small board in the middle', () => {
    expect(kept({ scale: 0.1, x: 3, y: 3 }, box, phone)).toEqual({ scale: 0.1, x: 160, y: 210 });
  });
});
