// Tests the rulebook: search in every language, animated figures, rule URLs, and printing.
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { open } from '../../../tests/browser/open';
import { t } from '../../lib/texts.svelte';
import { CHAPTERS, FIGURES, RULINGS } from '../../rulebook/contents';
import { find } from '../../../tests/browser/find';

const LANGUAGES = [
  { language: 'en', query: 'mirror', rule: 'R3', title: 'One body: mirror, return, follow' },
  { language: 'fr', query: 'miroir', rule: 'R3', title: 'Un obstacle : miroir, retour, contour' },
  { language: 'de', query: 'korper zugleich', rule: 'R2', title: 'Zwei Körper zugleich' },
  { language: 'pl', query: 'krolowa', rule: 'Q1', title: 'Kiedy można zdobyć królową' },
] as const;

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { level, name });
const search = page.getByRole('searchbox');
const section = (rule: string) => document.getElementById(`rule-${rule}`);

afterEach(async () => {
  vi.restoreAllMocks();
  await commands.emulateMedia({ media: 'screen' });
});

for (const { language, query, rule, title } of LANGUAGES) {
  test(`${language}: finds ${rule} by a word, ignoring accents`, async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    await open('/rules');
    await search.fill(query);
    const results = page.getByRole('main').getByRole('link');
    const result = () =>
      results.elements().find((link) => link.getAttribute('href') === `/rules/${rule}`);
    await expect.poll(result).toBeDefined();
    await page.elementLocator(result()!).click();
    // French texts have a no-break space before the colon.
    const shown = () => section(rule)?.querySelector('h3')?.textContent.replace(/\s/g, ' ');
    await expect.poll(shown).toContain(title);
    expect(location.pathname).toBe(`/rules/${rule}`);
    await expect.element(search).toHaveValue('');
  });
}

test('the search finds figures and shows the number of hits', async () => {
  await open('/rules/stroke');
  await expect.element(heading('A stroke')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('Just right');
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('found');
  await page.getByRole('link', { name: /Figure 4 Just right/ }).click();
  await expect.element(page.getByRole('figure', { name: 'Figure 4 Just right' })).toBeVisible();
});

test('a rule has its own address within its chapter', async () => {
  await open('/rules/S4');
  const rule = heading(/How the ball rolls/, 3);
  await expect.element(rule).toBeInViewport();
  expect(document.title).toContain('How the ball rolls');
  expect(section('S6')).not.toBeNull();
  await page.getByRole('link', { name: /Next Rebounds/ }).click();
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
    await four.getByRole('button', { name: 'Back to the start' }).click();
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
      await fifty.getByRole('button', { name: 'Back to the start' }).click();
      await expect.element(fifty.getByText(/^Step 0 of/)).toBeVisible();
      const place = () =>
        section('C1')?.querySelector<SVGElement>('.picture .ball')?.style.transform;
      const before = place();
      await fifty.getByRole('button', { name: 'Next step' }).click();
      await expect.element(fifty.getByText('Red: 7 impulses left')).toBeVisible();
      await expect.poll(place).not.toBe(before);
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(fifty.getByText(/^Step 0 of/)).toBeVisible();
      await expect.poll(place).toBe(before);
    },
  );

  test('does not move without motion', async () => {
    await open('/rules/figure-50');
    const fifty = figure(/^Figure 50/);
    await expect.element(fifty.getByRole('button', { name: 'Next step' })).toBeVisible();
    await expect.element(fifty.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  });
});

test('a phone has the contents behind a button, and nothing is wider than the page', async () => {
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

test('a hovered rule keeps its contrast in the contents', async () => {
  await open('/rules/R3');
  const link = page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^R2/ });
  await link.hover();
  const { violations } = await axe.run(link.element(), { runOnly: 'color-contrast' });
  expect(violations).toEqual([]);
});

test('the fouls start with a table: what was pocketed, what is put back, who is next', async () => {
  await open('/rules/fouls', { size: 'phone' });
  const table = page.getByRole('table', { name: 'Fouls at a glance' });
  await expect.element(table).toBeVisible();
  const text = (one: Element) => one.textContent.replace(/\s+/g, ' ').trim();
  const rows = [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(text),
  );
  expect(rows).toEqual([
    ['K-F1 an opponent’s ball', 'nothing', 'the opponent'],
    ['K-F2 only the cue ball', 'one of your balls', 'the opponent'],
    ['K-F3 one of your balls and the cue ball', 'either one of your balls', 'the opponent'],
    ['or two of your balls', 'you'],
    ['K-F4 an opponent’s ball and the cue ball', 'one of your balls', 'the opponent'],
    ['K-F5 the cue ball and an uncovered queen', 'the queen and one of your balls', 'the opponent'],
    [
      'K-F6 the cue ball and a queen covered in the same shot',
      'either the queen and one of your balls',
      'the opponent',
    ],
    ['or two of your balls', 'you, to cover the queen'],
  ]);
  expect(scrollsSideways()).toBe(false);
  await table.getByRole('link', { name: 'K-F6' }).click();
  await expect.poll(() => location.pathname).toBe('/rules/K-F6');
});

