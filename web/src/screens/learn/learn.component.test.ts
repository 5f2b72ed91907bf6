// Tests the guided first game: seven shots into the hole, by keyboard and by touch, at every screen
// size.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { open } from '../../../tests/browser/open';
import { boxOf } from '../../../tests/browser/find';

/** The direction into the hole for each shot. In the second shot, it depends on the roll. */
const SHOTS = [
  { key: 'd', direction: 'east', good: 'In!' },
  { key: '', direction: '', good: 'how every stroke works' },
  { key: 'x', direction: 'south-east', good: 'light off a mirror' },
  { key: 'd', direction: 'east', good: '1 + 2 + 2 = 5' },
  { key: 'd', direction: 'east', good: 'Straight through' },
  { key: 'd', direction: 'east', good: 'took the yellow ball into the hole' },
  { key: 'd', direction: 'east', good: 'Taken, and in' },
];
const STEPS = SHOTS.map((_, index) => index + 1);

const main = page.getByRole('main');
const said = main.getByRole('status');
const next = page.getByRole('button', { name: 'Next' });
const rose = (direction: string) => page.getByRole('button', { name: direction, exact: true });
const play = (direction: string) =>
  page.getByRole('button', { name: `Play ${direction}`, exact: true });

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Returns the direction (and its key) in which the rolled number takes the ball into the hole. With
 * a 3, the ball first goes away from the hole and rebounds off the wall.
 */
async function rolledWay(): Promise<{ key: string; direction: string }> {
  const die = page.getByRole('img', { name: /^Blue die, rolled [1-3]$/ });
  await expect.element(die).toBeVisible();
  return die.element().getAttribute('aria-label')!.endsWith('3')
    ? { key: 'd', direction: 'east' }
    : { key: 'a', direction: 'west' };
}

/** Makes the die in the second step show this side. */
function rollSide(side: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const filled = random(array);
    if (filled instanceof Uint8Array && filled.length === 1) filled[0] = side;
    return filled;
  });
}

test('all lessons by keyboard only, up to the first game', async () => {
  await open('/learn');
  await expect.element(page.getByRole('heading', { name: 'Into the hole' })).toBeVisible();
  for (const shot of SHOTS) {
    let { key, direction } = shot;
    if (key === '') {
      (await page.getByRole('button', { name: 'Roll the blue die' }).findElement()).focus();
      await userEvent.keyboard('{Enter}');
      ({ key, direction } = await rolledWay());
    }
    await expect.element(rose(direction)).toBeEnabled();
    await userEvent.keyboard(key);
    await expect.element(play(direction)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(said).toHaveTextContent(shot.good);
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('heading', { name: 'You know how to play' })).toBeVisible();
  (await page.getByRole('button', { name: 'Play your first game' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toMatch(/^\/play\/[0-9a-f]+$/);
});

test('on a phone, with a miss on the way', async () => {
  await open('/learn', { size: 'phone' });
  // After a wrong direction, a message says so, and the same board is ready for another try.
  await rose('west').click();
  await play('west').click();
  await expect.element(said).toHaveTextContent('Not in yet');
  for (const shot of SHOTS) {
    let { direction } = shot;
    if (shot.key === '') {
      await page.getByRole('button', { name: 'Roll the blue die' }).click();
      ({ direction } = await rolledWay());
    }
    await rose(direction).click();
    await play(direction).click();
    await expect.element(said).toHaveTextContent(shot.good);
    expect(scrollsSideways()).toBe(false);
    await next.click();
  }
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect.poll(() => location.pathname).toMatch(/^\/play\/[0-9a-f]+$/);
});

// The die has each number twice. The first, third and fifth sides show all of them.
test.for([0, 2, 4])('the roll of side %i of the die leads into the hole', async (side) => {
  rollSide(side);
  await open('/learn/2');
  await page.getByRole('button', { name: 'Roll the blue die' }).click();
  const { direction } = await rolledWay();
  await rose(direction).click();
  await play(direction).click();
  await expect.element(said).toHaveTextContent('how every stroke works');
});

/** Waits until an element is drawn, and returns its box. */
async function drawnBox(selector: string): Promise<DOMRect> {
  await expect.poll(() => boxOf(selector).height).toBeGreaterThan(0);
  return boxOf(selector);
}

describe.for(STEPS)('step %i', (step) => {
  test('needs no scrolling to play at 844 × 390', async () => {
    await open(`/learn/${step}`, { size: 'landscape' });
    const button = page.getByRole('button', { name: /^(Choose a direction|Roll the blue die)$/ });
    await expect.element(button).toBeVisible();
    for (const box of [await drawnBox('.picture svg'), button.element().getBoundingClientRect()]) {
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(390);
    }
  });

  test('shows "Skip" at 390 × 844', async () => {
    await open(`/learn/${step}`, { size: 'phone' });
    await drawnBox('.picture svg');
    const box = page.getByRole('button', { name: 'Skip' }).element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(844);
    expect(box.right).toBeLessThanOrEqual(390);
  });
});

test('the ball rolls, and a key skips to its end', async () => {
  await open('/learn', { motion: true });
  await rose('east').click();
  await play('east').click();
  await expect.element(said).toHaveTextContent('In!');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rose('east')).toBeEnabled();
  await userEvent.keyboard('d{Enter}{Escape}');
  await expect.element(said).toHaveTextContent('In!');
});

test('a step shows only its own balls, also on a retry', async () => {
  // Finds and counts the balls in one step, so that a ball that is just being replaced is not
  // counted.
  const seen = () =>
    [...document.querySelectorAll('.picture .ball')].filter(
      (ball) => getComputedStyle(ball).opacity !== '0',
    ).length;
  await open('/learn');
  await expect.poll(seen).toBe(1);
  for (let time = 0; time < 3; time++) {
    await rose('west').click();
    await play('west').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rose('west')).toBeEnabled();
    expect(seen()).toBe(1);
  }
});

test('a step can be skipped and has its own address', async () => {
  await open('/learn/4');
  await expect.element(page.getByRole('heading', { name: 'Through the sand' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect.element(page.getByRole('heading', { name: 'Through the channel' })).toBeVisible();
  expect(location.pathname).toBe('/learn/5');
});

test.for([
  ['fr', 'À travers le sable'],
  ['de', 'Durch den Sand'],
  ['pl', 'Przez piasek'],
] as const)('speaks %s as the browser does', async ([language, title]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  await open('/learn/4');
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
});

test.for([1, 2, 7, 8])('step %i is accessible', async (step) => {
  await open(`/learn/${step}`);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(main.getByRole('button').first()).toBeVisible();
  expect(await barriersDayAndNight()).toEqual([]);
});
