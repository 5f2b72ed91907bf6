// Tests player names: which names tables accept, and how the page addresses a player without a
// name. Also tests reopening a match.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { change } from '../../../lib/settings.svelte';
import { go } from '../../../ui/router.svelte';
import {
  aim,
  button,
  choose,
  key,
  openFresh,
  roll,
  rose,
  settled,
  story,
} from '../../../../tests/browser/golf';

afterEach(() => vi.restoreAllMocks());

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const name = () => page.getByLabelText('Name of player 1');

for (const good of ['🏌️‍♀️', '👩‍👩‍👧‍👦']) {
  test(`joined emoji are a valid name: ${good}`, async () => {
    await openFresh('/golf/computer');
    await name().fill(good);
    await button(/^Quick/).click();
    await expect.element(heading(`${good}, choose a start cell`)).toBeVisible();
    expect(location.pathname).toMatch(/^\/play\/\w+$/);
  });
}

test('a name with hidden characters is refused with a message at its field', async () => {
  await openFresh('/golf/computer');
  await name().fill('A\u202Eda');
  await expect
    .element(page.getByText('Use at most 30 characters and no invisible ones.'))
    .toBeVisible();
  await button(/^Quick/).click();
  await expect.element(name()).toHaveFocus();
  expect(location.pathname).toBe('/golf/computer');
});

test('a saved name that tables refuse never blocks a match, and leaving one needs confirmation', async () => {
  await openFresh('/golf/computer');
  await button(/^Quick/).click();
  await expect.poll(() => location.pathname).toMatch(/^\/play\/\w+$/);
  const first = location.pathname;
  change({ names: ['A\u202Eda'] });
  go('/');
  await button(/^Play now/).click();
  await button('New match').click();
  await expect.element(heading('Choose a start cell')).toBeVisible();
  expect(location.pathname).not.toBe(first);
});

test('a player without a name is addressed as you', async () => {
  await openFresh('/');
  await button(/^Play now/).click();
  await expect.element(heading('Choose a start cell')).toBeVisible();
  await choose('yellow', 1);
  await roll();
  await expect.element(heading('Which way?')).toBeVisible();
  await expect.element(story()).toHaveTextContent(/You roll \d+ with the yellow die\./);
});

test('a match that is opened again retells the last round, not the beginning', async () => {
  await openFresh('/');
  await button(/^Play now/).click();
  await expect.element(heading('Choose a start cell')).toBeVisible();
  await choose('blue', 1);
  await roll();
  const play = await aim();
  await play.click();
  await expect.element(rose()).not.toBeInTheDocument();
  expect(await settled()).toBe('choose');
  await choose('blue');
  await roll();
  const lines = () =>
    story()
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
  const before = lines();
  const match = location.pathname;
  go('/about');
  await expect.element(story()).not.toBeInTheDocument();
  go(match);
  await expect.element(rose()).toBeVisible();
  await expect.poll(lines).toEqual(before);
  await expect.element(story()).not.toHaveTextContent('The match begins.');
  // The match continues where the player left off.
  await key('{ArrowLeft}');
  await expect.element(button(/^Play (?:north|south|east|west)/)).toBeEnabled();
});