test('the setup of Carramboule is shown without a play button', async () => {
  await open('/rules/K1');
  const picture = page.getByRole('img', { name: /set-up for a round/ });
  await expect.element(picture).toBeVisible();
  expect(section('K1')!.querySelectorAll('figure svg svg')).toHaveLength(20);
  expect(section('K1')!.querySelectorAll('figure button')).toHaveLength(0);
});

test('the boxes contain the boards with their nine courses, and the small parts', async () => {
  await open('/rules');
  const boards = page.getByRole('heading', { name: 'Boards and small parts' });
  await expect.element(boards).toBeVisible();
  boards.element().scrollIntoView();
  await expect.poll(() => document.querySelectorAll('.boards img').length).toBe(9);
  for (const part of ['Position marker × 2', 'Ball pusher × 2', 'Score pad × 1'])
    await expect.element(page.getByText(part)).toBeVisible();
});

test('a missing rule says so, instead of showing the first chapter', async () => {
  await open('/rules/F9');
  await expect.element(heading('There is no “F9” in the rulebook')).toBeVisible();
  expect(document.title).toContain('There is no “F9”');
  await page.getByRole('link', { name: 'Go to the first chapter' }).click();
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
    /** Whether all dice keep their colours on paper. */
    coloured: boolean;
    /** The labels of buttons and links that are visible on paper. */
    controls: (string | null)[];
  }

  const isDrawn = (figure: Element) =>
    [...figure.querySelectorAll('svg')].some((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return width > 100 && height > 60 && svg.querySelector('path, use, circle, image') !== null;
    });

  function paper(): Paper {
    const main = document.querySelector('main') ?? document.body;
    const figures = [...main.querySelectorAll('figure')];
    const dice = [...main.querySelectorAll('.faces')];
    return {
      chapters: main.querySelectorAll('article').length,
      figures: figures.length,
      numbers: figures.map((one) => one.querySelector('.number')?.textContent ?? ''),
      blank: figures.filter((one) => !isDrawn(one)).map((one) => one.textContent),
      pieces: main.querySelectorAll('.pieces li svg').length,
      folded: main.querySelectorAll('details.note:not([open])').length,
      coloured:
        dice.length > 0 && dice.every((one) => getComputedStyle(one).printColorAdjust === 'exact'),
      controls: [...document.querySelectorAll('button, a.btn')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent),
    };
  }

  /**
   * Replaces `window.print`. Returns a function that reports what the page looked like when it was
   * printed.
   */
  function printer(): () => Paper | undefined {
    let printed: Paper | undefined;
    vi.spyOn(window, 'print').mockImplementation(() => {
      dispatchEvent(new Event('beforeprint'));
      printed = paper();
      dispatchEvent(new Event('afterprint'));
    });
    return () => printed;
  }

  function figuresOf(id: string): string[] {
    const { rules } = CHAPTERS.find((chapter) => chapter.id === id)!;
    return FIGURES.filter((figure) => figure.rules.some((rule) => rules.includes(rule))).map(
      ({ number }) => `Figure ${number}`,
    );
  }

  test('every figure of the chapter is printed, even if it was never scrolled to', async () => {
    await open('/rules/rebounds');
    await expect.poll(() => section('R1')).not.toBeNull();
    await commands.emulateMedia({ media: 'print' });
    const printed = printer();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(printed).toBeDefined();
    expect(printed()!).toMatchObject({ chapters: 1, blank: [], folded: 0, controls: [] });
    expect(printed()!.numbers.toSorted()).toEqual(figuresOf('rebounds').toSorted());
    // The rule number is white on colour on screen, but black on white on paper.
    expect(getComputedStyle(section('R3')!.querySelector('.id')!).color).toBe('rgb(0, 0, 0)');
    expect(section('R3')!.querySelectorAll('figure')).toHaveLength(1);
  });

  test('the boxes are printed with every piece in light colours, without controls', async () => {
    await open('/rules', { colours: 'dark' });
    await expect.element(page.getByRole('heading', { name: 'Dice', exact: true })).toBeVisible();
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = printer();
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect.poll(printed).toBeDefined();
    // These are the figures of the one-minute explanation and the figure with the shapes.
    expect(printed()!).toMatchObject({
      figures: 5,
      blank: [],
      pieces: 26,
      coloured: true,
      controls: [],
    });
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  });

  describe('the whole book', () => {
    /** Clicks the button for the complete book, and waits until the page calls `print()`. */
    async function printBook() {
      const print = vi.spyOn(window, 'print').mockImplementation(() => {});
      await open('/rules/shot');
      await page.getByRole('button', { name: 'Print the whole book' }).click();
      await expect.poll(() => print.mock.calls.length, { timeout: 30_000 }).toBe(1);
      // Switches to print media only after the click, because they hide the button.
      await commands.emulateMedia({ media: 'print' });
    }
    const sheets = () => [...document.querySelectorAll<HTMLElement>('.sheet')];
    const body = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('.body');
    const numberOf = (sheet: HTMLElement) => sheet.querySelector('.number')?.textContent;

    test('has every figure, piece and ruling once, without controls', async () => {
      await printBook();
      const captions = sheets().flatMap((sheet) =>
        [...sheet.querySelectorAll('figcaption b')].map((one) => one.textContent),
      );
      // Figures that are also in the one-minute explanation are printed twice.
      for (const { number } of FIGURES)
        expect(captions.filter((one) => one.startsWith(`Figure ${number} ·`))).not.toEqual([]);
      const notes = [...document.querySelectorAll('.sheet .note b')].map((one) => one.textContent);
      const titles = RULINGS.map(({ id }) => t(`ruling-${id}-title`));
      expect(notes.toSorted()).toEqual(titles.toSorted());
      const figures = [...document.querySelectorAll('.sheet figure')];
      expect(figures.filter((one) => !isDrawn(one)).map((one) => one.textContent)).toEqual([]);
      expect(document.querySelectorAll('.sheet .pieces li svg')).toHaveLength(26);
      const pressed = [...document.querySelectorAll('button, a.btn')];
      expect(pressed.filter((one) => one.checkVisibility())).toEqual([]);
      // Filters and patterns would be printed as large bitmaps.
      expect(document.querySelectorAll('.sheet [filter], .sheet [fill^="url("]')).toHaveLength(0);
    });

    test('has a cover, running heads, and contents with the right page numbers', async () => {
      await printBook();
      const [cover, contents, ...text] = sheets();
      expect(cover!.querySelector('h1')).toHaveTextContent('Rulebook');
      expect(cover!.querySelector('.art svg')).not.toBeNull();
      expect(text.map(numberOf)).toEqual(text.map((_, index) => String(index + 3)));
      const links = [...contents!.querySelectorAll('a')];
      const ids = CHAPTERS.flatMap(({ id, rules }) => [id, ...rules]);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ids.map((id) => `#book-${id}`),
      );
      for (const link of links) {
        expect(link.querySelector('i')!.textContent, link.textContent).toBe(
          numberOf((await find(link.getAttribute('href')!)).closest<HTMLElement>('.sheet')!),
        );
      }
      for (const sheet of text) {
        const [game, chapter] = [...sheet.querySelectorAll('.head span')];
        expect(game!.textContent).not.toBe('');
        expect(CHAPTERS.map(({ id }) => t(`chapter-${id}`))).toContain(chapter!.textContent);
      }
    });

    test('has no overflowing and no almost empty page', async () => {
      await printBook();
      for (const sheet of sheets().slice(1)) {
        const { top, bottom } = body(sheet)!.getBoundingClientRect();
        const last = body(sheet)!.lastElementChild!.getBoundingClientRect().bottom;
        expect(last, `page ${numberOf(sheet)}`).toBeLessThan(Math.max(bottom, top + 900) + 1);
        expect(last - top, `page ${numberOf(sheet)}`).toBeGreaterThan(150);
      }
    });

    test('stays until the reader is back, as some browsers draw it late', async () => {
      await printBook();
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
      expect(sheets().length).toBeGreaterThan(20);
      await commands.emulateMedia({ media: 'screen' });
      expect(sheets().filter((sheet) => sheet.checkVisibility())).toEqual([]);
      await userEvent.keyboard('{Shift}');
      await expect.poll(sheets).toEqual([]);
      await expect.element(heading('A shot')).toBeVisible();
    });
  });
});
