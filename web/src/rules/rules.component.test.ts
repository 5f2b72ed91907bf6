// The rulebook: search in every language, figures that move, addresses of rules, and what paper shows.
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { scrollsSideways } from '../../tests/browser/barriers';
import { barriersDayAndNight } from '../../tests/browser/evening';
import { open } from '../../tests/browser/open';
import { CHAPTERS, FIGURES } from './contents';

const LANGUAGES = [
  { language: 'en', query: 'mirror', rule: 'R3', title: 'One body: mirror, return, follow' },
  { language: 'fr', query: 'miroir', rule: 'R3', title: 'Un seul corps : miroir, retour, contour' },
  { language: 'de', query: 'korper zugleich', rule: 'R2', title: 'Zwei Körper zugleich' },
  { language: 'pl', query: 'krolowa', rule: 'Q1', title: 'Kiedy można ją zdobyć' },
] as const;

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { level, name });
const search = page.getByRole('searchbox');
const section = (rule: string) => document.getElementById(`rule-${rule}`);

afterEach(async () => {
  vi.restoreAllMocks();
  await commands.emulateMedia({ media: 'screen' });
});

for (const { language, query, rule, title } of LANGUAGES) {
  test(`${language}: finds ${rule} by a word, whatever the accents`, async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    await open('/rules');
    await search.fill(query);
    const results = page.getByRole('main').getByRole('link');
    const result = () =>
      results.elements().find((link) => link.getAttribute('href') === `/rules/${rule}`);
    await expect.poll(result).toBeDefined();
    await page.elementLocator(result()!).click();
    // French has a hard space before the colon.
    const shown = () => section(rule)?.querySelector('h3')?.textContent.replace(/\s/g, ' ');
    await expect.poll(shown).toContain(title);
    expect(location.pathname).toBe(`/rules/${rule}`);
    await expect.element(search).toHaveValue('');
  });
}

