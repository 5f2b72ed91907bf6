// Tests the solid view of the Carramboule table in a browser that draws in software.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CarrambouleKind } from '../../../generated/protocol';
import { core, study } from '../../../core/core';
import { Stage } from '../../solid/stage';
import type { Aim } from '../aim/aim';
import type { Place } from '../table/motion';
import type { Picture } from '../table/paint';
import { frameOf } from '../table/view';
import { barriers } from '../../../../tests/browser/barriers';
import { aim, button, openMatch, press, shoot, shots } from '../../../../tests/browser/carramboule';
import { mouse } from '../../../../tests/browser/device';
import { boxOf, find } from '../../../../tests/browser/find';
import { look } from './look.svelte';
import { SolidTable } from './view';
import './Solid.svelte';

beforeEach(() => {
  look.preset = 'behind';
  look.isFlat = false;
});
afterEach(() => vi.restoreAllMocks());

const AIM: Aim = { place: [0.3, 0.1], angle: 5, speed: 2, tip: [0.2, 0.1], elevation: 0 };

/** Everything that the view can show at once. */
async function crowded(): Promise<Picture> {
  const balls = await core.carrambouleRack(0);
  const seen = balls.map(({ kind, at: [x, y] }) => ({ kind, place: [x / 1e9, y / 1e9] as Place }));
  const cue: CarrambouleKind = 'cue';
  return {
    frame: frameOf(await core.tableShape()),
    near: 0,
    balls: [...seen, { kind: cue, place: AIM.place }],
    guide: {
      ...{ cue: [AIM.place, [0.35, 0.3]], ghost: [0.35, 0.3] },
      ...{ after: [AIM.place, [0.5, 0.5]], object: [AIM.place, [0.2, 0.6]] },
      ...{ meets: null, falls: [] },
    },
    foul: true,
    trail: [{ kind: 'white', way: [AIM.place, [0.6, 0.6]] }],
    barred: [1, 2],
    picked: 0,
    handles: { at: AIM.place, how: 'free' },
  };
}

test('the table is drawn within its limits, and leaves nothing behind', async () => {
  const [data, shape, picture] = await Promise.all([
    study.solidTable(),
    core.tableShape(),
    crowded(),
  ]);
  for (let mount = 0; mount < 10; mount++) {
    const canvas = document.createElement('canvas');
    const stage = new Stage(canvas, () => {});
    stage.resize(64, 64, 1);
    const view = new SolidTable(stage, shape);
    view.show(data);
    stage.theme(mount % 2 === 1);
    view.paint(picture);
    view.cue({ aim: AIM, seat: 0, pull: 20 });
    view.follow('above', 0, true, false, 0);
    const { info } = stage.renderer;
    if (mount === 0) {
      await expect.poll(() => canvas.dataset.drawn).toBe('true');
      const { calls, triangles } = info.render;
      expect(calls).toBeGreaterThan(20);
      expect(calls).toBeLessThanOrEqual(80);
      expect(triangles).toBeGreaterThan(20_000);
      expect(triangles).toBeLessThanOrEqual(150_000);
    }
    view.destroy();
    stage.destroy();
    expect(info.memory.geometries).toBe(0);
    expect(info.memory.textures).toBeLessThanOrEqual(1);
  }
});

/**
 * Opens a match in the solid view, which is drawn in few pixels so that the test is fast. Returns
 * what the view shows.
 */
async function openSolid(size: readonly [number, number], motion = false) {
  const { resize } = Stage.prototype;
  vi.spyOn(Stage.prototype, 'resize').mockImplementation(function (this: Stage, w, h) {
    resize.call(this, w, h, 0.12);
  });
  const paint = vi.spyOn(SolidTable.prototype, 'paint');
  await openMatch('person', { size, motion, settings: { solid: true } });
  await find('.solid canvas[data-drawn]');
  await expect.poll(() => paint.mock.lastCall?.[0].guide?.ghost ?? null).not.toBeNull();
  const view = () => paint.mock.contexts.at(-1) as unknown as SolidTable;
  const picture = () => paint.mock.lastCall![0];
  /** Returns where a ball is on the page, and its radius. */
  const seen = (kind: CarrambouleKind) => {
    const { left, top } = boxOf('.solid');
    const { at, radius } = view().lens().ball(placeOf(kind));
    return { x: left + at[0], y: top + at[1], radius };
  };
  const placeOf = (kind: CarrambouleKind) =>
    picture().balls.find((ball) => ball.kind === kind)!.place;
  return { view, picture, seen, placeOf };
}

test.for([
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)('a shot is played in the solid view with the mouse alone at %i × %i', async (size) => {
  const { view, picture, seen, placeOf } = await openSolid(size);
  expect(view().shown).toBe('behind');
  /** Drags the mouse from a point of the page. */
  const drag = async (x: number, y: number, right: number, down: number) => {
    await mouse.press([x, y]);
    await mouse.pull([x, y], [x + right, y + down]);
    return () => mouse.release([x + right, y + down]);
  };
  // A tap on a ball aims at it.
  const before = aim();
  const queen = seen('queen');
  await mouse.click([queen.x, queen.y]);
  await expect.poll(aim).not.toBe(before);
  // A drag to the right turns the aim to the right.
  const chosen = parseFloat(aim());
  await (
    await drag(seen('queen').x, seen('queen').y - 30, 60, 0)
  )();
  await expect.poll(() => parseFloat(aim())).toBeGreaterThan(chosen);
  // The cue ball moves along its line.
  const [across] = placeOf('cue');
  await (
    await drag(seen('cue').x, seen('cue').y, 30, 0)
  )();
  await expect.poll(() => placeOf('cue')[0]).toBeGreaterThan(across);
  // The cue lies below the ball and is pulled back.
  await expect.poll(() => picture().guide?.cue.length ?? 0).toBeGreaterThan(0);
  const { x, y, radius } = seen('cue');
  const release = await drag(x, y + 1.4 * Math.max(radius, 12) + 18, 0, 64);
  await expect.poll(() => document.querySelector('.scale li.on')).not.toBeNull();
  await release();
  const foul = button('Shoot anyway');
  if (foul.query()) await foul.click();
  await expect.element(shots()).toHaveLength(1);
});

test('the camera watches from the rail while the balls roll, and keys move it', async () => {
  const { view } = await openSolid([390, 844], true);
  await userEvent.keyboard('[Space]');
  await expect.poll(() => view().shown).toBe('rail');
  await button('Skip').click();
  await expect.element(shots()).toHaveLength(1);
  await expect.element(shoot).toBeEnabled();
  await expect.poll(() => view().shown).toBe('behind');
  expect(await barriers()).toEqual([]);
  await button('View from the rail').click();
  await expect.poll(() => view().shown).toBe('rail');
  await press('o');
  await expect.poll(() => view().shown).toBe('above');
  await expect.element(button('View from behind the cue')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(() => document.querySelector('.solid')).toBeNull();
  await expect.element(button('Solid view')).toHaveAttribute('aria-pressed', 'false');
});

test('without WebGL, the drawn table stays', async () => {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args: unknown[]
  ) {
    return args[0] === '2d' ? getContext.call(this, '2d') : null;
  } as typeof getContext);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openMatch('person', { settings: { solid: true } });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'cannot show the solid view' }))
    .toBeVisible();
  expect(document.querySelector('.solid')).toBeNull();
  await expect.element(button('Solid view')).toHaveAttribute('aria-pressed', 'false');
  await shoot.click();
  await expect.element(shots()).toHaveLength(1);
});
