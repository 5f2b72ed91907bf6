// Mini golf, played: by mouse, by keyboard alone, by touch; carom; closed and opened again; without motion.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import * as core from '../src/generated/study/browser.js';

interface Player {
  name: string;
  level: number | null;
  balls: string[];
}

/** Sets up a match through the page's own form, filled in as if it had been used before. */
async function table(
  page: Page,
  players: Player[],
  more: Record<string, unknown> = {},
): Promise<void> {
  const plan = {
    players,
    mode: 'basic',
    each: players[0]!.balls.length,
    courses: ['1'],
    kit: 'dice',
    scatter: false,
    limit: null,
    ...more,
  };
  await page.addInitScript(
    (text) => localStorage.setItem('carambole-golf', text),
    JSON.stringify(plan),
  );
  await page.goto('/golf');
  // One click is enough, also before the core has loaded.
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const ANN: Player = { name: 'Ann', level: null, balls: ['red'] };
const BO: Player = { name: 'Bo', level: null, balls: ['blue'] };

const heading = (page: Page) =>
  page.getByRole('region', { name: 'Your stroke' }).getByRole('heading');
const over = (page: Page) => page.getByRole('region', { name: 'The match is over' }).first();
const rose = (page: Page) => page.getByRole('radiogroup', { name: 'Direction' });

/** How far a direction leaves the ball from the hole, as its label tells; 0 in the hole. */
function distance(label: string): number {
  if (label.includes('into the hole')) return 0;
  return Number(/(\d+) steps? from the hole/.exec(label)?.[1] ?? 99);
}

/** The open direction that ends closest to the hole. */
async function best(page: Page): Promise<{ name: string; label: string }> {
  // Where each one leads is known a moment after the roll.
  const open = rose(page).getByRole('radio', { disabled: false });
  await expect(open.first()).toBeVisible();
  const labels = await open.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  const [first] = labels.sort((a, b) => distance(a) - distance(b));
  return { name: first!.split(':')[0]!, label: first! };
}

/** Rolls, and plays the best way. What moves then has begun at the return. */
async function strike(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  await page.getByRole('button', { name: /^Roll the/ })[how]();
  await expect(rose(page)).toBeVisible();
  await play(page, how);
}

/** Plays the best way after a roll. */
async function play(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  const button = await aim(page, how);
  await button[how]();
  await expect(button).toBeHidden();
}

/** Chooses the best way after a roll; the button that plays it. */
async function aim(page: Page, how: 'click' | 'tap' = 'click'): Promise<Locator> {
  const { name } = await best(page);
  const button = page.getByRole('button', { name: `Play ${name}` });
  // With only one way open it is chosen already, and choosing it again would play it.
  if (!(await button.isVisible())) {
    const way = rose(page).getByRole('radio', { name: new RegExp(`^${name}:`) });
    await way[how]();
  }
  await expect(page.locator('.path-mark path').first()).toBeAttached();
  return button;
}

/** Waits for the end of whatever moves: the turn of someone here, or the end of the match. */
async function settled(page: Page): Promise<'choose' | 'aim' | 'over'> {
  const state = page
    .getByRole('button', { name: /^(Choose a|Roll the|Play (?:north|south|east|west))/ })
    .or(over(page));
  await expect(state.first()).toBeVisible({ timeout: 30_000 });
  if (await over(page).isVisible()) return 'over';
  return (await rose(page).isVisible()) ? 'aim' : 'choose';
}

test.describe('by mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a desktop has the mouse');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN]);
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    // A start cell on the board, then changed on the panel.
    await page.locator('[data-start="0"]').click();
    await expect(heading(page)).toHaveText('Ann, choose a die');
    await expect(page.getByRole('img', { name: /Balls on it: red/ })).toBeVisible();

    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      const die = page.getByRole('button', { name: stroke === 1 ? /^orange die/ : /^white die/ });
      await die.hover();
      // What it could reach is on the board.
      await expect(page.locator('.reach').first()).toBeAttached();
      await die.click();
      await strike(page);
    }
    await expect(over(page)).toBeVisible();
    await page.getByRole('button', { name: 'Check the dice' }).first().click();
    await expect(
      page.getByText(/All is right: \d+ rolls? and \d+ events fit the seal/).first(),
    ).toBeVisible();
  });

  test('a dragged board is not a move, and comes back', async ({ page }) => {
    await table(page, [ANN]);
    const start = page.locator('[data-start="2"]');
    const box = (await start.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('0');
    await start.click();
    await expect(heading(page)).toHaveText('Ann, choose a die');
  });

  test('every step of a stroke can be asked about', async ({ page }) => {
    await table(page, [ANN, BO]);
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^green die/ }).click();
    await page.getByRole('button', { name: /^Roll the/ }).click();
    await expect(rose(page)).toBeVisible();
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    await page.getByRole('button', { name: 'Why?' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Why did it stop there?' });
    await expect(sheet.getByRole('heading', { name: 'No impulse is left' })).toBeVisible();
    await expect(sheet.locator('figure svg').first()).toBeVisible();
    await sheet
      .getByRole('button', { name: /Off the wall/ })
      .first()
      .click();
    await expect(sheet.getByRole('link', { name: /^Rule R\d in the rulebook/ })).toHaveAttribute(
      'href',
      /\/rules\/R\d/,
    );
  });
});

