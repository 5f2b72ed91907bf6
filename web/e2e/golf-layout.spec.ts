// Tests mini golf with a touch screen: scrolling by finger, the flag, the map and the help.
// src/games/golf/match/layout.component.test.ts tests layouts at all sizes.
import { expect, test } from '@playwright/test';
import { ANN, goalInSight, table } from './golf-table';

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone has a touch screen');

  test('a finger scrolls the page from the board, and can use flag, map and help', async ({
    page,
  }) => {
    await table(page, [ANN], { courses: ['S-6a'] });
    await expect(page.getByRole('button', { name: 'Start cell 3' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 220,
      y: 400,
      yDistance: -400,
      gestureSourceType: 'touch',
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    await page.evaluate(() => scrollTo(0, 0));

    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    const flag = page.getByRole('button', { name: /^Show the hole, \d+ steps away$/ });
    await flag.tap();
    const back = page.getByRole('button', { name: 'Back to the ball' });
    await expect(back).toBeVisible();
    await expect(page.locator('#golf-flag')).toBeInViewport();
    await back.tap();
    await expect(flag).toBeVisible();
    await expect.poll(() => goalInSight(page)).toBe(true);
    await page.locator('.map').tap({ position: { x: 24, y: 118 } });
    await expect(flag).toBeHidden();

    await page.getByRole('button', { name: 'Help' }).tap();
    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Pinch');
  });
});
