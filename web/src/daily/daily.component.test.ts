// The course of the day without a server: made ahead, begun with its dice, and practised later.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { core } from '../core/core';
import { keepThing, load, thing } from '../core/saved';
import { courseOf } from './courses';
import { go } from '../ui/router.svelte';
import { openDB } from 'idb';
import { button, find, openFresh } from '../../tests/browser/golf';

const TODAY = '2026-11-20';
const EARLIER = '2026-11-02';

// Making a course takes a moment, so these are made once for all tests.
beforeAll(async () => {
  for (const day of [TODAY, EARLIER]) await courseOf(day);
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const play = () => page.getByRole('link', { name: 'Play the course' });
const choice = () => button(/^(Choose a|Roll the)/);

test('the course is made while the home page is idle, and is there at once afterwards', async () => {
  const course = await courseOf(TODAY);
  const made = vi.spyOn(core, 'daily').mockImplementation(async (day) => ({ ...course, day }));
  // The clock jumps over the time the home page waits before it makes the course.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-11-23T12:00:00'),
  });
  vi.setTimerTickMode('nextTimerAsync');
  await openFresh('/');
  await expect.poll(() => thing('daily-course-1/2026-11-23')).toBeDefined();
  await expect.poll(() => thing('daily-course-1/2026-11-24')).toBeDefined();
  expect(made.mock.calls).toEqual([['2026-11-23'], ['2026-11-24']]);
  go('/daily');
  await expect.element(play()).toBeVisible();
  await find('.picture svg');
  expect(made).toHaveBeenCalledTimes(2);
});

test('a course that is kept on the device is not made again', async () => {
  const course = await courseOf(TODAY);
  const made = vi.spyOn(core, 'daily').mockRejectedValue(new Error('made again'));
  // A day that no other test has asked for, so that only the device can know its course.
  const day = '2026-11-26';
  vi.setSystemTime(new Date(`${day}T12:00:00`));
  await openFresh('/privacy');
  await keepThing(`daily-course-1/${day}`, { ...course, day });
  go('/daily');
  await expect.element(play()).toBeVisible();
  await find('.picture svg');
  expect(made).not.toHaveBeenCalledWith(day);
});

test('a try that was left before its first move begins with the dice of the day', async () => {
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
  // As if the page had been closed between opening the table and taking the seat.
  const kept = (await load(`daily-${TODAY}`))!;
  const database = await openDB('carambole');
  await database.put('tables', { ...kept, events: kept.events.slice(0, 1), status: 'waiting' });
  database.close();
  go(`/daily/${TODAY}/play`);
  await expect.element(choice()).toBeVisible();
  expect(await share()).toBe(own);
});

test('earlier days are practice, and their courses are the same everywhere and for ever', async () => {
  await openFresh(`/daily/${EARLIER}`);
  await expect
    .element(page.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('The Elbow');
  await expect.element(button('Practise with other dice')).toBeVisible();
  expect(play().query()).toBeNull();
  await button('Practise with other dice').click();
  await expect.element(button(/^Choose a/)).toBeVisible();
  expect(location.pathname).toMatch(/^\/play\//);
});