test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN]);
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    // The number that stands on the start cell.
    await page.keyboard.press('3');
    await expect(page.getByRole('img', { name: /Balls on it: red/ })).toBeVisible();
    await expect(heading(page)).toHaveText('Ann, choose a die');
    const keys: Record<string, string> = {
      'north-west': 'q',
      'north-east': 'w',
      west: 'a',
      east: 'd',
      'south-west': 'z',
      'south-east': 'x',
    };
    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      await page.keyboard.press(stroke === 1 ? '5' : '1');
      await page.keyboard.press('Enter');
      // Any key skips the tumble.
      await page.keyboard.press('Space');
      await expect(rose(page)).toBeVisible();
      const { name } = await best(page);
      await page.keyboard.press(keys[name]!);
      const play = page.getByRole('button', { name: `Play ${name}` });
      await expect(play).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(play).toBeHidden();
      await page.keyboard.press('Space');
    }
    await expect(over(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  });

  test('the keys are documented, and one step back is possible', async ({ page }) => {
    await table(page, [ANN]);
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(
      'the same key again plays',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
    await page.keyboard.press('a');
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: 'Roll the blue die' })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Choose a die', exact: true })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rose(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('button', { name: /^Play (?:north|south|east|west)/ }),
    ).toBeVisible();
  });
});

test('all thirteen dice and cards have a key', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await table(page, [ANN], { kit: 'both' });
  await expect(heading(page)).toHaveText('Ann, choose a start cell');
  await page.keyboard.press('1');
  await expect(heading(page)).toHaveText('Ann, choose a die or a card');
  await expect(page.getByText('Choose a die or a card to see')).toBeVisible();
  const picks = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await expect(picks).toHaveCount(13);
  for (const pick of await picks.all()) {
    await page.keyboard.press(
      (await pick.getAttribute('aria-keyshortcuts'))!.replace('Shift+', 'Shift+Digit'),
    );
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('by touch', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone is touched');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN]);
    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      await page.getByRole('button', { name: stroke === 1 ? /^orange die/ : /^white die/ }).tap();
      await strike(page, 'tap');
    }
    await expect(over(page)).toBeVisible();
  });

  test('the page does not scroll sideways', async ({ page }) => {
    await table(page, [ANN, BO], { kit: 'both' });
    const [width, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(width).toBeLessThanOrEqual(room!);
  });
});

