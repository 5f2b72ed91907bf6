// The journey: every course as a link with words, medals from what is kept, and the way from course to course.
import { expect, test, type Page } from '@playwright/test';
import { barriers } from './barriers';
import { keep } from './database';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As if this had been played before. */
async function withBests(page: Page, bests: Record<string, unknown>): Promise<void> {
  await page.goto('/courses');
  await expect(page.getByText('0 of 32 holed')).toBeVisible();
  await keep(page, 'things', { bests, read: {} }, 'bests-1');
}

test('the journey tells par, bests and medals in words, and the ball waits at the next course', async ({
  page,
}) => {
  await withBests(page, {
    1: { score: 1, one: true, straight: true, tokens: false },
    2: { score: 5, one: false, straight: false, tokens: false },
  });
  await page.goto('/courses');
  await expect(page.getByText('2 of 32 holed')).toBeVisible();
  const courses = page.getByRole('listitem').getByRole('link');
  await expect(courses).toHaveCount(32);
  await expect(
    page.getByRole('link', {
      name: 'Course 1, The Long Step, par 2, your best 1, Under par, Hole in one, No rebound',
    }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Course 2, The Elbow, par 3, your best 5, Holed' }),
  ).toContainText('5 · par 3');
  await expect(
    page.getByRole('link', { name: 'Course S-12, Through the Roof, no par known, not holed yet' }),
  ).toBeVisible();
  const here = page.getByRole('link', { name: 'Course 3, The Horseshoe, par 3, not holed yet' });
  await expect(here).toContainText('Play');
  expect(await barriers(page)).toEqual([]);

  // Home goes on with the same one, and a match that was left is gone on with.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Next: The Horseshoe' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Horseshoe');
  const match = page.url();
  await page.goto('/courses');
  await here.click();
  await expect(page).toHaveURL(match);
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
});

test('after a match alone the next course is one tap away', async ({ page }) => {
  await page.goto('/courses/1');
  await expect(page.getByRole('heading', { name: 'Choose a start cell' })).toBeVisible();
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Next course: The Elbow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Elbow');
});
