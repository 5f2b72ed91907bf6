// Tests that a course built in the workshop can be sent as a link to another browser and played
// there. src/screens/workshop/*.component.test.ts test everything else about the workshop.
import { expect, test, type Page } from '@playwright/test';
import { kept } from './database';
import { settled, strike } from './golf-table';

/** The width of half a column and the height of a row, in picture units. */
const [WIDE, HIGH] = [17.32050807568877, 30];

async function fork(page: Page, name: string): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: new RegExp(`^Build on \\S+ ${name}$`) }).click();
  await judged(page);
}

/** Waits until the certificate is that of the current course. */
async function judged(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Certificate' });
  await expect(card).toHaveAttribute('aria-busy', 'false');
  await expect(card.getByText(/Best play scores/)).toBeVisible();
}

async function drag(page: Page, bin: RegExp, [x, y]: [number, number]): Promise<void> {
  const from = page.getByRole('button', { name: bin });
  await from.scrollIntoViewIfNeeded();
  await page.locator('svg.over').scrollIntoViewIfNeeded();
  const box = (await from.boundingBox())!;
  const goal = await page.locator('svg.over').evaluate(
    (svg: SVGSVGElement, [sx, sy]) => {
      const box = svg.getBoundingClientRect();
      const view = svg.viewBox.baseVal;
      return {
        x: box.x + ((sx! - view.x) / view.width) * box.width,
        y: box.y + ((sy! - view.y) / view.height) * box.height,
      };
    },
    [x * WIDE, y * HIGH],
  );
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Lifts the piece out of its bin first, as a hand would.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 14);
  await expect(page.locator('g.carry')).toBeVisible();
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
}

test('a course is built, saved, shared, and played in another browser', async ({
  page,
  browser,
}) => {
  await fork(page, 'The Long Step');
  await drag(page, /^Bar of 3, \d left$/, [46, 8]);
  await expect(page.locator('[data-piece="F-I3-1"]')).toHaveAttribute('aria-label', /at 46, 8$/);
  await expect(page.getByText('saved')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/course\/[\w-]{20,}$/);
  const address = await link.inputValue();
  await page.goto('/workshop');
  await expect(page.getByRole('link', { name: /Based on The Long Step/ })).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'The Long Step' })).toBeVisible();
  await other.getByRole('button', { name: 'Play it' }).click();
  await expect(other).toHaveURL(/\/play\/[0-9a-f]+$/);
  await other.getByRole('button', { name: 'Start cell 1' }).click();
  await other.getByRole('button', { name: /^white die/ }).click();
  await strike(other);
  await settled(other);
  type Played = { events: { what: { setup: { golf: { courses: { file: string }[] } } } }[] };
  const [played] = Object.values(await kept<Played>(other, 'tables'));
  expect(played!.events[0]!.what.setup.golf.courses[0]!.file).toContain('at = [46, 8]');
  await other.goto(other.url().replace('/play/', '/replay/'));
  await expect(other.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  await other.keyboard.press('End');
  await expect(other.getByRole('slider', { name: 'Position in the match' })).not.toHaveValue('0');
  await context.close();
});

test(
  'judging can be stopped, then restarted, and it finishes',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await fork(page, 'The Meander');
    // Judging a course with six tokens takes long enough to be stopped.
    const tokens = [
      [76, 4],
      [85, 7],
      [76, 8],
      [72, 10],
      [74, 12],
      [80, 14],
    ].map(([x, y]) => `[[piece]]\nid = "token"\nat = [${x}, ${y}]\nvalue = -2\n`);
    await page.getByRole('button', { name: 'Course file' }).click();
    await page
      .getByRole('textbox', { name: 'Course file' })
      .fill(`format = 1\non = ["4"]\n${tokens.join('')}`);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Analysis stopped.')).toBeVisible();
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await expect(page.getByRole('region', { name: 'Certificate' })).toHaveAttribute(
      'aria-busy',
      'false',
      { timeout: 90_000 },
    );
    await judged(page);
  },
);
