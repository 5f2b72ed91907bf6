// Tests the solid view in a browser that draws in software.
import { afterEach, expect, test, vi } from 'vitest';
import type { SolidData } from '../../../core/messages';
import type { Event, Spot } from '../../../generated/protocol';
import { core, study } from '../../../core/core';
import { boxOf, find } from '../../../../tests/browser/find';
import {
  ANN,
  best,
  button,
  choose,
  directions,
  key,
  openFresh,
  over,
  rose,
  settled,
  strike,
  table,
} from '../../../../tests/browser/golf';
import { played } from '../../../../tests/browser/records';
import { leg, lineOf } from '../../../../tests/legs';
import { commands, page } from 'vitest/browser';
import { Stage } from '../../solid/stage';
import { SolidView } from './view';
import { besideBall } from './views';
import { DIRS } from '../../../ui/rose';
import { oneBall, playSolo } from '../solo';
import { Ground } from './ground';
import { NO_MARKS } from './marks';
import '../board/SolidBoard.svelte';

afterEach(() => vi.restoreAllMocks());

/** Builds a course of the collection. */
async function built(id: string): Promise<SolidData> {
  const card = (await core.courses()).find((course) => course.id === id);
  return study.solidCourse(card!.file, null, false);
}

/** Waits until the view has drawn a frame. */
async function drawn(canvas: HTMLCanvasElement): Promise<void> {
  delete canvas.dataset.drawn;
  await expect.poll(() => canvas.dataset.drawn).toBe('true');
}

/** Opens a view of a few pixels. */
function small(): { canvas: HTMLCanvasElement; stage: Stage; view: SolidView } {
  const canvas = document.createElement('canvas');
  const stage = new Stage(canvas, () => {});
  stage.resize(64, 48, 1);
  return { canvas, stage, view: new SolidView(stage) };
}

test('a course is drawn in its colours, and leaves nothing behind', async () => {
  const data = await built('S-11a');
  for (let mount = 0; mount < 10; mount++) {
    const { canvas, stage, view } = small();
    view.show(data, undefined);
    stage.theme(mount % 2 === 1);
    view.place(new Map([['red', { x: 0, y: 0, top: false, hidden: false }]]));
    const { info } = stage.renderer;
    if (mount === 0) {
      await drawn(canvas);
      const { calls, triangles } = info.render;
      expect(calls).toBeGreaterThan(10);
      expect(calls).toBeLessThanOrEqual(80);
      expect(triangles).toBeGreaterThan(5000);
      expect(triangles).toBeLessThanOrEqual(150_000);
      const copy = document.createElement('canvas').getContext('2d')!;
      stage.renderer.render = new Proxy(stage.renderer.render, {
        apply: (render, self, args) => {
          Reflect.apply(render, self, args);
          copy.drawImage(canvas, 0, 0);
        },
      });
      stage.orbit(10, 10);
      await drawn(canvas);
      const pixels = copy.getImageData(0, 0, 64, 48).data;
      let [linen, felt] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
        if (g > r * 1.2 && g > b) felt += 1;
        if (r > 200 && b > 170) linen += 1;
      }
      expect(felt).toBeGreaterThan(300);
      expect(linen).toBeGreaterThan(300);
    }
    view.destroy();
    stage.destroy();
    expect(info.memory.geometries).toBe(0);
    expect(info.memory.textures).toBeLessThanOrEqual(1);
  }
});

/** Taps a mark in the solid view. */
async function tap(target: string): Promise<void> {
  const mark = await find(`.solid ${target}`);
  const { left, top, width, height } = mark.getBoundingClientRect();
  const at: [number, number] = [left + width / 2, top + height / 2];
  await commands.drag([at, at]);
}

