// Tests the mini golf screen at all supported sizes: everything needed for a choice is visible and
// does not move.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barriers, scrollsSideways } from '../../../../tests/browser/barriers';
import {
  aim,
  ANN,
  BO,
  button,
  choose,
  computer,
  goalInSight,
  heading,
  roll,
  rose,
  table,
} from '../../../../tests/browser/golf';
import { change } from '../../../lib/settings.svelte';
import { LANGUAGES, loadTexts, t, type Language } from '../../../lib/texts.svelte';
import { open } from '../../../../tests/browser/open';
import { boxOf, find } from '../../../../tests/browser/find';

afterEach(() => vi.restoreAllMocks());

const PARTS = {
  heading: '.panel .say',
  go: '.panel .go .btn',
  tray: '.panel .tray',
  side: '.panel .side > *',
  board: '.board-window',
};

/** Lists the parts of the screen that are outside the window or overlap each other. */
function layoutFaults(): string[] {
  const parts = Object.entries(PARTS).map(([part, selector]) => ({
    part,
    box: boxOf(selector),
  }));
  const faults = parts
    .filter(
      ({ box }) =>
        box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1,
    )
    .map(({ part }) => `${part} is not in the window`);
  const dice = [...document.querySelectorAll('.panel .pick > *')].map((die, index) => ({
    part: `die ${index + 1}`,
    box: die.getBoundingClientRect(),
  }));
  const all = [...parts.filter(({ part }) => part !== 'tray'), ...dice];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`${one.part} lies on ${other.part}`);
    }
  }
  if (scrollsSideways()) faults.push('the page scrolls sideways');
  return faults;
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 640],
  [820, 1180],
  [1440, 900],
  [720, 450],
] as const) {
  for (const course of ['1', '2']) {
    test(`at ${width} × ${height}, course ${course}: hole or flag, question, dice and button are in sight at every choice`, async () => {
      await table([ANN], { courses: [course] }, { size: [width, height] });
      const check = async (moment: string) => {
        expect(layoutFaults(), moment).toEqual([]);
        await expect.poll(goalInSight, { message: moment }).toBe(true);
      };
      await expect.element(button('Start cell 3')).toBeVisible();
      await check('start');
      await choose('orange', 3);
      await check('die');
      await roll();
      await check('direction');
    });
  }
}

test('at 320 px the title of a match takes two lines, and all of it is shown', async () => {
  await table([ANN], {}, { size: [320, 640] });
  const title = page.getByRole('heading', { level: 1 }).element();
  expect(title.textContent).toBe('1 · The Long Step');
  const text = document.createRange();
  text.selectNodeContents(title);
  const lines = new Set(Array.from(text.getClientRects(), ({ top }) => top));
  expect(lines.size).toBe(2);
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  const [bar, box] = [boxOf('header'), title.getBoundingClientRect()];
  expect(box.top).toBeGreaterThanOrEqual(bar.top);
  expect(box.bottom).toBeLessThanOrEqual(bar.bottom);
});

test('on a phone, the button names the first choice on one line in every language', async () => {
  await table([ANN], {}, { size: 'phone' });
  const lines: Record<string, number> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    change({ language });
    await loadTexts();
    await expect.element(button(t('play-go-start'))).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents((await find('.panel .go .btn')).firstChild!);
    lines[language] = text.getClientRects().length;
  }
  expect(lines).toEqual({ en: 1, de: 1, fr: 1, pl: 1 });
});

test('seven names are not truncated on a tablet', async () => {
  const names = ['Maximiliane', 'Bo', 'Christopher', 'Dora', 'Ernestine', 'Franz', 'Gertrude'];
  const balls = ['red', 'blue', 'yellow', 'green', 'orange', 'violet', 'red-flat'];
  const players = names.map((name, seat) => ({ name, level: null, balls: [balls[seat]!] }));
  await table(players, {}, { size: 'tablet' });
  await expect.poll(() => document.querySelectorAll('section.turns b').length).toBe(7);
  const shown = [...document.querySelectorAll('section.turns b')];
  expect(
    shown.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  ).toEqual([]);
});

test('the phone page does not scroll sideways with dice and cards', async () => {
  await table([ANN, BO], { kit: 'both' }, { size: 'phone' });
  expect(scrollsSideways()).toBe(false);
});