test('a carom round with three balls', async ({ page }) => {
  await table(page, [ANN, BO, { name: '', level: 2, balls: ['yellow'] }], {
    mode: 'carom',
    scatter: true,
  });
  // Three strokes a round; the counter moves when all have played.
  for (let stroke = 0; stroke < 2; stroke++) {
    expect(await settled(page)).toBe('choose');
    await page
      .getByRole('button', { name: /^Start cell/, disabled: false })
      .first()
      .click();
    await page.getByRole('button', { name: /^yellow die/ }).click();
    await strike(page);
  }
  await expect(page.getByRole('list', { name: 'Counter: round 2 of 10' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('img', { name: /Balls on it: (\w+), (\w+), (\w+)$/ })).toBeVisible();
});

test('a match goes on after a reload, in the middle of a stroke', async ({ page }) => {
  await table(page, [ANN, BO]);
  await page.getByRole('button', { name: 'Start cell 2' }).click();
  await page.getByRole('button', { name: /^violet die/ }).click();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
  const before = await rose(page)
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.reload();
  await expect(rose(page)).toBeVisible();
  expect(
    await rose(page)
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(before);
  await play(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Long Step');
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(
    page.getByRole('img', { name: /Balls on it: (red|blue)|Balls on it: –/ }),
  ).toBeVisible();
});

test('two courses: a summary between them, a ranking at the end, and once more', async ({
  page,
}) => {
  await table(page, [ANN], { courses: ['1', '2'], limit: 1 });
  for (const course of ['1 · The Long Step is finished', null]) {
    expect(await settled(page)).toBe('choose');
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^white die/ }).click();
    await strike(page);
    if (course) {
      await expect(page.getByRole('region', { name: course })).toBeVisible();
      await page.getByRole('button', { name: 'Next course' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 · The Elbow');
    }
  }
  await expect(over(page)).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(heading(page)).toHaveText('Ann, choose a start cell');
});

test('giving up ends the match', async ({ page }) => {
  await table(page, [ANN]);
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page
    .getByRole('dialog', { name: 'Give up the match?' })
    .getByRole('button', { name: 'Give up' })
    .click();
  await expect(over(page)).toBeVisible();
});

test('an unknown table gets one clear sentence and a way home', async ({ page }) => {
  await page.goto('/play/0123456789abcdef');
  await expect(
    page.getByRole('heading', { name: 'This game is not on this device.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('strokes show their results at once, the path stays, the words tell it', async ({
    page,
  }) => {
    await table(page, [ANN, BO]);
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^white die/ }).click();
    await strike(page);
    await settled(page);
    expect(
      await page.evaluate(
        () =>
          document.getAnimations().filter((animation) => animation.playState === 'running').length,
      ),
    ).toBe(0);
    await expect(page.locator('.path-mark path').first()).toBeAttached();
    await expect(page.getByRole('region', { name: 'What happens, in words' })).toContainText(
      /Red: \d/,
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('the screen has no barriers, before the roll and after', async ({ page }) => {
        const findings = async () => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          return violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
          );
        };
        await table(page, [ANN, { name: '', level: 1, balls: ['blue'] }], { kit: 'both' });
        expect(await findings()).toEqual([]);
        await page.getByRole('button', { name: 'Start cell 1' }).click();
        await page.getByRole('button', { name: /^card \+3/ }).click();
        expect(await findings()).toEqual([]);
        await page.getByRole('button', { name: /^Roll the/ }).click();
        await expect(rose(page)).toBeVisible();
        const button = await aim(page);
        expect(await findings()).toEqual([]);
        await button.click();
        await page.getByRole('button', { name: 'Why?' }).first().click();
        await expect(
          page
            .getByRole('dialog', { name: 'Why did it stop there?' })
            .locator('figure svg')
            .first(),
        ).toBeVisible();
        expect(await findings()).toEqual([]);
      });
    });
  }
});

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

