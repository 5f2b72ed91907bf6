// Tests score pads with a real reload and offline. src/pads/pads.component.test.ts tests everything
// else about score pads.
import { expect, test, type Page } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });

const write = (page: Page, result: string) =>
  page
    .getByRole('group', { name: 'Holed in stroke' })
    .getByRole('button', { name: result, exact: true })
    .click();

async function newMatch(page: Page) {
  await page.goto('/pads/carramboule/new');
  await page.getByLabel('Player 1').first().fill('Anna');
  await page.getByLabel('Player 2').first().fill('Ben');
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Enters a pocketed ball. */
async function fell(page: Page, ball: string) {
  const into = page.getByRole('group', { name: 'Into a pocket' });
  await into.getByRole('button', { name: ball, exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('a pad survives a reload, can be undone, and is saved as a picture', async ({ page }) => {
  await page.goto('/pads/golf/new');
  await page.getByLabel('Name of player 1').fill('Anna');
  // A new pad already has courses 1–6.
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Enter a number' }).click();
  await write(page, '7');
  await page.reload();
  await expect(page.getByRole('cell', { name: /holed in 7, scores 7$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-total="Anna"]')).toHaveText('–');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Share and print' }).click();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
});

test('the referee’s match survives a reload', async ({ page }) => {
  await newMatch(page);
  await fell(page, 'white');
  await page.reload();
  await expect(page.getByText('8 white left')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('9 white left')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the pads work', { tag: '@all' }, async ({ page, context }) => {
    await page.goto('/pads');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await newMatch(page);
    await context.setOffline(true);
    await page.reload();
    await fell(page, 'black');
    await expect(page.getByRole('link', { name: 'Rule K-F1' }).first()).toBeVisible();
    await page.goto('/pads/golf/new');
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page.getByRole('row')).toHaveCount(8);
    await page.getByRole('button', { name: 'Enter a number' }).click();
    await write(page, '7');
    await page.reload();
    await expect(page.getByRole('cell', { name: /holed in 7, scores 7$/ })).toBeVisible();
  });
});
