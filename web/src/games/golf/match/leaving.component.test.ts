// Tests leaving and opening matches while the core is still answering. Vitest fails on unhandled
// errors.
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { core } from '../../../core/core';
import { go } from '../../../ui/router.svelte';
import { find } from '../../../../tests/browser/find';
import {
  ANN,
  aim,
  begin,
  choose,
  heading,
  openFresh,
  panel,
  roll,
  rose,
  table,
} from '../../../../tests/browser/golf';

afterEach(() => vi.restoreAllMocks());

const title = () => page.getByRole('heading', { level: 1 });

test('leaving a match before its board is drawn causes no error', async () => {
  await openFresh('/privacy');
  const drawing = vi.spyOn(core, 'board');
  const match = await begin([ANN]);
  for (const moment of ['at once', 'while the core is asked']) {
    if (moment !== 'at once') await expect.poll(() => drawing.mock.calls.length).toBeGreaterThan(0);
    go('/privacy');
    await expect.element(title()).toHaveTextContent('Privacy');
    go(match);
  }
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
});

test('leaving a match during a request about a die causes no error', async () => {
  await table([ANN]);
  const asked = vi.spyOn(core, 'reach');
  await choose('orange', 1);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  go('/privacy');
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await expect.element(title()).toHaveTextContent('Privacy');
});

test('when two matches are opened in quick succession, the second is shown', async () => {
  await openFresh('/privacy');
  const first = await begin([ANN], { courses: ['1'] });
  await expect.element(panel()).toBeVisible();
  const second = await begin([ANN], { courses: ['2'] });
  await expect.element(title()).toHaveTextContent('The Elbow');
  go('/privacy');
  await expect.element(panel()).not.toBeInTheDocument();
  go(first);
  await tick();
  go(second);
  await expect.element(panel()).toBeVisible();
  await expect.element(title()).toHaveTextContent('The Elbow');
});

test('a change of colours redraws the board and keeps what was chosen', async () => {
  await table([ANN]);
  await choose('orange', 1);
  await roll();
  const go = await aim();
  const match = location.pathname;
  const light = (await find('.stage .under')).innerHTML;
  await commands.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => document.querySelector('.stage .under')?.innerHTML).not.toBe(light);
  await expect.element(rose()).toBeVisible();
  await expect.element(go).toBeEnabled();
  expect(location.pathname).toBe(match);
});
