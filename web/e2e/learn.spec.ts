// The guided first game, from the first step to the table, by keyboard alone and by touch.
import { expect, test } from '@playwright/test';
import { barriers } from './barriers';

// What leads to the goal of each step in which a direction is to be chosen.
const AIMED = [
  { key: 'x', direction: 'south-east', good: 'Exactly there' },
  { key: 'w', direction: 'north-east', good: 'light off a mirror' },
  { key: 'd', direction: 'east', good: '1 + 2 + 2 + 2 = 7' },
  { key: 'w', direction: 'north-east', good: 'without getting wet' },
  { key: 'd', direction: 'east', good: 'Straight through' },
  { key: 'd', direction: 'east', good: 'In!' },
  { key: 'd', direction: 'east', good: 'took yellow into the hole' },
];

test('by keyboard alone', async ({ page }) => {
  await page.goto('/learn');
  const said = page.getByRole('main').getByRole('status');
  const next = page.getByRole('button', { name: 'Next' });

  await expect(page.getByRole('button', { name: 'Start cell 2' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(said).toContainText('There it lies');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: /^Green die/ }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('8 to 13');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Roll the white die' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'east', exact: true })).toBeEnabled();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('the whole secret');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  for (const { key, direction, good } of AIMED) {
    await expect(page.getByRole('button', { name: direction, exact: true })).toBeEnabled();
    await page.keyboard.press(key);
    await expect(
      page.getByRole('button', { name: `Play ${direction}`, exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said).toContainText(good);
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await expect(page.getByRole('heading', { name: 'You know how to play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play your first game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/[0-9a-f]+$/);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, with a miss on the way', async ({ page }) => {
    await page.goto('/learn');
    const said = page.getByRole('main').getByRole('status');
    const next = page.getByRole('button', { name: 'Next' });

    await page.getByRole('button', { name: 'Start cell 4' }).tap();
    await next.tap();
    await page.getByRole('button', { name: /^Violet die/ }).tap();
    await expect(said).toContainText('Not that one');
    await page.getByRole('button', { name: /^Green die/ }).tap();
    await next.tap();
    await page.getByRole('button', { name: 'Roll the white die' }).tap();
    await page.getByRole('button', { name: 'east', exact: true }).tap();
    await page.getByRole('button', { name: 'Play east', exact: true }).tap();
    await next.tap();

    // A wrong way first: the words say so, and the same board is there for another try.
    await page.getByRole('button', { name: 'west', exact: true }).tap();
    await page.getByRole('button', { name: 'Play west', exact: true }).tap();
    await expect(said).toContainText('The ring lies to the south-east');
    for (const { direction, good } of AIMED) {
      await page.getByRole('button', { name: direction, exact: true }).tap();
      await page.getByRole('button', { name: `Play ${direction}`, exact: true }).tap();
      await expect(said).toContainText(good);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await next.tap();
    }
    await page.getByRole('button', { name: 'Play your first game' }).tap();
    await expect(page).toHaveURL(/\/play\/[0-9a-f]+$/);
  });
});

test('a step has its own balls and no others, also at the second try', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = () =>
    page
      .locator('.picture .rolling')
      .evaluateAll(
        (balls) => balls.filter((ball) => getComputedStyle(ball).opacity !== '0').length,
      );
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start cell 4' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(seen).toBe(1);
  await page.getByRole('button', { name: /^Green die/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Roll the white die' }).click();
  // The die shows what it has rolled.
  await expect(page.getByRole('img', { name: /^White die, rolled [1-6]$/ })).toBeVisible();
  await page.getByRole('button', { name: 'east', exact: true }).click();
  await page.getByRole('button', { name: 'Play east', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Aim' })).toBeVisible();
  await expect.poll(seen).toBe(1);
  for (let time = 0; time < 3; time++) {
    await page.getByRole('button', { name: 'west', exact: true }).click();
    await page.getByRole('button', { name: 'Play west', exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'west', exact: true })).toBeEnabled();
    expect(await seen()).toBe(1);
  }
});

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('"Skip" is in sight at every step', async ({ page }) => {
    for (let step = 1; step <= 10; step++) {
      await page.goto(`/learn/${step}`);
      await expect(page.locator('.picture svg').first()).toBeVisible();
      const box = (await page.getByRole('button', { name: 'Skip' }).boundingBox())!;
      expect(box.y + box.height, `step ${step}`).toBeLessThanOrEqual(844);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
  });
});

test('every step can be skipped, and the place survives a reload', async ({ page }) => {
  await page.goto('/learn/6');
  await expect(page.getByRole('heading', { name: 'Through the sand' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/learn\/7$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mind the water' })).toBeVisible();
});

for (const { locale, title } of [
  { locale: 'fr', title: 'À travers le sable' },
  { locale: 'de', title: 'Durch den Sand' },
  { locale: 'pl', title: 'Przez piasek' },
]) {
  test.describe(locale, () => {
    test.use({ locale });
    test('speaks the language', async ({ page }) => {
      await page.goto('/learn/6');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  });
}

for (const step of [1, 2, 3, 7, 11]) {
  test(`step ${step} is accessible`, async ({ page }) => {
    await page.goto(`/learn/${step}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}
