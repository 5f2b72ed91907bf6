// Tests the list of matches on this device: the matches can be continued, and deleted after a
// confirmation.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptTables, reopen } from '../../../tests/browser/device';
import { open } from '../../../tests/browser/open';
// Imported here, because the first test would otherwise wait for the development server to compile
// the screen.
import './Games.svelte';
import '../play/Play.svelte';
import '../../games/golf/match/Game.svelte';

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: a match is listed, continued, and deleted after a confirmation`, async () => {
    await open('/', { size });
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect.poll(() => location.pathname).toMatch(/^\/play\//);
    await expect.element(page.css('.board-window')).toBeVisible();
    const address = location.pathname;
    await reopen('/');
    await page.getByRole('link', { name: 'Continue Mini golf', exact: true }).click();
    await expect.poll(() => location.pathname).toBe(address);
    await reopen('/games');
    await page.getByRole('button', { name: /^Remove Mini golf/ }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.element(page.getByRole('link', { name: /^Continue Mini golf/ })).toBeVisible();
    await page.getByRole('button', { name: /^Remove Mini golf/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('No games on this device yet.')).toBeVisible();
    expect(await keptTables()).toEqual([]);
  });
}