test('a start cell and a stroke are chosen by taps, and the ball rolls', async () => {
  const roll = vi.spyOn(SolidView.prototype, 'roll');
  const settings = { solid: true, speed: 'fast' } as const;
  await table([ANN], { courses: ['1'] }, { size: [360, 480], motion: true, settings });
  await tap('[data-start="1"]');
  await button(/^white die/).click();
  await button(/^Roll the/).click();
  await expect.element(rose()).toBeVisible();
  const board = boxOf('.solid');
  expect(board.width).toBeGreaterThan(200);
  const mark = await find('.solid [data-dir]');
  const { dir } = mark.dataset as { dir: string };
  await tap(`[data-dir="${dir}"]`);
  await expect.element(button(/^Play /)).toBeEnabled();
  await tap(`[data-dir="${dir}"]`);
  await expect.poll(() => roll.mock.calls.length).toBe(1);
  const [{ line }] = roll.mock.calls[0]!;
  expect(line.legs[0]).toMatchObject({ ball: 'red', kind: 'roll' });
  await expect.element(button(/^(Choose a|Roll the)/).first()).toBeVisible();
});

/** After a roll, returns the direction in which the ball would end closest to the hole. */
async function bestDirection(): Promise<string> {
  const { name } = await best();
  return DIRS[directions().findIndex((label) => label.startsWith(`${name}:`))]!;
}

test('a large layout with all balls and marks needs few draw calls', async () => {
  const { canvas, stage, view } = small();
  const data = await built('S-11a');
  view.show(data, undefined);
  stage.theme(false);
  const spot = (node: number): Spot => ({
    ...{ x: data.rests[12 * node]!, y: data.rests[12 * node + 1]! },
    ...{ top: data.rests[12 * node + 2] === 1, hidden: false },
  });
  const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
  const balls = colours.flatMap((colour) => [colour, `${colour}-flat`]);
  view.place(new Map(balls.map((ball, index) => [ball, spot(7 * index)])));
  view.haunt(new Map([['red', spot(5)]]));
  const end = (dir: string, index: number) => ({
    ...{ dir, spot: spot(40 + 9 * index), through: [spot(40 + 9 * index)] },
    ...{ on: index === 0, lit: false, holed: index === 1 },
  });
  view.mark({
    ...NO_MARKS,
    turn: spot(0),
    arrows: DIRS.map((dir, index) => ({ spot: spot(0), dir, on: index === 0 })),
    endings: DIRS.map(end),
    ball: 'red',
    paths: [{ spots: [spot(0), spot(40)], faint: false }],
    ghost: [spot(0), spot(3)],
    origin: spot(2),
  });
  await drawn(canvas);
  expect(stage.renderer.info.render.calls).toBeGreaterThan(40);
  expect(stage.renderer.info.render.calls).toBeLessThanOrEqual(80);
  view.destroy();
  stage.destroy();
});

for (const size of ['phone', 'landscape', 'desktop'] as const) {
  test(`${size}: a whole hole is played by taps in the solid view`, async () => {
    // Without light, nothing is drawn, which would take long at this size. Taps do not need it.
    vi.spyOn(Stage.prototype, 'theme').mockReturnValue();
    await table([ANN], { courses: ['1'] }, { size, settings: { solid: true } });
    await tap('[data-start="0"]');
    for (let state = 'choose'; state !== 'over'; state = await settled()) {
      await button(/^white die/).click();
      await button(/^Roll the/).click();
      const dir = await bestDirection();
      // A single open direction is already selected.
      if (!button(/^Play /).query()) await tap(`[data-dir="${dir}"]`);
      await expect.element(button(/^Play /)).toBeEnabled();
      await tap(`[data-dir="${dir}"]`);
      await expect.element(rose()).not.toBeInTheDocument();
    }
    await expect.element(over()).toBeVisible();
  });
}

test('the ghost of a recorded match plays along', async () => {
  vi.spyOn(Stage.prototype, 'theme').mockReturnValue();
  const haunt = vi.spyOn(SolidView.prototype, 'haunt');
  const roll = vi.spyOn(SolidView.prototype, 'rollGhost');
  const { events } = JSON.parse(await played('basic', ['orange'], 1)) as { events: Event[] };
  const settings = { solid: true, speed: 'fast' } as const;
  await openFresh('/privacy', { size: [360, 480], motion: true, settings });
  const card = (await core.courses()).find(({ id }) => id === '1')!;
  await playSolo(await oneBall(card.id, card.file), {
    course: null,
    ghost: { name: 'Bo', events },
  });
  await expect.poll(() => [...(haunt.mock.lastCall?.[0] ?? new Map()).keys()]).toEqual(['orange']);
  expect(roll).not.toHaveBeenCalled();
  await choose('white', 1);
  await strike();
  await expect.poll(() => roll.mock.calls.length).toBe(1);
});

