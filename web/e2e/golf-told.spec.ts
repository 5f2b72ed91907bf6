// Mini golf told: without motion, in the live region, at the end of courses and matches.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { barriers } from './barriers';
import { keep } from './database';
import * as core from '../src/generated/study/browser.js';
import { table, ANN, BO, heading, over, rose, strike, aim, settled } from './golf-table';

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
      /Red: .*from the hole/,
    );
  });

  test('the screen has no barriers, before the roll and after', async ({ page }) => {
    await table(page, [ANN, { name: '', level: 1, balls: ['blue'] }], { kit: 'both' });
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^card \+3/ }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /^Roll the/ }).click();
    await expect(rose(page)).toBeVisible();
    const button = await aim(page);
    expect(await barriers(page)).toEqual([]);
    await button.click();
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await expect(
      page.getByRole('dialog', { name: 'Why did it stop there?' }).locator('figure svg').first(),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});

test('pieces on the board say what they do, and the match stays open', async ({
  page,
  isMobile,
}) => {
  await table(page, [ANN], { courses: ['S-10b'] });
  await page.getByRole('button', { name: 'Start cell 1' }).click();
  const bar = page.getByRole('button', { name: /^Bar of 3\. A ball bounces off it/ });
  await expect(bar).toBeAttached();
  if (isMobile) {
    const box = (await bar.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  } else {
    // One stop for the keyboard; arrows go from piece to piece, and none of them aims.
    await page.keyboard.press('p');
    while (!(await bar.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await expect(page.locator('.tip')).toContainText('Bar of 3');
    await page.keyboard.press('Enter');
  }
  const sheet = page.getByRole('dialog', { name: 'Bar of 3' });
  await expect(sheet.locator('figure svg').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const match = page.url();
  await sheet.getByRole('link', { name: 'Rule R3 in the rulebook' }).click();
  await expect(page.getByRole('dialog', { name: /^R3 · / })).toBeVisible();
  expect(page.url()).toBe(match);
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
    .poll(async () => (await heard()).at(-1)?.text)
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
    await expect(over(page)).toBeVisible();
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
function playedMatch(seed: bigint): { id: string; secret: Uint8Array; events: unknown[] } {
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
  const secret = new Uint8Array(32).fill(7);
  const { events } = JSON.parse(
    core.match_of_computers(
      JSON.stringify({ table: id, setup: { golf }, seats: [computer, computer], clock: null }),
      secret,
      seed,
    ),
  );
  return { id, secret, events };
}

test('results say how tokens were counted', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const match = playedMatch(3n);
  await page.goto('/games');
  await keep(page, 'tables', { ...match, status: 'over', course: 0, begun: 1, changed: 1 });
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
