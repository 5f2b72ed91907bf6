// The rulebook: search in every language, figures that move, addresses of rules.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { CHAPTERS, FIGURES } from '../src/rules/contents';

const LANGUAGES = [
  { locale: 'en', query: 'mirror', rule: 'R3', title: 'One body: mirror, return, follow' },
  { locale: 'fr', query: 'miroir', rule: 'R3', title: 'Un seul corps : miroir, retour, contour' },
  { locale: 'de', query: 'korper zugleich', rule: 'R2', title: 'Zwei Körper zugleich' },
  { locale: 'pl', query: 'krolowa', rule: 'Q1', title: 'Kiedy można ją zdobyć' },
];

/** The ball that a figure plays, where it is drawn. */
function ballOf(page: Page, rule: string) {
  return page.locator(`#rule-${rule} .picture .ball`).first();
}

for (const { locale, query, rule, title } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`finds ${rule} by a word, whatever the accents`, async ({ page }) => {
      await page.goto('/rules');
      await page.getByRole('searchbox').fill(query);
      await page.getByRole('main').locator(`a[href="/rules/${rule}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/rules/${rule}$`));
      await expect(page.locator(`#rule-${rule}`).getByRole('heading', { level: 3 })).toContainText(
        title,
      );
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });
  });
}

