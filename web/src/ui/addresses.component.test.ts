// Tests that unknown URLs show a message instead of another screen.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../tests/browser/open';

for (const address of [
  '/nowhere',
  '/carramboule/nowhere',
  '/pads/chess',
  '/golf/friends/more',
  '/puzzles/nowhere',
  '/constructor',
  '/100%',
]) {
  test(`${address} says that the page does not exist, and links home`, async () => {
    await open(address);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Page not found' }))
      .toBeVisible();
    await expect.element(page.getByText(`There is no page at ${address}`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect.element(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(location.pathname).toBe('/');
  });
}
