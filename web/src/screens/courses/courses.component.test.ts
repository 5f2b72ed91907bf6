// Tests the course map: every course as a link, medals from saved results, and the next course.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeValue } from '../../core/saved';
import { go } from '../../ui/router.svelte';
import { playNow } from '../../games/golf/journey/open';
import { barriers } from '../../../tests/browser/barriers';
import { find } from '../../../tests/browser/find';
import { button, openFresh, over, settled, strike } from '../../../tests/browser/golf';

afterEach(() => vi.restoreAllMocks());

const link = (name: string) => page.getByRole('link', { name });
const title = () => page.getByRole('heading', { level: 1 });

/** Opens the course map for a player who has already holed the first two courses. */
async function openJourney(opening: Parameters<typeof openFresh>[1] = {}): Promise<void> {
  await openFresh('/privacy', opening);
  const bests = {
    1: { score: 1, one: true, straight: true, tokens: false },
    2: { score: 5, one: false, straight: false, tokens: false },
  };
  await storeValue('bests-1', { bests, read: {} });
  go('/courses');
  await expect.element(page.getByText('2 of 33 holed')).toBeVisible();
}

const HERE = "Course S-1a, The Needle's Eye, par 2, not holed yet";

test('the course map names par, bests and medals, and marks the next course', async () => {
  await openJourney();
  await expect.poll(() => page.getByRole('listitem').getByRole('link').elements().length).toBe(33);
  await expect
    .element(
      link('Course 1, The Long Step, par 2, your best 1, Under par, Hole in one, No rebound'),
    )
    .toBeVisible();
  await expect
    .element(link('Course 2, The Elbow, par 3, your best 5, Holed'))
    .toHaveTextContent('5 · par 3');
  await expect
    .element(link('Course S-12, Through the Roof, par unknown, not holed yet'))
    .toBeVisible();
  await expect.element(link(HERE)).toHaveTextContent('Play');
});

for (const colours of ['light', 'dark'] as const) {
  test(`the course map is accessible, ${colours}`, async () => {
    await openJourney({ colours });
    await expect.element(link(HERE)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}

test('without saved data no course is holed', async () => {
  await openFresh('/courses');
  await expect.element(page.getByText('0 of 33 holed')).toBeVisible();
});

test('home offers the next course, and the course map continues the unfinished match', async () => {
  await openJourney();
  go('/');
  await button("Play now Next: The Needle's Eye").click();
  await expect.element(title()).toHaveTextContent("The Needle's Eye");
  const match = location.pathname;
  expect(match).toMatch(/^\/play\//);
  go('/courses');
  await link(HERE).click();
  await expect.poll(() => location.pathname).toBe(match);
  history.back();
  await expect.poll(() => location.pathname).toBe('/courses');
  await expect.element(page.getByText('2 of 33 holed')).toBeVisible();
});

test('a course outside the sheets has an address, too', async () => {
  await openFresh('/courses/M-1');
  await expect.element(title()).toHaveTextContent('The Goalkeeper');
  await expect.element(button('Start cell 5')).toBeVisible();
});

test('after a solo match the next course is one tap away', async () => {
  await openFresh('/courses/1');
  await expect.element(page.getByRole('heading', { name: 'Choose a start cell' })).toBeVisible();
  await button('Match menu').click();
  await button('Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await button('Next course: The Elbow').click();
  await expect.element(title()).toHaveTextContent('The Elbow');
});

test('a course played alone ends with its verdict, its medals and what the next one needs', async () => {
  await openFresh('/courses/1');
  await button('Start cell 1').click();
  do {
    // Selects the die that is highlighted for beginners.
    await page.elementLocator(await find('.panel .pick.lit')).click();
    await strike();
  } while ((await settled()) !== 'over');
  await expect
    .element(over().getByRole('heading', { level: 2 }))
    .toHaveTextContent(/^(Hole in one!|.+ under par!|Par!|Holed in \d+)$/);
  const medals = over().getByRole('list', { name: 'Medals' });
  await expect.element(medals).toHaveTextContent(/Under par|Par|Holed/);
  await expect.element(over()).toHaveTextContent(/Next medal: |every medal/);
  await expect
    .element(over().getByRole('button', { name: 'Next course: The Elbow' }))
    .toHaveClass('primary');
});

test('on the tour the card of every course names par and medals', async () => {
  await openFresh('/privacy');
  await playNow();
  await button('Start cell 1').click();
  const card = page.getByRole('region', { name: /: finished$/ });
  while (!card.query()) {
    await page.elementLocator(await find('.panel .pick.lit')).click();
    await strike();
    await expect.element(button(/^(Choose a|Roll the|Next course)/).first()).toBeVisible();
  }
  await expect.element(card).toHaveTextContent(/par/);
  await expect.element(card).toHaveTextContent(/not holed|Under par|Holed|Par/);
});
