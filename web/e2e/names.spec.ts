// Tests a match that is open in two tabs. src/games/golf/setup/names.component.test.ts tests player names.
import { expect, test, type Page } from '@playwright/test';
import { aim, choose, roll, story } from './golf-table';

const elsewhere = (page: Page) => page.getByText('You are playing this match in another tab');

test('one tab plays a match, the other follows, can take it over, and no stroke is lost', async ({
  page,
  context,
}) => {
  await page.goto('/courses/2');
  await expect(page.getByRole('button', { name: 'Start cell 1' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await expect(elsewhere(page)).toBeHidden();

  // The other tab shows every move, but cannot make one.
  await choose(page, 'blue', 1);
  await roll(page);
  await expect(story(other)).toContainText(/You roll \d+ with the blue die\./);
  await expect(other.getByRole('button', { name: 'Playing in another tab' })).toBeDisabled();

  // After the takeover, the tabs have swapped roles.
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toBeHidden();
  await (await aim(other)).click();
  await expect(other.getByRole('button', { name: 'Choose a die' })).toBeVisible();
  const told = await story(other).getByRole('listitem').allTextContents();
  await expect(story(page).getByRole('listitem')).toHaveText(told);

  // Once the other tab is closed, the first one can play again.
  await other.close();
  await expect(elsewhere(page)).toBeHidden();
  await choose(page, 'blue');
  await roll(page);
});