test('while an earlier stroke is shown, a tapped piece explains itself', async () => {
  vi.spyOn(Stage.prototype, 'theme').mockReturnValue();
  const mark = vi.spyOn(SolidView.prototype, 'mark');
  await table([ANN], { courses: ['S-1a'] }, { settings: { solid: true } });
  await choose('white', 1);
  await strike();
  await settled();
  await key('v');
  await expect.poll(() => JSON.stringify(mark.mock.lastCall)).toContain('"faint":true');
  const piece = await find('.pieces button');
  const { left, top, width, height } = piece.getBoundingClientRect();
  const at: [number, number] = [left + width / 2, top + height / 2];
  const name = /^[^.]+/.exec(piece.getAttribute('aria-label')!)![0];
  const sheet = page.getByRole('dialog', { name });
  // The board ignores taps just after a stroke has been shown.
  const tapped = async () => {
    if (!sheet.query()) await commands.drag([at, at]);
    return sheet.query();
  };
  await expect.poll(tapped).not.toBeNull();
});

test('the camera follows the rolling ball, and rests where it stops', async () => {
  const { stage, view } = small();
  const data = await built('1');
  view.show(data, undefined);
  stage.theme(false);
  const spotOf = (node: number) => ({
    ...{ x: data.rests[12 * node]!, y: data.rests[12 * node + 1]! },
    ...{ top: false, hidden: false },
  });
  const [from, to] = [spotOf(0), spotOf(data.rests.length / 12 - 1)];
  const ground = new Ground(data.rests, undefined);
  view.look('follow', from);
  const [away, goal] = [from, to].map((spot) => besideBall(ground.at(spot), data.info.bounds));
  expect(stage.camera.target).toEqual(away);
  const line = lineOf([leg('roll', 0, 300, from, to)]);
  const begun = performance.now();
  view.roll({ line, before: new Map([['red', from]]), tempo: 1, begun }, () => {});
  // The player's angle stays.
  stage.orbit(30, 0);
  const { turn } = stage.camera;
  const left = () => Math.hypot(...goal!.map((value, axis) => value - stage.camera.target[axis]!));
  const whole = Math.hypot(...goal!.map((value, axis) => value - away![axis]!));
  await expect.poll(left).toBeLessThan(0.8 * whole);
  await expect.poll(left).toBe(0);
  expect(stage.camera.turn).toBe(turn);
  // Without motion, it jumps to the next ball.
  view.follow(from, 0);
  expect(stage.camera.target).toEqual(away);
  view.destroy();
  stage.destroy();
});

test('an edited course replaces the old one without moving the camera', async () => {
  const { canvas, stage, view } = small();
  stage.theme(false);
  view.show(await built('1'), undefined);
  await drawn(canvas);
  stage.orbit(40, -10);
  stage.zoom(1.5);
  const { camera } = stage;
  const bodies = await built('S-1a');
  view.show(bodies, undefined, true);
  expect(stage.camera).toEqual(camera);
  // The old bodies are freed as soon as the new ones have been drawn.
  const { memory } = stage.renderer.info;
  await drawn(canvas);
  await expect.poll(() => memory.geometries).toBeLessThanOrEqual(bodies.info.parts.length + 1);
  view.destroy();
  stage.destroy();
});

test('without WebGL, the drawn board stays', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await table([ANN], {}, { settings: { solid: true } });
  await expect
    .poll(() => document.querySelector('.flat-note')?.textContent)
    .toContain('cannot show the solid view');
  expect(document.querySelector('.solid')).toBeNull();
  await expect.element(button('Solid view')).toHaveAttribute('aria-pressed', 'false');
});
