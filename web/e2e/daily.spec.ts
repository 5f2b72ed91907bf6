// Tests the daily course with a server: a try that survives a reload, and the leaderboard.
// src/screens/daily/daily.component.test.ts tests everything else.
import { expect, test, type Page } from '@playwright/test';
import { choose, strike } from './golf-table';

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });
const choice = (page: Page) => page.getByRole('button', { name: /^(Choose a|Roll the)/ });

/** Plays a stroke in the best direction with a die of medium strength. */
async function stroke(page: Page): Promise<void> {
  await choose(page, 'yellow');
  await strike(page);
}

test('a try survives a reload and is sent to the leaderboard once', async ({ page }) => {
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Play the course' }).click();
  await expect(page).toHaveURL(/\/daily\/\d{4}-\d{2}-\d{2}\/play$/);
  // This die is too weak to reach the hole.
  await choose(page, 'white', 1);
  await strike(page);
  const second = page.getByText(/stroke 2 of/i).first();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(second).toBeVisible();

  for (let count = 2; count <= 12; count++) {
    await expect(result(page).or(choice(page))).toBeVisible();
    if ((await result(page).count()) > 0) break;
    await stroke(page);
  }
  await result(page).getByRole('link', { name: 'Back to the daily course' }).click();
  // The server verifies the result before showing it.
  const board = page.getByRole('region', { name: 'Daily leaderboard' });
  await board.getByLabel('Your name on the leaderboard').fill('Ana <b>');
  await board.getByRole('button', { name: 'Send my result' }).click();
  await expect(board.getByRole('status')).toHaveText('Your result is on the leaderboard.');
  const own = board.getByRole('listitem').filter({ hasText: 'you' });
  await expect(own).toContainText('Ana <b>');
  await page.reload();
  await expect(own).toContainText('Ana <b>');
  await expect(board.getByRole('button', { name: 'Send my result' })).toHaveCount(0);
});
