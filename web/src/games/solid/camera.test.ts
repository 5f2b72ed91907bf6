import { expect, it } from 'vitest';
import {
  between,
  eyeOf,
  nearer,
  onPlane,
  orbited,
  project,
  type Camera,
  type Point,
} from './camera';

const camera: Camera = { target: [25, 8, 0], distance: 70, turn: -12, pitch: 46, fov: 26 };

it('never lets the camera below the table', () => {
  let moved = camera;
  for (const pitch of [-300, 40, -90, 20, -20]) {
    moved = nearer(orbited(moved, 25, pitch), 1.6, 1.7, { x: 0.3, y: -0.4 });
    expect(eyeOf(moved)[2]).toBeGreaterThan(0.5);
  }
});

it('finds the point below a finger, and keeps it there while zooming', () => {
  const there: Point = [31, 5, camera.target[2]];
  const finger = project(camera, 1.6, there);
  const [x, y] = onPlane(camera, 1.6, finger, there[2])!;
  expect([x, y]).toEqual([expect.closeTo(31), expect.closeTo(5)]);
  const after = project(nearer(camera, 1.6, 1.5, finger), 1.6, there);
  expect(Math.hypot(after.x - finger.x, after.y - finger.y)).toBeLessThan(0.05);
  expect(onPlane({ ...camera, pitch: 12 }, 1.6, { x: 0, y: 1 }, 0)).toBeNull();
});

it('turns the shorter way from one camera to another', () => {
  const half = between({ ...camera, turn: 170 }, { ...camera, turn: -170 }, 0.5);
  expect(Math.abs(half.turn)).toBeCloseTo(180);
});
