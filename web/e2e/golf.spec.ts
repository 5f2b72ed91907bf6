// Tests mini golf against the server: a complete match on a desktop, and one by touch on a phone.
// src/games/golf/**/*.component.test.ts test strokes, keys, layouts and cards.
import { expect, test } from '@playwright/test';
import {
  aim,
  ANN,
  BO,
  choose,
  directions,
  heading,
  over,
  roll,
  says,
  story,
  table,
} from './golf-table';

test.describe('by mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has a touch screen');

  test('a match survives a reload during a stroke, is shared, verified and replayed', async ({
    page,
  }) => {
    await table(page, [ANN, BO], { limit: 1 });
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    // Selects a start cell on the board and a die on the panel.
    await page.locator('[data-start="0"]').click();
    await choose(page, 'violet');
    await roll(page);
    const [ways, told] = [
      await says(directions(page)),
      await story(page).getByRole('listitem').allTextContents(),
    ];
    await page.reload();
    await expect.poll(() => says(directions(page))).toEqual(ways);
    await expect(story(page).getByRole('listitem')).toHaveText(told);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The Long Step');
    await (await aim(page)).click();

    await choose(page, 'orange', 2);
    await roll(page);
    await (await aim(page)).click();
    await expect(over(page)).toBeVisible();
    const picture = page.waitForEvent('download');
    await over(page).getByRole('button', { name: 'Share', exact: true }).click();
    expect((await picture).suggestedFilename()).toBe('carambole.png');
    await over(page).getByText('Details').click();
    await page.getByRole('button', { name: 'Check the dice' }).first().click();
    await expect(
      page.getByText(/All correct: the 2 rolls match the seal, and all \d+ entries/).first(),
    ).toBeVisible();

    const first = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(heading(page)).toHaveText('Bo, choose a start cell');
    expect(page.url()).not.toBe(first);
  });
});

test.describe('by touch, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.skip(({ isMobile }) => !isMobile, 'a phone has a touch screen');

  test('two taps on an ending play a stroke, dice tumble and the ball rolls', async ({ page }) => {
    await table(page, [ANN], { limit: 2 });
    for (const stroke of [1, 2]) {
      if (stroke === 1) await page.getByRole('button', { name: 'Start cell 3' }).tap();
      await page.getByRole('button', { name: /^yellow die/ }).tap();
      await page.getByRole('button', { name: /^Roll the/ }).tap();
      const ending = page.locator('.end-marks .end').first();
      // Before it taps, Playwright waits until the camera has stopped and nothing covers the
      // ending.
      await ending.tap();
      await expect(
        page.getByRole('button', { name: /^Play (north|south|east|west)/ }),
      ).toBeEnabled();
      await ending.tap();
      if (stroke === 1) await expect(heading(page)).toHaveText('Ann, choose a die');
    }
    await expect(over(page)).toBeVisible();
  });
});
