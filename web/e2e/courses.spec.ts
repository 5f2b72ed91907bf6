// Tests the URLs of the course map: a link starts a course, and the next course follows.
// src/screens/courses/courses.component.test.ts tests the map itself.
import { expect, test } from '@playwright/test';

test('a link to a course starts it, continues it after a reload, and leads to the next course', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByText('0 of 33 holed')).toBeVisible();
  await page.goto('/courses/1');
  await expect(page.getByRole('heading', { name: 'Choose a start cell' })).toBeVisible();
  await expect(page).toHaveURL(/\/play\//);
  await page.reload();
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Next course: The Elbow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Elbow');
});