for (const motion of [false, true]) {
  test(`on a phone the flag at the edge leads to the hole and back, ${motion ? 'gliding' : 'without motion'}`, async () => {
    await table([ANN], { courses: ['S-6a'] }, { size: 'phone', motion });
    await button('Start cell 3').click();
    const flag = button(/^Show the hole, \d+ steps away$/);
    await flag.click();
    const back = button('Back to the ball');
    await expect.element(back).toBeVisible();
    await expect
      .poll(() => {
        const hole = boxOf('#golf-flag');
        const view = boxOf('.board-window');
        return (
          hole.left >= view.left &&
          hole.right <= view.right &&
          hole.top >= view.top &&
          hole.bottom <= view.bottom
        );
      })
      .toBe(true);
    await back.click();
    await expect.element(flag).toBeVisible();
  });
}

test('on a phone the map shows the far end of the course; no hint covers the ball', async () => {
  await table([ANN], { courses: ['S-6a'] }, { size: 'phone' });
  await choose('white', 3);
  const map = page.elementLocator(await find('.map'));
  const hint = (await find('.banner')).getBoundingClientRect();
  const ball = (await find('.turn-ring')).getBoundingClientRect();
  expect(hint.top > ball.bottom || hint.bottom < ball.top).toBe(true);
  const flag = button(/^Show the hole, \d+ steps away$/);
  await expect.element(flag).toBeVisible();
  await map.click({ position: { x: 24, y: 118 } });
  await expect.element(flag).not.toBeInTheDocument();
});

/** Returns whether the view has come to rest at the current ball, at its final scale. */
function boardRests(): boolean {
  const stage = document.querySelector<HTMLElement>('.stage');
  if (!stage) return false;
  const view = boxOf('.board-window');
  const ball = document.querySelector('.turn-ring')?.getBoundingClientRect();
  const isSeen = ball !== undefined && ball.left > view.left && ball.right < view.right;
  return isSeen && stage.getAnimations().length === 0 && !stage.style.transform.includes('scale');
}

test('on a phone neither board nor question jumps between the choice of a die and the directions', async () => {
  await table([ANN], { courses: ['2'] }, { size: 'phone', motion: true });
  await choose('white', 3);
  await expect.element(button(/^Roll the/)).toBeEnabled();
  await expect.poll(boardRests).toBe(true);
  const titles: string[] = [];
  const views: string[] = [];
  const look = () => {
    const title = document.querySelector('.panel h2')?.textContent ?? '';
    const view = document.querySelector<HTMLElement>('.stage')?.style.transform ?? '';
    if (titles.at(-1) !== title) titles.push(title);
    if (views.at(-1) !== view) views.push(view);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await roll();
  observer.disconnect();
  expect(titles).toEqual(['Ann, choose a die', 'Ann', 'Which way, Ann?']);
  // The view moves at most once, to show where the ball would stop in each direction.
  expect(views.length).toBeLessThanOrEqual(2);
});

test('"?" on a touch screen explains the gestures', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(hover: none) and (pointer: coarse)' ? 'all' : query),
  );
  await table([ANN], {}, { size: 'phone' });
  await button('Help').click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect.element(help).toHaveTextContent('Pinch');
  await expect.element(help.getByRole('heading', { name: 'With a keyboard' })).toBeVisible();
});

for (const [size, colours] of [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const) {
  test(`the table is accessible before and after the roll, ${size}, ${colours}`, async () => {
    await table([ANN, computer(1, 'blue')], { kit: 'both' }, { size, colours });
    await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
    expect(await barriers()).toEqual([]);
    await button('Start cell 1').click();
    await button(/^card \+3/).click();
    expect(await barriers()).toEqual([]);
    await roll();
    const go = await aim();
    expect(await barriers()).toEqual([]);
    await go.click();
    await expect.element(rose()).not.toBeInTheDocument();
    await button('Why?').first().click();
    const why = page.getByRole('region', { name: 'Why did the ball stop there?' });
    await expect.element(why).toBeVisible();
    await find('.why figure svg');
    expect(await barriers()).toEqual([]);
  });
}

test('an unknown table shows one clear sentence and a link home', async () => {
  await open('/play/0123456789abcdef');
  await expect
    .element(page.getByRole('heading', { name: 'Game not found on this device' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/');
});
