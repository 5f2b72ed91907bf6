// Tests the daily course without a server: it is generated ahead, played with its own dice, and
// practised later.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { core, study } from '../../core/core';
import { storeValue, load, storedValue } from '../../core/saved';
import { courseOf } from './courses';
import { dateOf, dayOf, numberOf, shifted } from './days';
import { go } from '../../ui/router.svelte';
import { openDB } from 'idb';
import { find } from '../../../tests/browser/find';
import { button, choose, openFresh, strike } from '../../../tests/browser/golf';

// The core has its own clock, so a try counts only on the real day.
const TODAY = dayOf(new Date());
const EARLIER = '2026-11-02';

// Generating a course is slow, so all tests share these courses.
beforeAll(async () => {
  for (const day of [TODAY, EARLIER]) await courseOf(day);
}, 60_000);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const play = () => page.getByRole('link', { name: 'Play the course' });
const choice = () => button(/^(Choose a|Roll the)/);

test('the course is generated while the home page is idle, then shown at once', async () => {
  const course = await courseOf(TODAY);
  const [day, next] = [shifted(TODAY, 10), shifted(TODAY, 11)];
  const made = vi.spyOn(study, 'daily').mockImplementation(async (day) => ({ ...course, day }));
  // Skips the home page's pause before it generates the course.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: dateOf(day),
  });
  vi.setTimerTickMode('nextTimerAsync');
  await openFresh('/');
  await expect.poll(() => storedValue(`daily-course-1/${day}`)).toBeDefined();
  await expect.poll(() => storedValue(`daily-course-1/${next}`)).toBeDefined();
  expect(made.mock.calls).toEqual([[day], [next]]);
  go('/daily');
  await expect.element(play()).toBeVisible();
  await find('.picture svg');
  expect(made).toHaveBeenCalledTimes(2);
});

test('a saved course is not generated again', async () => {
  const course = await courseOf(TODAY);
  const made = vi.spyOn(study, 'daily').mockRejectedValue(new Error('generated again'));
  // No other test uses this day, so the course can come only from the device.
  const day = shifted(TODAY, 20);
  vi.useFakeTimers({ toFake: ['Date'], now: dateOf(day) });
  await openFresh('/privacy');
  await storeValue(`daily-course-1/${day}`, { ...course, day });
  go('/daily');
  await expect.element(play()).toBeVisible();
  await find('.picture svg');
  expect(made).not.toHaveBeenCalledWith(day);
});

test('no other title is shown before the name of the course', async () => {
  let read = () => {};
  const reading = new Promise<void>((resolve) => (read = resolve));
  const { matchCourses } = core;
  vi.spyOn(core, 'matchCourses').mockImplementation(async (courses) => {
    await reading;
    return matchCourses(courses);
  });
  await openFresh('/daily');
  await expect.element(play()).toBeVisible();
  const title = await find('#day-title');
  const shown = () => [getComputedStyle(title).opacity, title.textContent];
  expect(shown()).toEqual(['0', 'Course of the day']);
  const height = title.offsetHeight;
  read();
  await expect.poll(() => getComputedStyle(title).opacity).toBe('1');
  expect(title.textContent).not.toBe('Course of the day');
  expect(title.offsetHeight).toBe(height);
});

test('a try left before its first stroke uses the dice of the day', async () => {
  const share = async () =>
    (await load(`daily-${TODAY}`))?.events
      .map(({ what }) => what)
      .find((what) => what.type === 'joined')?.contribution;
  await openFresh('/daily');
  await play().click();
  await expect.element(choice()).toBeVisible();
  expect(location.pathname).toBe(`/daily/${TODAY}/play`);
  const own = await share();
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  go('/about');
  await expect.element(choice()).not.toBeInTheDocument();
  // Simulates that the page was closed after opening the table but before taking the seat.
  const kept = (await load(`daily-${TODAY}`))!;
  const database = await openDB('carambole');
  await database.put('tables', { ...kept, events: kept.events.slice(0, 1), status: 'waiting' });
  database.close();
  go(`/daily/${TODAY}/play`);
  await expect.element(choice()).toBeVisible();
  expect(await share()).toBe(own);
});

test(
  'one try counts: it goes on after it was left, is copied and saved, and leaves only practice',
  { timeout: 60_000 },
  async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openFresh('/daily');
    await play().click();
    // This die is too weak to reach the hole.
    await choose('white', 1);
    await strike();
    const second = page.getByText(/stroke 2 of/i).first();
    await expect.element(second).toBeVisible();
    go('/daily');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.element(second).toBeVisible();

    const result = page.getByRole('region', { name: 'Your result' });
    for (let stroke = 2; stroke <= 12; stroke++) {
      await expect.element(choice().or(result)).toBeVisible();
      if (result.query()) break;
      await choose('yellow');
      await strike();
    }
    await result.getByRole('button', { name: 'Copy' }).click();
    await expect.element(result.getByText('Copied.')).toBeVisible();
    const text = writeText.mock.calls[0]![0];
    // The copied text contains the number of the daily course and the marks, and reveals nothing
    // about the course itself.
    const number = numberOf(TODAY);
    expect(text).toMatch(
      /^Carambole #\d+ · \d+ \S+ \d+\n[⭐🟢🔴]+(⛳|✋) -?\d+ strokes?, par \d\n/u,
    );
    expect(text).toContain(`#${number} · `);
    // A legend explains the marks, and the streak has started.
    await expect
      .element(result.getByText(/^(best choice|good choice|cost you strokes)$/).first())
      .toBeVisible();
    await expect.element(result.getByText('1-day streak')).toBeVisible();
    expect(text).toContain('/daily');
    await expect.element(result.getByText('Next course in')).toBeVisible();
    await result.getByRole('button', { name: 'Save picture' }).click();
    await expect.poll(() => saved.mock.contexts.length).toBe(1);
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('carambole.png');

    // The day is finished: its page shows the result, and offers only practice with different dice.
    await result.getByRole('link', { name: 'Back to the daily course' }).click();
    await expect.element(page.getByText('Next course in')).toBeVisible();
    expect(page.getByRole('link', { name: /Play the course|Continue/ }).query()).toBeNull();
    const days = page.getByRole('region', { name: 'Your statistics' });
    await expect.poll(() => days.element().querySelector('dd')?.textContent).toBe('1');
    await expect
      .element(page.getByRole('region', { name: 'Your week' }))
      .toHaveTextContent(/Dice .*Choices /);
    await button('Practise with new dice').click();
    await expect.element(button(/^Choose a/)).toBeVisible();
    expect(location.pathname).toMatch(/^\/play\//);
  },
);

for (const [language, name] of [
  ['en', 'Play the course'],
  ['pl', 'Zagraj na tym torze'],
] as const) {
  test(`the button to play is in view on a phone in landscape, ${language}`, async () => {
    await openFresh('/daily', { size: 'landscape', settings: { language } });
    const link = page.getByRole('link', { name });
    await expect.element(link).toBeVisible();
    await find('.picture svg');
    const { top, bottom } = link.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
}

test('earlier days are practice, and their courses never change', async () => {
  await openFresh(`/daily/${EARLIER}`);
  await expect
    .element(page.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('The Elbow');
  await expect.element(button('Practise with new dice')).toBeVisible();
  expect(play().query()).toBeNull();
  await button('Practise with new dice').click();
  await expect.element(button(/^Choose a/)).toBeVisible();
  expect(location.pathname).toMatch(/^\/play\//);
});
