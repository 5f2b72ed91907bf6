// The library: a course is published, found, rated, played, built on and withdrawn.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';

/** A course of the box on the bench, under a name of its own: no course is published twice. */
async function build(page: Page, name: string): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: /^Build on \S+ The Long Step$/ }).click();
  await rename(page, name);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByTitle('Rename').click();
  await page.locator('header .edit input').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function publish(page: Page, author: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  const part = page.getByRole('region', { name: 'Publish in the library' });
  if (author !== null) await part.getByRole('textbox', { name: 'Your name' }).fill(author);
  await part.getByRole('button', { name: 'Publish in the library' }).click();
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

async function found(page: Page, name: string): Promise<void> {
  await page.goto('/library');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, name).locator('img')).toBeVisible();
}

test('a course is published, found, rated, played, built on and withdrawn', async ({
  page,
  browser,
}, { project, repeatEachIndex }) => {
  const own = `${project.name} ${repeatEachIndex}`;
  const name = `Żwirek 50% ${own}`;
  await build(page, name);
  await publish(page, 'Ada');
  const there = page.getByRole('link', { name: 'See it there' });
  await expect(there).toBeVisible();
  await page.keyboard.press('Escape');
  await publish(page, null);
  await expect(page.getByText('This very course is in the library already.')).toBeVisible();
  await page.goto('/library');
  await found(page, name);
  await expect(card(page, name)).toContainText('by you');
  await expect(card(page, name)).toContainText('Made from The Long Step');
  await expect(card(page, name)).toContainText('par 2 · easy');

  // Somebody else finds it by the author's name, and has never been online.
  const context = await browser.newContext();
  const other = await context.newPage();
  await found(other, name);
  expect(await barriers(other)).toEqual([]);
  expect(await scrollsSideways(other)).toBe(false);
  await other.getByRole('link', { name }).click();
  await expect(other.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(other.getByTestId('par')).toHaveText('2');
  await expect(other.getByText(/^Best play scores 1\.9\d on average/)).toBeVisible();
  await expect(other.locator('main .picture svg')).toBeVisible();
  await other.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await other.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await other.getByRole('button', { name: 'Go on' }).click();
  await expect(other.getByText('Noted, thank you.')).toBeVisible();
  await expect(other.getByText('4.0 of 5 stars, one rating')).toBeAttached();
  expect(await barriers(other)).toEqual([]);
  expect(await scrollsSideways(other)).toBe(false);
  const address = other.url();

  await other.getByRole('button', { name: 'Play' }).click();
  await expect(other).toHaveURL(/\/play\/[0-9a-f]+$/);
  await expect(other.getByRole('button', { name: 'Start cell 1' })).toBeVisible();

  // Built on, with credit.
  await other.goto(address);
  await expect(other.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await other.getByRole('button', { name: 'To the bench' }).click();
  await expect(other.getByText(`From the library: ${name}`)).toBeVisible();
  const fork = `Fork ${own}`;
  await rename(other, fork);
  await publish(other, null);
  await other.getByRole('link', { name: 'See it there' }).click();
  await other.getByRole('link', { name: `Made from ${name}` }).click();
  await expect(other).toHaveURL(address);
  await expect(other.getByRole('button', { name: 'Withdraw from the library' })).toBeHidden();
  await context.close();

  // Withdrawn, after a question.
  await found(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw from the library' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByText('No course is like that.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await expect(card(page, fork)).toContainText('not in the library any more');
  await page.goto(address);
  await expect(page.getByRole('alert')).toContainText('not in the library');
});

test('courses are narrowed by what lies on them, and without a server a sentence says so', async ({
  page,
  isMobile,
}) => {
  await page.goto('/library');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'With' }).selectOption('Sand');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Large');
  await page.getByRole('combobox', { name: 'Par' }).selectOption('9');
  await expect(page.getByText('No course is like that.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.route('**/api/courses?**', (route) => route.abort());
  await page.getByRole('radio', { name: 'Best rated' }).check({ force: true });
  await expect(page.getByText('The library is on the server')).toBeVisible();
  await page.unroute('**/api/courses?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No course is like that.')).toBeVisible();
});