test('the search finds figures and says how much it found', async () => {
  await open('/rules/stroke');
  await expect.element(heading('A stroke')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('Just right');
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('found');
  await page.getByRole('link', { name: /Figure 4 Just right/ }).click();
  await expect.element(page.getByRole('figure', { name: 'Figure 4 Just right' })).toBeVisible();
});

test('a rule has its own address and its chapter around it', async () => {
  await open('/rules/S4');
  const rule = heading(/How the ball rolls/, 3);
  await expect.element(rule).toBeInViewport();
  expect(document.title).toContain('How the ball rolls');
  expect(section('S6')).not.toBeNull();
  await page.getByRole('link', { name: /On Rebounds/ }).click();
  await expect.poll(() => location.pathname).toBe('/rules/rebounds');
  await expect.element(rule).not.toBeInTheDocument();
  history.back();
  await expect.element(rule).toBeInViewport();
});

describe('figures', () => {
  const figure = (name: RegExp) => page.getByRole('figure', { name });

  test('plays to its end', async () => {
    await open('/rules/figure-4', { motion: true, settings: { speed: 'fast' } });
    const four = figure(/^Figure 4 Just right/);
    await expect.element(four.getByText('Step 4 of 4')).toBeVisible();
    await four.getByRole('button', { name: 'From the beginning' }).click();
    await expect.element(four.getByText('Step 0 of 4')).toBeVisible();
    await four.getByRole('button', { name: 'Play' }).click();
    await expect.element(four.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.element(four.getByText('Step 4 of 4')).toBeVisible();
    await expect.element(four.getByText('Yellow drops into the hole')).toBeVisible();
    await expect.element(four.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test.for([true, false])(
    'is stepped by buttons and keys, and the ball moves (motion: %s)',
    async (motion) => {
      await open('/rules/figure-50', { motion });
      const fifty = figure(/^Figure 50/);
      await fifty.getByRole('button', { name: 'From the beginning' }).click();
      await expect.element(fifty.getByText(/^Step 0 of/)).toBeVisible();
      const place = () =>
        section('C1')!.querySelector<SVGElement>('.picture .ball')!.style.transform;
      const before = place();
      await fifty.getByRole('button', { name: 'One step on' }).click();
      await expect.element(fifty.getByText('Red: 7 impulses left')).toBeVisible();
      await expect.poll(place).not.toBe(before);
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(fifty.getByText(/^Step 0 of/)).toBeVisible();
      await expect.poll(place).toBe(before);
    },
  );

  test('stands still without motion', async () => {
    await open('/rules/figure-50');
    const fifty = figure(/^Figure 50/);
    await expect.element(fifty.getByRole('button', { name: 'One step on' })).toBeVisible();
    await expect.element(fifty.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  });
});

test('a phone has the contents behind a button and nothing wider than the page', async () => {
  await open('/rules/G5', { size: 'phone' });
  await expect.element(heading(/./).first()).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('link', { name: 'Fouls' }).click();
  await expect.element(heading('Fouls')).toBeVisible();
  expect(scrollsSideways()).toBe(false);
});

test.for(['/rules', '/rules/R3', '/rules/fouls', '/rules/words', '/rules/versions'])(
  '%s is accessible',
  async (address) => {
    await open(address);
    await expect.element(heading(/./).first()).toBeVisible();
    expect(await barriersDayAndNight()).toEqual([]);
  },
);

test('a rule under the pointer keeps its contrast in the contents', async () => {
  await open('/rules/R3');
  const link = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^R2/ });
  await link.hover();
  const { violations } = await axe.run(link.element(), { runOnly: 'color-contrast' });
  expect(violations).toEqual([]);
});

test('says that a rule does not exist, instead of showing the first chapter', async () => {
  await open('/rules/F9');
  await expect.element(heading('There is no “F9” in the rulebook')).toBeVisible();
  expect(document.title).toContain('There is no “F9”');
  await page.getByRole('link', { name: 'To the first chapter' }).click();
  await expect.element(heading('What is in the boxes')).toBeVisible();
});

describe('on paper', () => {
  interface Paper {
    chapters: number;
    figures: number;
    numbers: string[];
    blank: (string | null)[];
    pieces: number;
    folded: number;
    /** Buttons and links that paper shows. */
    controls: (string | null)[];
  }

  const isDrawn = (figure: Element) =>
    [...figure.querySelectorAll('svg')].some((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return width > 100 && height > 60 && svg.querySelector('path, use, circle, image') !== null;
    });

  function paper(): Paper {
    const main = document.querySelector('main')!;
    const figures = [...main.querySelectorAll('figure')];
    return {
      chapters: main.querySelectorAll('article').length,
      figures: figures.length,
      numbers: figures.map((one) => one.querySelector('.number')?.textContent ?? ''),
      blank: figures.filter((one) => !isDrawn(one)).map((one) => one.textContent),
      pieces: main.querySelectorAll('.pieces li svg').length,
      folded: main.querySelectorAll('details.note:not([open])').length,
      controls: [...document.querySelectorAll('button, a.btn')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent),
    };
  }

  /** Stands for the browser's printer: what is on the page when it is asked to print. */
  function printer(): () => Paper | undefined {
    let printed: Paper | undefined;
    vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
      printed = paper();
      dispatchEvent(new Event('afterprint'));
    });
    return () => printed;
  }

  /** The figures of a chapter, each once. */
  function figuresOf(id: string): string[] {
    const { rules } = CHAPTERS.find((chapter) => chapter.id === id)!;
    return FIGURES.filter((figure) => figure.rules.some((rule) => rules.includes(rule))).map(
      ({ number }) => `Figure ${number}`,
    );
  }

  test('every figure of the chapter is printed, none blank, whether it was scrolled to or not', async () => {
    await open('/rules/rebounds');
    await expect.poll(() => section('R1')).not.toBeNull();
    await commands.emulateMedia({ media: 'print' });
    const printed = printer();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(printed).toBeDefined();
    expect(printed()!).toMatchObject({ chapters: 1, blank: [], folded: 0, controls: [] });
    expect(printed()!.numbers.toSorted()).toEqual(figuresOf('rebounds').toSorted());
    // White on colour on the screen, black on white here.
    expect(getComputedStyle(section('R3')!.querySelector('.id')!).color).toBe('rgb(0, 0, 0)');
    expect(section('R3')!.querySelectorAll('figure')).toHaveLength(1);
  });

  test('the boxes are printed with every piece in light colours, and nothing to press', async () => {
    await open('/rules', { colours: 'dark' });
    await expect.element(page.getByRole('heading', { name: 'Dice' })).toBeVisible();
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = printer();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(printed).toBeDefined();
    // The five of the first minute and of the shapes.
    expect(printed()!).toMatchObject({ figures: 5, blank: [], pieces: 26, controls: [] });
    expect(getComputedStyle(document.querySelector('.faces')!).printColorAdjust).toBe('exact');
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  });

  test('the whole book is printed with every figure drawn and every ruling unfolded', async () => {
    await open('/rules/shot');
    const button = page.getByRole('button', { name: 'Print the whole book' });
    // The button is in the contents, which paper does not show.
    const element = await button.findElement();
    await commands.emulateMedia({ media: 'print' });
    const printed = printer();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(printed).toBeDefined();
    expect(printed()!).toMatchObject({
      chapters: CHAPTERS.length,
      pieces: 26,
      blank: [],
      folded: 0,
      controls: [],
    });
    for (const { number } of FIGURES) expect(printed()!.numbers).toContain(`Figure ${number}`);
    await expect.poll(() => document.querySelectorAll('article').length).toBe(1);
  });
});
