// The course of the day with a server: one try that survives a reload, its result for others, and the leaderboard.
// Practice, earlier days and the course that is made ahead are tested in src/daily/daily.component.test.ts.
import { expect, test, type Page } from '@playwright/test';
import { choose, strike } from './golf-table';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });
const choice = (page: Page) => page.getByRole('button', { name: /^(Choose a|Roll the)/ });

/** Plays the die that the page lights up for beginners, in the best direction. */
async function stroke(page: Page): Promise<void> {
  await page.locator('.panel .pick.lit').click();
  await strike(page);
}

test('one try counts, survives a reload, and goes to others and to the leaderboard', async ({
  page,
}) => {
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Play the course' }).click();
  await expect(page).toHaveURL(/\/daily\/\d{4}-\d{2}-\d{2}\/play$/);
  // Too weak for the hole.
  await choose(page, 'white', 1);
  await strike(page);
  const second = page.getByText(/stroke 2 of/i).first();
  await expect(second).toBeVisible();

  // Closed in the middle of the try: the page of the day goes on with it.
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(second).toBeVisible();

  for (let count = 2; count <= 12; count++) {
    await expect(result(page).or(choice(page))).toBeVisible();
    if ((await result(page).count()) > 0) break;
    await stroke(page);
  }
  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expect(result(page).getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Carambole, course of .+\n[🟢🟡🔴]+(⛳|✋) -?\d+ strokes?, par \d\n/u);
  expect(text).toContain('/daily');
  await expect(result(page).getByText('Next course in')).toBeVisible();
  const picture = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Picture' }).click();
  expect((await picture).suggestedFilename()).toBe('carambole.png');

  // The day is done: it shows the result, and offers only practice with other dice.
  await result(page).getByRole('link', { name: 'To the day' }).click();
  await expect(page.getByText('Next course in')).toBeVisible();
  await expect(page.getByRole('link', { name: /Play the course|Go on/ })).toHaveCount(0);
  const days = page.getByRole('region', { name: 'Your days' });
  await expect(days.locator('dd').first()).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Your week' })).toContainText(/Dice .*Choices /);

  // The server checks the result and puts it on the leaderboard once.
  const board = page.getByRole('region', { name: 'The board of the day' });
  await board.getByLabel('Your name on the board').fill('Ana <b>');
  await board.getByRole('button', { name: 'Send my result' }).click();
  await expect(board.getByRole('status')).toHaveText('Your result is on the board.');
  const own = board.getByRole('listitem').filter({ hasText: 'you' });
  await expect(own).toContainText('Ana <b>');
  await page.reload();
  await expect(own).toContainText('Ana <b>');
  await expect(board.getByRole('button', { name: 'Send my result' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Practise with other dice' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('button', { name: /^Choose a/ })).toBeVisible();
});
