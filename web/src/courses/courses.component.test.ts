// The journey: every course as a link in words, medals from kept results, and the way from course to course.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepThing } from '../core/saved';
import { go } from '../ui/router.svelte';
import { barriers } from '../../tests/browser/barriers';
import { button, openFresh } from '../../tests/browser/golf';

afterEach(() => vi.restoreAllMocks());

const link = (name: string) => page.getByRole('link', { name });
const title = () => page.getByRole('heading', { level: 1 });

/** Opens the journey of a player who has holed the first two courses. */
async function openJourney(opening: Parameters<typeof openFresh>[1] = {}): Promise<void> {
  await openFresh('/privacy', opening);
  const bests = {
    1: { score: 1, one: true, straight: true, tokens: false },
    2: { score: 5, one: false, straight: false, tokens: false },
  };
  await keepThing('bests-1', { bests, read: {} });
  go('/courses');
  await expect.element(page.getByText('2 of 32 holed')).toBeVisible();
}

const HERE = 'Course 3, The Horseshoe, par 3, not holed yet';

test('the journey names par, bests and medals, and marks the next course', async () => {
  await openJourney();
  await expect.poll(() => page.getByRole('listitem').getByRole('link').elements().length).toBe(32);
  await expect
    .element(
      link('Course 1, The Long Step, par 2, your best 1, Under par, Hole in one, No rebound'),
    )
    .toBeVisible();
  await expect
    .element(link('Course 2, The Elbow, par 3, your best 5, Holed'))
    .toHaveTextContent('5 · par 3');
  await expect
    .element(link('Course S-12, Through the Roof, no par known, not holed yet'))
    .toBeVisible();
  await expect.element(link(HERE)).toHaveTextContent('Play');
});

for (const colours of ['light', 'dark'] as const) {
  test(`the journey is accessible, ${colours}`, async () => {
    await openJourney({ colours });
    await expect.element(link(HERE)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}

test('a device that has kept nothing has holed nothing', async () => {
  await openFresh('/courses');
  await expect.element(page.getByText('0 of 32 holed')).toBeVisible();
});

test('home goes on with the next course, and the journey with the match that was left', async () => {
  await openJourney();
  go('/');
  await button('Play now Next: The Horseshoe').click();
  await expect.element(title()).toHaveTextContent('The Horseshoe');
  const match = location.pathname;
  expect(match).toMatch(/^\/play\//);
  go('/courses');
  await link(HERE).click();
  await expect.poll(() => location.pathname).toBe(match);
  history.back();
  await expect.poll(() => location.pathname).toBe('/courses');
  await expect.element(page.getByText('2 of 32 holed')).toBeVisible();
});

test('after a match alone the next course is one tap away', async () => {
  await openFresh('/courses/1');
  await expect.element(page.getByRole('heading', { name: 'Choose a start cell' })).toBeVisible();
  await button('This match').click();
  await button('Give up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await button('Next course: The Elbow').click();
  await expect.element(title()).toHaveTextContent('The Elbow');
});