test('the search finds figures and says how much it found', async ({ page }) => {
  await page.goto('/rules/stroke');
  await expect(page.getByRole('heading', { level: 2, name: 'A stroke' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Just right');
  await expect(page.getByRole('main').getByRole('status')).toContainText('found');
  await page.getByRole('link', { name: /Figure 4 Just right/ }).click();
  await expect(page.getByRole('figure', { name: 'Figure 4 Just right' })).toBeVisible();
});

test('a rule has its own address and its chapter around it', async ({ page }) => {
  await page.goto('/rules/S4');
  const heading = page.locator('#rule-S4').getByRole('heading', { level: 3 });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/How the ball rolls/);
  await expect(page.locator('#rule-S6')).toBeAttached();
  await page.getByRole('link', { name: /On Rebounds/ }).click();
  await expect(page).toHaveURL(/\/rules\/rebounds$/);
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test('a figure plays to its end', async ({ page }) => {
  await page.goto('/rules/figure-4');
  const figure = page.getByRole('figure', { name: 'Figure 4 Just right' });
  await expect(figure.getByText('Step 4 of 4')).toBeVisible();
  await figure.getByRole('button', { name: 'From the beginning' }).click();
  await expect(figure.getByText('Step 0 of 4')).toBeVisible();
  await figure.getByRole('button', { name: 'Play' }).click();
  await expect(figure.getByText('Step 4 of 4')).toBeVisible();
  await expect(figure.getByText('Yellow drops into the hole')).toBeVisible();
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a figure is stepped by buttons and keys, and the ball moves', async ({ page }) => {
  await page.goto('/rules/figure-50');
  const figure = page.getByRole('figure', { name: /^Figure 50/ });
  await figure.getByRole('button', { name: 'From the beginning' }).click();
  await expect(figure.getByText(/^Step 0 of/)).toBeVisible();
  const ball = ballOf(page, 'C1');
  const place = () => ball.evaluate((node) => (node as SVGElement).style.transform);
  const before = await place();
  await figure.getByRole('button', { name: 'One step on' }).click();
  await expect(figure.getByText('Red: 7 impulses left')).toBeVisible();
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect(figure.getByText(/^Step 0 of/)).toBeVisible();
  await expect.poll(place).toBe(before);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows figures still, and steps without motion', async ({ page }) => {
    await page.goto('/rules/figure-50');
    const figure = page.getByRole('figure', { name: /^Figure 50/ });
    await expect(figure.getByRole('button', { name: 'One step on' })).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Play' })).toHaveCount(0);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has its contents behind a button and nothing wider than the page', async ({ page }) => {
    await page.goto('/rules/G5');
    await expect(page.getByRole('navigation', { name: 'Contents' }).first()).toBeHidden();
    await page.getByRole('button', { name: 'Contents' }).tap();
    await page.getByRole('link', { name: 'Fouls' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Fouls' })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

for (const path of ['/rules', '/rules/R3', '/rules/fouls', '/rules/words', '/rules/versions']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

test('a rule that does not exist is said not to, instead of showing the first chapter', async ({
  page,
}) => {
  await page.goto('/rules/F9');
  await expect(
    page.getByRole('heading', { level: 2, name: 'There is no “F9” in the rulebook' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/There is no “F9”/);
  await page.getByRole('link', { name: 'To the first chapter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'What is in the boxes' })).toBeVisible();
});

test.describe('on paper', () => {
  /** What is on the page at the moment the browser prints it. */
  async function watchPaper(page: Page): Promise<void> {
    await page.evaluate(() => {
      const paper = { figures: 0, blank: 0, pieces: 0, buttons: 0 };
      Object.assign(window, { paper });
      addEventListener('beforeprint', () => {
        const figures = [...document.querySelectorAll('main figure')];
        paper.figures = figures.length;
        paper.blank = figures.filter(
          (figure) => !figure.querySelector('svg path, svg use, svg circle'),
        ).length;
        paper.pieces = document.querySelectorAll('.pieces li svg').length;
      });
    });
  }
  const paper = (page: Page) =>
    page.evaluate(
      () =>
        (window as unknown as { paper: { figures: number; blank: number; pieces: number } }).paper,
    );

  test('every figure of the chapter is printed, none blank, whether it was scrolled to or not', async ({
    page,
  }) => {
    await page.goto('/rules/rebounds');
    await expect(page.locator('#rule-R1')).toBeVisible();
    await watchPaper(page);
    // As the browser does it, seen from the page.
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        Object.assign(window, { printed: true });
      };
    });
    await page.keyboard.press('Control+p');
    await page.waitForFunction(() => 'printed' in window, null, { timeout: 60_000 });
    // All figures whose rules are of this chapter, each once.
    const rules = CHAPTERS.find((chapter) => chapter.id === 'rebounds')!.rules;
    const figures = FIGURES.filter((figure) =>
      figure.rules.some((rule) => rules.includes(rule)),
    ).length;
    expect(await paper(page)).toMatchObject({ figures, blank: 0 });
    await page.emulateMedia({ media: 'print' });
    const buttons = await page
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((button) => button.checkVisibility()).map((button) => button.textContent),
      );
    expect(buttons).toEqual([]);
    // What is white on colour on the screen is black on white here.
    const badge = page.locator('#rule-R3 .id');
    await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#rule-R3 figure')).toHaveCount(1);
  });

  test('what is in the boxes is printed with every piece; nothing to press, dice can be read', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/rules');
    await expect(page.getByRole('heading', { name: 'Dice' })).toBeVisible();
    await watchPaper(page);
    // Someone has begun to read; then the browser's own menu prints.
    await page.mouse.move(200, 200);
    await expect(async () => {
      await page.pdf({ format: 'A4' });
      expect((await paper(page)).pieces).toBe(26);
    }).toPass({ timeout: 90_000 });
    // The five of the first minute and of the shapes.
    expect(await paper(page)).toMatchObject({ figures: 5, blank: 0 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(
      page.getByRole('link', { name: 'Learn by playing' }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.locator('.faces').first()).toHaveCSS('print-color-adjust', 'exact');
    // Paper is light, whatever the screen is.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
  });

  test('the whole book is printed with every figure drawn and every ruling unfolded', async ({
    page,
  }) => {
    await page.goto('/rules/shot');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        const drawn = (figure: Element) => {
          const sizes = [...figure.querySelectorAll('svg')].map((svg) =>
            svg.getBoundingClientRect(),
          );
          return sizes.some(({ width, height }) => width > 100 && height > 60);
        };
        const figures = [...document.querySelectorAll('main figure')];
        Object.assign(window, {
          book: {
            chapters: document.querySelectorAll('article').length,
            blank: figures.filter((one) => !drawn(one)).map((one) => one.textContent),
            numbers: [...document.querySelectorAll('figure .number')].map((one) => one.textContent),
            folded: document.querySelectorAll('details.note:not([open])').length,
          },
        });
        dispatchEvent(new Event('afterprint'));
      };
    });
    // The button is in the contents, which paper does not show.
    await page.locator('#rules-contents .btn').dispatchEvent('click');
    const book = await page.waitForFunction(() => (window as { book?: unknown }).book);
    const { numbers, ...rest } = (await book.jsonValue()) as { numbers: string[] };
    expect(rest).toEqual({ chapters: CHAPTERS.length, blank: [], folded: 0 });
    for (const { number } of FIGURES) expect(numbers).toContain(`Figure ${number}`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
