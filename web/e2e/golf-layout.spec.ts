// Mini golf at the sizes it is played at: what a choice needs is in sight and stays where it is.
import { expect, test, type Page } from '@playwright/test';
import { table, ANN, goalInSight, rose } from './golf-table';

/** The parts of the screen that a choice needs. */
const PARTS = ['heading', 'go', 'tray', 'side', 'board'] as const;

/** Whether they are all in the window, and none lies on another. */
async function laidOut(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const find = {
      heading: '.panel .say',
      go: '.panel .go .btn',
      tray: '.panel .tray',
      side: '.panel .side > *',
      board: '.board-window',
    };
    const boxes = parts.map((part) => ({
      part,
      box: document.querySelector(find[part])!.getBoundingClientRect(),
    }));
    const out = boxes
      .filter(
        ({ box }) =>
          box.top < -1 ||
          box.left < -1 ||
          box.bottom > innerHeight + 1 ||
          box.right > innerWidth + 1,
      )
      .map(({ part }) => `${part} is not in the window`);
    const dice = [...document.querySelectorAll('.panel .pick > *')].map((die, index) => ({
      part: `die ${index + 1}`,
      box: die.getBoundingClientRect(),
    }));
    const all = [...boxes.filter(({ part }) => part !== 'tray'), ...dice];
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const [a, b] = [one.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) out.push(`${one.part} lies on ${other.part}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) out.push('the page scrolls sideways');
    return out;
  }, PARTS);
}

/** Whether the board has come to the ball in turn, and lies there at its final size. */
async function standsStill(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.stage')!;
    const window = document.querySelector('.board-window')!.getBoundingClientRect();
    const ball = document.querySelector('.turn-ring')?.getBoundingClientRect();
    const isSeen = ball && ball.left > window.left && ball.right < window.right;
    const moves = stage.getAnimations().length > 0 || stage.style.transform.includes('scale');
    return Boolean(isSeen) && !moves;
  });
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 640],
  [820, 1180],
  [1440, 900],
  [720, 450],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test.skip(({ isMobile }) => isMobile, 'the sizes are given here');

    for (const course of ['1', '2']) {
      test(`course ${course}: the hole or its flag, the question, the dice and the button are in sight at every choice`, async ({
        page,
      }) => {
        await table(page, [ANN], { courses: [course] });
        const check = async (moment: string) => {
          expect(await laidOut(page), moment).toEqual([]);
          await expect.poll(() => goalInSight(page), moment).toBe(true);
        };
        await expect(page.getByRole('button', { name: 'Start cell 3' })).toBeVisible();
        await check('start');
        await page.getByRole('button', { name: 'Start cell 3' }).click();
        await page.getByRole('button', { name: /^orange die/ }).click();
        await check('die');
        await page.getByRole('button', { name: /^Roll the/ }).click();
        await expect(rose(page)).toBeVisible();
        await check('direction');
      });
    }
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });
  test.skip(({ isMobile }) => isMobile, 'the size is given here');

  test('seven names are not cut', async ({ page }) => {
    const names = ['Maximiliane', 'Bo', 'Christopher', 'Dora', 'Ernestine', 'Franz', 'Gertrude'];
    const balls = ['red', 'blue', 'yellow', 'green', 'orange', 'violet', 'red-flat'];
    await table(
      page,
      names.map((name, seat) => ({ name, level: null, balls: [balls[seat]!] })),
    );
    const shown = page.getByRole('region', { name: 'Order of play' }).locator('b');
    await expect(shown).toHaveCount(7);
    expect(
      await shown.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      ),
    ).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone is touched');

  test('the flag at the edge glides to the hole and back', async ({ page }) => {
    await table(page, [ANN], { courses: ['2'] });
    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    const flag = page.getByRole('button', { name: /^To the hole, \d+ steps away$/ });
    await flag.tap();
    const back = page.getByRole('button', { name: 'Back to the ball' });
    await expect(back).toBeVisible();
    await expect
      .poll(() =>
        page.locator('#golf-flag').evaluate((hole) => {
          const [a, b] = [
            hole.getBoundingClientRect(),
            document.querySelector('.board-window')!.getBoundingClientRect(),
          ];
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        }),
      )
      .toBe(true);
    await back.tap();
    await expect(flag).toBeVisible();

    // The map shows all of the course; a tap on its other end goes there, and nothing lies over the ball.
    const map = page.locator('.map');
    await page.getByRole('button', { name: /^white die/ }).tap();
    await expect(map).toBeVisible();
    const [hint, ball] = await Promise.all([
      page.locator('.banner').boundingBox(),
      page.locator('.turn-ring').boundingBox(),
    ]);
    expect(hint!.y > ball!.y + ball!.height || hint!.y + hint!.height < ball!.y).toBe(true);
    await map.tap({ position: { x: 12, y: 60 } });
    await expect(flag).toBeHidden();
  });

  test('neither the board nor the question jumps between the choice of a die and the ways', async ({
    page,
  }) => {
    await table(page, [ANN], { courses: ['2'] });
    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    await page.getByRole('button', { name: /^white die/ }).tap();
    await expect(page.getByRole('button', { name: /^Roll the/ })).toBeEnabled();
    await expect.poll(() => standsStill(page)).toBe(true);
    await page.evaluate(() => {
      const seen = { titles: [] as string[], views: [] as string[] };
      Object.assign(window, { seen });
      const look = () => {
        const title = document.querySelector('.panel h2')?.textContent ?? '';
        const view = document.querySelector<HTMLElement>('.stage')?.style.transform ?? '';
        if (seen.titles.at(-1) !== title) seen.titles.push(title);
        if (seen.views.at(-1) !== view) seen.views.push(view);
      };
      look();
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await page.getByRole('button', { name: /^Roll the/ }).tap();
    await expect(rose(page)).toBeVisible();
    const { titles, views } = await page.evaluate(
      () => (window as unknown as { seen: { titles: string[]; views: string[] } }).seen,
    );
    expect(titles).toEqual(['Ann, choose a die', 'Ann', 'Which way, Ann?']);
    // Once at most: to where all ways end.
    expect(views.length).toBeLessThanOrEqual(2);
  });

  test('a finger that begins on the board scrolls the page', async ({ page }) => {
    await table(page, [ANN], { courses: ['2'] });
    await expect(page.getByRole('button', { name: 'Start cell 3' })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 220,
      y: 400,
      yDistance: -400,
      gestureSourceType: 'touch',
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  });

  test('"?" tells what fingers do', async ({ page }) => {
    await table(page, [ANN]);
    await page.getByRole('button', { name: 'Help' }).tap();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help).toContainText('Two fingers');
    await expect(help.getByRole('heading', { name: 'With a keyboard' })).toBeVisible();
  });
});