/** Whether the hole, or the flag at the edge that stands for it, is in sight. */
async function goalInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const window = document.querySelector('.board-window')!.getBoundingClientRect();
    const inside = (box: DOMRect) =>
      box.left >= window.left - 1 &&
      box.right <= window.right + 1 &&
      box.top >= window.top - 1 &&
      box.bottom <= window.bottom + 1;
    const edge = document.querySelector('.goal');
    if (edge) return inside(edge.getBoundingClientRect());
    return inside(document.querySelector('#golf-flag')!.getBoundingClientRect());
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
  });

  test('neither the board nor the question jumps between the choice of a die and the ways', async ({
    page,
  }) => {
    await table(page, [ANN], { courses: ['2'] });
    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    await page.getByRole('button', { name: /^white die/ }).tap();
    await expect(page.getByRole('button', { name: /^Roll the/ })).toBeEnabled();
    await page.waitForTimeout(500);
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
      x: 150,
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

/** Notes every sentence of the live region and how long it stood. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: { text: string; since: number; stood: number | null }[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('.live')!;
    const take = () => {
      const text = region.textContent ?? '';
      const last = heard.at(-1);
      if (last?.text === text) return;
      if (last) last.stood = performance.now() - last.since;
      heard.push({ text, since: performance.now(), stood: null });
    };
    take();
    new MutationObserver(take).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

test('everything that happens is spoken, one sentence after the other, also at the end of a course', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the region is the same on a phone');
  await table(page, [ANN], { courses: ['1', '2'], limit: 1 });
  await expect(heading(page)).toHaveText('Ann, choose a start cell');
  await listen(page);
  await page.getByRole('button', { name: 'Start cell 1' }).click();
  await page.getByRole('button', { name: /^white die/ }).click();
  await strike(page);
  await page.getByRole('button', { name: 'Next course' }).click();
  const heard = () =>
    page.evaluate(
      () => (window as unknown as { heard: { text: string; stood: number | null }[] }).heard,
    );
  await expect
    .poll(async () => (await heard()).at(-1)?.text, { timeout: 30_000 })
    .toBe('Ann, it is your turn with red, stroke 1.');
  const said = await heard();
  const order = [
    /rolls? \d/,
    /^Open: /,
    /^Red: .*steps? from the hole|^Red: .*hole/,
    /The Long Step is finished/,
    /it is your turn with red, stroke 1\.$/,
  ];
  const places = order.map((sentence) => said.findLastIndex(({ text }) => sentence.test(text)));
  expect(places, said.map(({ text }) => text).join('\n')).toEqual(
    [...places].sort((a, b) => a - b),
  );
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  for (const { text, stood } of said.slice(1, -1)) expect(stood, text).toBeGreaterThan(550);
});

test('the card after a course agrees with the order of play, the header and the counter', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the card covers them there');
  await table(page, [ANN], { courses: ['1', '2'], limit: 2 });
  for (let stroke = 1; stroke <= 2; stroke++) {
    if (stroke === 1) await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^blue die/ }).click();
    await strike(page);
    if (stroke === 1) expect(await settled(page)).toBe('choose');
  }
  await expect(page.getByRole('region', { name: '1 · The Long Step is finished' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order of play' })).not.toContainText('to play');
  await expect(page.getByRole('region', { name: 'Order of play' })).toContainText('not holed: 2');
  await expect(page.getByRole('banner')).toContainText('The course is finished');
  // After the last stroke the peg stays where it came to.
  await expect(page.getByRole('list', { name: 'Counter: stroke 2 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Next course' }).click();
  for (let stroke = 1; stroke <= 2; stroke++) {
    expect(await settled(page)).toBe('choose');
    if (stroke === 1) await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^blue die/ }).click();
    await strike(page);
  }
  await expect(over(page)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Counter: stroke 2 of 2' }).locator('[aria-current]'),
  ).toHaveText('2');
});

test.describe('against the computer, without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.skip(({ isMobile }) => isMobile, 'the same on a phone');

  test('its strokes wait for each other, their paths stay drawn, and nobody is told to choose a die meanwhile', async ({
    page,
  }) => {
    // Blue comes after red here, so that one's own last stroke is followed by the computer's first.
    await table(page, [ANN, { name: '', level: 1, balls: ['blue'] }], { limit: 3 });
    for (let stroke = 1; stroke <= 3; stroke++) {
      if (stroke === 1) await page.getByRole('button', { name: 'Start cell 1' }).click();
      await page.getByRole('button', { name: /^blue die/ }).click();
      if (stroke < 3) {
        await strike(page);
        expect(await settled(page)).toBe('choose');
      }
    }
    await page.getByRole('button', { name: /^Roll the/ }).click();
    const button = await aim(page);
    await page.evaluate(() => {
      const drawn: { path: string; since: number }[] = [];
      const hints: string[] = [];
      Object.assign(window, { drawn, hints });
      // The path that was looked at is the one that is played: it counts from then on.
      addEventListener('click', () => (drawn[0]!.since = performance.now()), {
        once: true,
        capture: true,
      });
      const look = () => {
        const path = document.querySelector('.path-mark')?.innerHTML ?? '';
        if (path && drawn.at(-1)?.path !== path) drawn.push({ path, since: performance.now() });
        const hint = document.querySelector('.hint')?.textContent;
        if (hint) hints.push(hint);
      };
      look();
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
    await button.click();
    await expect(over(page)).toBeVisible({ timeout: 30_000 });
    const { drawn, hints } = await page.evaluate(() => {
      const { drawn, hints } = window as unknown as {
        drawn: { path: string; since: number }[];
        hints: string[];
      };
      return { drawn, hints };
    });
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    for (const [index, one] of drawn.slice(1).entries())
      expect(one.since - drawn[index]!.since, `path ${index + 1}`).toBeGreaterThan(1200);
    expect(hints).toEqual([]);
  });
});

/** A finished match of two computers on a course with tokens, as the page keeps it. */
function playedMatch(seed: bigint): { id: string; secret: number[]; events: unknown[] } {
  core.initSync({
    module: readFileSync(new URL('../src/generated/study/browser_bg.wasm', import.meta.url)),
  });
  const boxes = JSON.parse(core.boxes());
  const course = JSON.parse(core.courses()).find((one: { id: string }) => one.id === '1');
  const six = ({ id, impulses }: { id: string; impulses: number[] }) => ({ id, impulses });
  const golf = {
    mode: 'carom',
    balls: [['red'], ['blue']],
    courses: [{ id: course.id, file: course.file }],
    limit: null,
    dice: boxes.dice.filter((die: { home: string }) => die.home === 'base').map(six),
    cards: [],
    tokens: boxes.tokens,
  };
  const computer = { type: 'computer', level: 1 };
  const id = '00000000000000aa';
  const secret = Array.from({ length: 32 }, () => 7);
  const { events } = JSON.parse(
    core.match_of_computers(
      JSON.stringify({ table: id, setup: { golf }, seats: [computer, computer], clock: null }),
      Uint8Array.from(secret),
      seed,
    ),
  );
  return { id, secret, events };
}

test('results say how tokens were counted', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const match = playedMatch(3n);
  await page.goto('/about');
  await page.evaluate(
    ({ id, secret, events }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('carambole', 1);
        opening.onupgradeneeded = () => {
          opening.result
            .createObjectStore('tables', { keyPath: 'id' })
            .createIndex('changed', 'changed');
          opening.result.createObjectStore('things');
        };
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const kept = {
            id,
            secret: Uint8Array.from(secret),
            events,
            status: 'over',
            course: 0,
            begun: 1,
            changed: 1,
          };
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    match,
  );
  await page.goto(`/play/${match.id}`);
  await expect(over(page)).toBeVisible();
  const rows = page
    .getByRole('region', { name: 'The match is over' })
    .first()
    .getByRole('listitem');
  const texts = await rows.allInnerTexts();
  const sums = texts.flatMap((text) => {
    const found = /(\d+) ([−+]) (\d+) tokens? = (−?\d+)\s+(−?-?\d+)/.exec(text);
    return found ? [found.slice(1)] : [];
  });
  expect(sums.length, texts.join(' | ')).toBeGreaterThan(0);
  for (const [strokes, sign, tokens, total, shown] of sums) {
    const number = (text: string | undefined) => Number(text!.replace('−', '-'));
    expect(number(strokes) + (sign === '−' ? -1 : 1) * number(tokens)).toBe(number(total));
    expect(number(shown)).toBe(number(total));
  }
});
