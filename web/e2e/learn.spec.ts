// Tests the guided first game by touch. src/learn/learn.component.test.ts tests its steps, sizes
// and languages.
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('by touch: a miss, a hit, a reload, and on to the first game', async ({ page }) => {
  await page.goto('/learn');
  const said = page.getByRole('main').getByRole('status');
  await page.getByRole('button', { name: 'west', exact: true }).tap();
  await page.getByRole('button', { name: 'Play west', exact: true }).tap();
  await expect(said).toContainText('Not in yet');
  await page.getByRole('button', { name: 'east', exact: true }).tap();
  await page.getByRole('button', { name: 'Play east', exact: true }).tap();
  await expect(said).toContainText('In!');
  await page.getByRole('button', { name: 'Next' }).tap();
  for (let step = 2; step <= 7; step++) {
    await expect(page).toHaveURL(new RegExp(`/learn/${step}$`));
    if (step === 5) {
      // The same step is shown after a reload.
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Through the channel' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Skip' }).tap();
  }
  await page.getByRole('button', { name: 'Play your first game' }).tap();
  await expect(page).toHaveURL(/\/play\/[0-9a-f]+$/);
  await expect(page.locator('.board svg').first()).toBeVisible();
});
