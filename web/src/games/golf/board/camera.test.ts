import { describe, expect, it } from 'vitest';
import {
  edge,
  fillsCorners,
  fit,
  follow,
  frame,
  freeCorner,
  kept,
  panned,
  part,
  sees,
  showsAll,
  zoomed,
} from './camera';

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

  it('zooms around the pinch', () => {
    const zoom = zoomed(fit(box, phone), box, phone, { x: 200, y: 225 }, 2);
    expect(zoom.scale).toBe(1);
    expect(zoom.x).toBe(-200);
  });

  it('zooms out no further than the whole board', () => {
    expect(zoomed(fit(box, phone), box, phone, { x: 0, y: 0 }, 0.1)).toEqual(fit(box, phone));
  });

  it('zooms in on a ball, and keeps everything relevant visible', () => {
    const near = follow(box, phone, [{ x: 200, y: 200 }]);
    expect(near.scale).toBeGreaterThan(fit(box, phone).scale);
    const far = follow(box, phone, [
      { x: 170, y: 200 },
      { x: 830, y: 200 },
    ]);
    expect(far.scale).toBeCloseTo(fit(box, phone).scale, 1);
  });

  it('shows the whole board as long as cells are 18 pixels wide', () => {
    expect(showsAll(box, { w: 418, h: 450 })).toBe(true);
    expect(showsAll(box, { w: 414, h: 450 })).toBe(false);
  });

  it('knows whether the whole board leaves room for buttons in the corners', () => {
    expect(fillsCorners(box, { w: 400, h: 450 })).toBe(false);
    expect(fillsCorners(box, { w: 400, h: 170 })).toBe(true);
  });

  it('keeps the hole visible while it is near enough, and otherwise tells its direction', () => {
    const ball = { x: 140, y: 200 };
    const near = { x: 500, y: 200 };
    const narrow = { w: 280, h: 450 };
    expect(sees(frame(box, narrow, [ball], near), box, narrow, near, 20)).toBe(true);
    const far = { x: 860, y: 200 };
    const camera = frame(box, narrow, [ball], far);
    expect(sees(camera, box, narrow, ball, 20)).toBe(true);
    expect(sees(camera, box, narrow, far)).toBe(false);
    const mark = edge(camera, box, narrow, far, 30);
    expect(mark.x).toBe(250);
    expect(Math.abs(mark.turn)).toBeLessThan(20);
  });

  it('centres a small board', () => {
    expect(kept({ scale: 0.1, x: 3, y: 3 }, box, phone)).toEqual({ scale: 0.1, x: 160, y: 210 });
  });

  it('returns the visible part of the board, and nothing if all of it is visible', () => {
    expect(part(fit(box, phone), box, phone)).toBeNull();
    expect(part({ scale: 1, x: -100, y: 75 }, box, phone)).toEqual({
      x: 200,
      y: 50,
      w: 400,
      h: 300,
    });
  });

  it('puts the map where nothing can be tapped', () => {
    const map = { w: 100, h: 60 };
    expect(freeCorner(map, phone, [])).toBe('low');
    expect(freeCorner(map, phone, [{ x: 50, y: 420 }])).toBe('left');
    expect(
      freeCorner(map, phone, [
        { x: 50, y: 420 },
        { x: 110, y: 20 },
      ]),
    ).toBe('right');
  });

  it('shows no map if it would cover something in every corner', () => {
    const map = { w: 100, h: 60 };
    const corners = [
      { x: 50, y: 420 },
      { x: 50, y: 30 },
      { x: 350, y: 30 },
      { x: 350, y: 360 },
    ];
    expect(freeCorner(map, phone, corners.slice(0, 3))).toBe('end');
    expect(freeCorner(map, phone, corners)).toBeNull();
  });
});
