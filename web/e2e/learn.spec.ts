// The guided first game, from the first step to the table, by keyboard alone and by touch.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';

/** What leads into the hole, shot by shot; in the second one that depends on the roll. */
const SHOTS = [
  { key: 'd', direction: 'east', good: 'In!' },
  { key: '', direction: '', good: 'the whole secret' },
  { key: 'x', direction: 'south-east', good: 'light off a mirror' },
  { key: 'd', direction: 'east', good: '1 + 2 + 2 = 5' },
  { key: 'd', direction: 'east', good: 'Straight through' },
  { key: 'd', direction: 'east', good: 'took yellow into the hole' },
  { key: 'd', direction: 'east', good: 'Taken, and in' },
];

/** The way of the shot that is rolled for: with 3 away from the hole, and back off the wall. */
async function rolledWay(page: Page): Promise<{ key: string; direction: string }> {
  const die = page.getByRole('img', { name: /^Blue die, rolled [1-3]$/ });
  await expect(die).toBeVisible();
  return (await die.getAttribute('aria-label'))!.endsWith('3')
    ? { key: 'd', direction: 'east' }
    : { key: 'a', direction: 'west' };
}

test('by keyboard alone', async ({ page }) => {
  await page.goto('/learn');
  const said = page.getByRole('main').getByRole('status');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('heading', { name: 'Into the hole' })).toBeVisible();
  for (const shot of SHOTS) {
    let { key, direction } = shot;
    if (key === '') {
      await page.getByRole('button', { name: 'Roll the blue die' }).focus();
      await page.keyboard.press('Enter');
      ({ key, direction } = await rolledWay(page));
    }
    await expect(page.getByRole('button', { name: direction, exact: true })).toBeEnabled();
    await page.keyboard.press(key);
    await expect(
      page.getByRole('button', { name: `Play ${direction}`, exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said).toContainText(shot.good);
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
    // A wrong way first: the words say so, and the same board is there for another try.
    await page.getByRole('button', { name: 'west', exact: true }).tap();
    await page.getByRole('button', { name: 'Play west', exact: true }).tap();
    await expect(said).toContainText('Not in yet');
    for (const shot of SHOTS) {
      let { direction } = shot;
      if (shot.key === '') {
        await page.getByRole('button', { name: 'Roll the blue die' }).tap();
        ({ direction } = await rolledWay(page));
      }
      await page.getByRole('button', { name: direction, exact: true }).tap();
      await page.getByRole('button', { name: `Play ${direction}`, exact: true }).tap();
      await expect(said).toContainText(shot.good);
      expect(await scrollsSideways(page)).toBe(false);
      await next.tap();
    }
    await page.getByRole('button', { name: 'Play your first game' }).tap();
    await expect(page).toHaveURL(/\/play\/[0-9a-f]+$/);
  });
});

test.describe('at 844 × 390', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('nothing needed to play needs scrolling', async ({ page }) => {
    for (let step = 1; step <= SHOTS.length; step++) {
      await page.goto(`/learn/${step}`);
      const button = page.getByRole('button', { name: /^(Choose a direction|Roll the blue die)$/ });
      for (const part of [page.locator('.picture svg').first(), button]) {
        await expect(part).toBeVisible();
        const box = (await part.boundingBox())!;
        expect(box.y, `step ${step}`).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, `step ${step}`).toBeLessThanOrEqual(390);
      }
    }
  });
});

test('a step has its own balls and no others, also at the second try', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Looked for and counted in one go: a ball that is replaced in between would be counted too.
  const seen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.picture .ball')].filter(
          (ball) => getComputedStyle(ball).opacity !== '0',
        ).length,
    );
  await page.goto('/learn');
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
    for (let step = 1; step <= SHOTS.length; step++) {
      await page.goto(`/learn/${step}`);
      await expect(page.locator('.picture svg').first()).toBeVisible();
      const box = (await page.getByRole('button', { name: 'Skip' }).boundingBox())!;
      expect(box.y + box.height, `step ${step}`).toBeLessThanOrEqual(844);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
  });
});

test('every step can be skipped, and the place survives a reload', async ({ page }) => {
  await page.goto('/learn/4');
  await expect(page.getByRole('heading', { name: 'Through the sand' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/learn\/5$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Through the eye' })).toBeVisible();
});

for (const { locale, title } of [
  { locale: 'fr', title: 'À travers le sable' },
  { locale: 'de', title: 'Durch den Sand' },
  { locale: 'pl', title: 'Przez piasek' },
]) {
  test.describe(locale, () => {
    test.use({ locale });
    test('speaks the language', async ({ page }) => {
      await page.goto('/learn/4');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  });
}

for (const step of [1, 2, 7, 8]) {
  test(`step ${step} is accessible`, async ({ page }) => {
    await page.goto(`/learn/${step}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}
