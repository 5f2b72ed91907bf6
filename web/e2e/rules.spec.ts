// Tests the rulebook as delivered by the server: opened by touch in the browser's language, and
// printed by the browser. src/screens/rules/rules.component.test.ts tests search, figures, URLs and print.
import { expect, test } from '@playwright/test';
import { scrollsSideways } from './barriers';
import { CHAPTERS, FIGURES } from '../src/rulebook/contents';

test.describe('phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });

  test('a French reader finds a rule by touch, and comes back to it', async ({ page }) => {
    await page.goto('/rules/G5');
    const contents = page.getByRole('button', { name: 'Sommaire' });
    await expect(page.getByRole('navigation', { name: 'Sommaire' })).toHaveCount(0);
    await contents.tap();
    await page.getByRole('link', { name: 'Fautes' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Fautes' })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('searchbox').fill('miroir');
    await page.getByRole('main').locator('a[href="/rules/R3"]').first().tap();
    await expect(page).toHaveURL(/\/rules\/R3$/);
    const heading = page.locator('#rule-R3').getByRole('heading', { level: 3 });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.locator('a[rel=next]').tap();
    await expect(page).not.toHaveURL(/\/rules\/R3$/);
    await page.goBack();
    await expect(heading).toBeInViewport();
  });
});

test(
  'the browser prints every figure of a chapter once the reader has started to read',
  { tag: '@all' },
  async ({ page }) => {
    const rules = CHAPTERS.find((chapter) => chapter.id === 'slowing')!.rules;
    const figures = FIGURES.filter((figure) => figure.rules.some((rule) => rules.includes(rule)));
    const all = { figures: figures.length, blank: 0 };
    await page.goto('/rules/slowing');
    await expect(page.locator('#rule-W1')).toBeVisible();
    await page.mouse.move(200, 200);
    // Figures to which the player has not scrolled are drawn in the background.
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        const figures = [...document.querySelectorAll('main figure')];
        const isBlank = (one: Element) => !one.querySelector('svg path, svg use, svg circle');
        const paper = { figures: figures.length, blank: figures.filter(isBlank).length };
        Object.assign(window, { paper });
      });
    });
    const paper = () => page.evaluate(() => (window as unknown as { paper?: object }).paper);
    const preview = async () => {
      await page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        dispatchEvent(new Event('afterprint'));
      });
      return paper();
    };
    await expect.poll(preview).toEqual(all);
    await page.evaluate(() => Object.assign(window, { paper: undefined }));
    // Printing one sheet is enough, because the browser then prepares the complete page.
    await page.pdf({ format: 'A4', pageRanges: '1' });
    expect(await paper()).toEqual(all);
    await expect(page.locator('#rule-W1 figure')).toHaveCount(1);
  },
);

test(
  'the browser prints the whole book: one sheet per page, in less than 5 MB',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await page.goto('/rules');
    await page.getByRole('button', { name: 'Print the whole book' }).click();
    await page.waitForFunction(() => 'printed' in window, null, { timeout: 45_000 });
    const sheets = await page.locator('.sheet').count();
    expect(sheets).toBeGreaterThan(40);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets);
    expect(pdf.byteLength).toBeLessThan(5_000_000);
    // The book is removed when the player uses the page again.
    await page.keyboard.press('Shift');
    await expect(page.locator('.sheet')).toHaveCount(0);
  },
);
