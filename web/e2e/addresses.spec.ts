// Addresses at which nothing is say so, instead of showing another screen.
import { expect, test } from '@playwright/test';

for (const address of [
  '/nowhere',
  '/carramboule/nowhere',
  '/pads/chess',
  '/golf/friends/more',
  '/puzzles/nowhere',
  '/constructor',
  '/100%',
]) {
  test(`${address} says that nothing is there, and leads home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
    await expect(page.getByText(`There is nothing at ${address}`)).toBeVisible();
    await page.getByRole('link', { name: 'To the start' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  });
}
