// The course of the day: played by keyboard alone, gone on with after a reload, told to others; then practice.
import { expect, test, type Page } from '@playwright/test';
import { keep, kept } from './database';
import { rose } from './golf-table';

// Nothing moves, so that nothing has to be waited for.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

const choice = (page: Page) => page.getByRole('button', { name: /^(Choose a|Roll the)/ });

/** One stroke by keyboard: a start cell if there is none yet, the second die, a roll, the first open direction. */
async function stroke(page: Page, first: boolean): Promise<void> {
  await expect(choice(page)).toBeVisible();
  if (first) await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(rose(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rose(page)).toBeHidden();
}

test('one try counts, survives a reload, and can be told to others', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desktop has the keyboard');
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Play the course' }).click();
  await expect(page).toHaveURL(/\/daily\/\d{4}-\d{2}-\d{2}\/play$/);
  await stroke(page, true);
  const told = page.getByText(/stroke 2 of/i).first();
  await expect(told).toBeVisible();

  // Closed in mid-try: the same try goes on, also by way of the day's own page.
  await page.reload();
  await expect(told).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(told).toBeVisible();

  // To the end, however bad.
  for (let count = 0; count < 12; count++) {
    await expect(result(page).or(choice(page))).toBeVisible();
    if (await result(page).isVisible()) break;
    await stroke(page, false);
  }
  await expect(result(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await result(page).getByRole('button', { name: 'Copy' }).click();
  await expect(result(page).getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Carambole, course of .+\n[🟢🟡🔴]+(⛳|✋) -?\d+ strokes?, par \d\n/u);
  expect(text).toContain('/daily');
  await expect(result(page).getByText('Next course in')).toBeVisible();
  const picture = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Picture' }).click();
  expect((await picture).suggestedFilename()).toBe('carambole.png');

  // The day is done: it shows the result, and offers practice with other dice only.
  await result(page).getByRole('link', { name: 'To the day' }).click();
  await expect(page.getByRole('link', { name: /Play the course|Go on/ })).toHaveCount(0);
  await expect(page.getByText('Next course in')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your days' }).locator('dd').first()).toHaveText(
    '1',
  );

  await expect(page.getByRole('region', { name: 'Your week' })).toContainText(/Dice .*Choices /);

  // Sent to the server's board once, which checks it.
  const board = page.getByRole('region', { name: 'The board of the day' });
  await board.getByLabel('Your name on the board').fill('Ana <b>');
  await board.getByRole('button', { name: 'Send my result' }).click();
  await expect(board.getByRole('status')).toHaveText('Your result is on the board.');
  await expect(board.getByRole('listitem').filter({ hasText: 'you' })).toContainText('Ana <b>');
  await page.reload();
  await expect(board.getByRole('listitem').filter({ hasText: 'you' })).toContainText('Ana <b>');
  await expect(board.getByRole('button', { name: 'Send my result' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Practise with other dice' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('button', { name: /^Choose a/ })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the course is made while the home page is idle, and is there at once afterwards', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on a phone');
    await page.goto('/');
    const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
    await expect
      .poll(async () => Object.keys(await kept(page, 'things')), { timeout: 120_000 })
      .toContain(`daily-course-1/${today}`);
    // Nothing has to be made any more: what makes courses is not even there.
    await page.route('**/study-worker*', (route) => route.abort());
    await page.goto('/daily');
    await expect(page.getByRole('link', { name: 'Play the course' })).toBeVisible();
    await expect(page.locator('.picture svg').first()).toBeVisible();
  });
});

test('a try that was left before its first move is begun with the dice of the day', async ({
  page,
}) => {
  interface Try {
    id: string;
    events: { what: { type: string; contribution?: string } }[];
  }
  const share = async () => {
    const [table] = Object.values(await kept<Try>(page, 'tables'));
    return table?.events.find(({ what }) => what.type === 'joined')?.what.contribution;
  };
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Play the course' }).click();
  await expect(choice(page)).toBeVisible();
  const own = await share();
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  const there = page.url();
  await page.goto('/games');
  const [table] = Object.values(await kept<Try>(page, 'tables'));
  await keep(page, 'tables', { ...table, events: table!.events.slice(0, 1), status: 'waiting' });
  await page.goto(there);
  await expect(choice(page)).toBeVisible();
  expect(await share()).toBe(own);
});

test('days before are practice, and everyone sees the same course', async ({ page, browser }) => {
  await page.goto('/daily/2026-11-02');
  const name = page.getByRole('heading', { level: 2 }).first();
  await expect(name).not.toHaveText('The course of the day');
  await expect(page.getByRole('button', { name: 'Practise with other dice' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play the course' })).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/daily/2026-11-02');
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText(
    (await name.textContent()) ?? '',
  );
  await other.close();
});
