// Tests that the server delivers the page at every URL, and that the page shows a message at a URL
// that belongs to no screen. src/ui/addresses.component.test.ts tests the page's messages.
import { expect, test } from '@playwright/test';

test('an unknown address says so, and links home', async ({ page, request }) => {
  for (const address of ['/nowhere', '/carramboule/nowhere', '/golf/friends/more', '/constructor'])
    expect(await (await request.get(address)).text(), address).toContain('id="app"');
  await page.goto('/100%');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('There is no page at /100%')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
