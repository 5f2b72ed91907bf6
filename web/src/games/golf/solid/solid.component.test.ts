// Tests the solid view in a browser that draws in software.
import { afterEach, expect, test, vi } from 'vitest';
import type { SolidData } from '../../../core/messages';
import { core, study } from '../../../core/core';
import { boxOf, find } from '../../../../tests/browser/find';
import { ANN, button, rose, table } from '../../../../tests/browser/golf';
import { commands } from 'vitest/browser';
import { Stage } from '../../solid/stage';
import { SolidView } from './view';
import './Solid.svelte';

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

test('a start cell and a stroke are chosen by taps, and the ball rolls', async () => {
  const roll = vi.spyOn(SolidView.prototype, 'roll');
  const settings = { solid: true, speed: 'fast' } as const;
  await table([ANN], { courses: ['1'] }, { size: [360, 480], motion: true, settings });
  const tap = async (target: string) => {
    const mark = await find(`.solid ${target}`);
    const { left, top, width, height } = mark.getBoundingClientRect();
    const at: [number, number] = [left + width / 2, top + height / 2];
    await commands.drag([at, at]);
  };
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
