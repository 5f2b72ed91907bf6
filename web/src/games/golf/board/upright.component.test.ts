// Tests the board on a phone in portrait: it is complete, as large as possible, and turned if it is
// long.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { scrollsSideways } from '../../../../tests/browser/barriers';
import {
  ANN,
  BO,
  best,
  button,
  choose,
  directions,
  heading,
  key,
  roll,
  rose,
  table,
} from '../../../../tests/browser/golf';
import { LocalTable } from '../../../core/table';
import { settings } from '../../../lib/settings.svelte';
import Game from '../match/Game.svelte';
import { boardLook } from './look.svelte';
import { boxOf, find } from '../../../../tests/browser/find';

/** Returns whether the complete board is inside its window. */
function isWhole(): boolean {
  const [stage, view] = [boxOf('.stage'), boxOf('.board-window')];
  return (
    stage.left >= view.left - 1 &&
    stage.right <= view.right + 1 &&
    stage.top >= view.top - 1 &&
    stage.bottom <= view.bottom + 1
  );
}

test('the first hole is shown whole on a phone, upright, its hole above, and with no map of it', async () => {
  await table([ANN, BO], {}, { size: 'phone' });
  await expect.element(button('Start cell 3')).toBeVisible();
  const stage = boxOf('.stage');
  expect(stage.height).toBeGreaterThan(2 * stage.width);
  expect(isWhole()).toBe(true);
  expect(document.querySelector('.map')).toBeNull();
  expect(boxOf('#golf-flag').bottom).toBeLessThan(boxOf('#golf-marks').top + stage.height / 2);
  await choose('white', 3);
  await roll();
  expect(isWhole()).toBe(true);
  const ball = boxOf('.turn-ring');
  expect(ball.width, 'of the ring round the ball').toBeGreaterThan(18);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} the board has at least half the height, and the panel is in sight`, async () => {
    await table([ANN, BO], {}, { size: [width, height] });
    await expect.element(button('Start cell 3')).toBeVisible();
    const check = async (moment: string) => {
      await expect
        .poll(() => boxOf('.board-window').height / innerHeight, { message: moment })
        .toBeGreaterThanOrEqual(0.5);
      const [board, panel] = [boxOf('.board-window'), boxOf('.panel')];
      expect(panel.top, moment).toBeGreaterThanOrEqual(board.bottom);
      expect(panel.bottom, moment).toBeLessThanOrEqual(innerHeight);
    };
    await check('start');
    await choose('orange', 3);
    await check('die');
    await roll();
    await check('direction');
    expect(scrollsSideways()).toBe(false);
  });
}

test('on a turned board keys, words and the rose follow the screen', async () => {
  await table([ANN], {}, { size: 'phone' });
  await choose('white', 3);
  await roll();
  const names = directions().map((label) => label.split(/[:,]/)[0]);
  expect(names).toEqual(['north', 'north-west', 'south-west', 'south', 'south-east', 'north-east']);
  const up = rose().getByRole('radio', { name: /^north[:,]/ });
  const middle = boxOf('svg[role="radiogroup"]');
  expect(up.element().getBoundingClientRect().bottom).toBeLessThan(middle.top + middle.height / 2);
  const { name, go } = await best();
  const keys: Record<string, string> = {
    north: 'w',
    'north-west': 'q',
    'north-east': 'e',
    south: 's',
    'south-west': 'a',
    'south-east': 'd',
  };
  await key(keys[name]!);
  await expect.element(go).toBeVisible();
  const from = boxOf('.turn-ring');
  await key('{Enter}');
  await expect.element(heading()).toHaveTextContent('Ann, choose a die');
  if (name === 'north') expect(boxOf('.turn-ring').top).toBeLessThan(from.top);
});

test('turning the board is a choice that is remembered', async () => {
  await table([ANN], {}, { size: 'phone' });
  await expect.element(button('Start cell 3')).toBeVisible();
  const turn = button('Turn the board');
  await expect.element(turn).toHaveAttribute('aria-pressed', 'true');
  await turn.click();
  const isLevel = () => {
    const stage = boxOf('.stage');
    return stage.width > stage.height;
  };
  await expect.poll(isLevel).toBe(true);
  expect(settings.turnBoard).toBe(false);
  await choose('white', 3);
  await roll();
  expect(directions()[0]).toMatch(/^east/);
  await turn.click();
  await expect.poll(isLevel).toBe(false);
  expect(directions()[0]).toMatch(/^north/);
  await expect.poll(() => document.querySelectorAll('.end').length).toBeGreaterThan(1);
  const [view, ring] = [boxOf('.board-window'), boxOf('.turn-ring')];
  expect(ring.top).toBeGreaterThan(view.top + view.height / 2);
});

test('rotating the phone turns the board', async () => {
  await table([ANN], {}, { size: 'phone' });
  await choose('white', 3);
  await page.viewport(844, 390);
  await expect.poll(() => boxOf('.stage').width > boxOf('.stage').height).toBe(true);
  await page.viewport(390, 844);
  await expect.poll(() => boxOf('.stage').width > boxOf('.stage').height).toBe(false);
});

test('four names fit on the smallest phone', async () => {
  const players = ['Ann', 'Christopher', 'Mia', 'Leo'].map((name, seat) => ({
    ...ANN,
    name,
    balls: [['red', 'blue', 'yellow', 'green'][seat]!],
  }));
  await table(players, {}, { size: [320, 568] });
  await expect.poll(() => document.querySelectorAll('.turns li').length).toBe(4);
  const names = [...document.querySelectorAll('.turns b')];
  expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  for (const item of document.querySelectorAll('.turns li')) {
    const { left, right } = item.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
  }
});

test('spectators on a phone see the board and no dice to choose', async () => {
  await table([ANN, BO], {}, { size: 'phone' });
  await cleanup();
  const watched = (await LocalTable.resume(location.pathname.split('/').at(-1)!, boardLook()))!;
  Object.defineProperty(watched, 'seats', { value: [] });
  await render(Game, { table: watched });
  await expect.element(heading()).toHaveTextContent('Ann');
  expect(getComputedStyle(await find('.panel .dice')).display).toBe('none');
  await expect.poll(() => boxOf('.board-window').height / innerHeight).toBeGreaterThan(0.65);
  await cleanup();
  watched.close();
});

test('the view shows everything the selected die can reach', async () => {
  await table([ANN], { courses: ['2'] }, { size: 'phone' });
  await choose('green', 3);
  const outside = () => {
    const view = boxOf('.board-window');
    return [...document.querySelectorAll('.reach')].filter((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left < view.left || right > view.right || top < view.top || bottom > view.bottom;
    }).length;
  };
  await find('.reach');
  await expect.poll(outside).toBe(0);
});

test('the sentence about endings is said once', async () => {
  await table([ANN], {}, { size: 'phone' });
  await choose('white', 3);
  await roll();
  const hint = page.getByText('Tap where the ball should stop', { exact: false });
  await expect.element(hint).toBeVisible();
  const { name, go } = await best();
  await rose()
    .getByRole('radio', { name: new RegExp(`^${name}:`) })
    .click();
  await go.click();
  await expect.element(heading()).toHaveTextContent('Ann, choose a die');
  await choose('white');
  await roll();
  await expect.element(hint).not.toBeInTheDocument();
});

test('the focus starts on the board', async () => {
  await table([ANN], {}, { size: 'desktop' });
  await expect.element(button('Start cell 3')).toBeVisible();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Board');
});
