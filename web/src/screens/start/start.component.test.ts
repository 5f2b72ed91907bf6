// Tests the start screen: one button to play, and the unfinished matches.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { keptTables, press, reopen, visit } from '../../../tests/browser/device';
import { tableEntry } from '../../../tests/browser/entries';
import { ANA, host } from '../../../tests/browser/host';
import { open, SIZES } from '../../../tests/browser/open';
import { keepIdentity } from '../../online/identity.svelte';
// Imports the screens in advance, so no test waits for the development server to compile them.
import '../golf/Setup.svelte';
import '../../online/OwnTables.svelte';
import '../play/Play.svelte';
import '../../games/golf/match/Game.svelte';

const playNow = () => page.getByRole('button', { name: 'Play now' });
const atTable = () => expect.poll(() => location.pathname).toMatch(/^\/play\/[0-9a-f]{16}$/);
const board = () => page.css('.board-window');

test('one tap on "Play now" opens a solo tour of three courses', async () => {
  await open('/');
  await expect
    .element(page.getByRole('button', { name: 'Play now A three-hole tour' }))
    .toBeVisible();
  await playNow().click();
  await atTable();
  await expect.element(board()).toBeVisible();
  const [table] = await keptTables();
  expect(table).toMatchObject({ status: 'playing' });
  expect(table!.setup).toMatchObject({
    golf: {
      mode: 'basic',
      balls: [['orange']],
      courses: [{ id: 'S-1a' }, { id: 'S-1b' }, { id: 'S-4a' }],
    },
  });
  expect(location.pathname).toContain(table!.id);
});

test('the library is one tap away on a phone and on a desktop', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    await open('/', { size });
    const link = page.getByRole('link', { name: 'Library', exact: true });
    await expect.element(link).toHaveAttribute('href', '/library');
    expect(scrollsSideways()).toBe(false);
  }
});

test('Enter starts to play', async () => {
  await open('/');
  await expect.element(playNow()).toBeVisible();
  await press('Enter');
  await atTable();
  await expect.element(board()).toBeVisible();
});

test('"Play now" continues the tour, and asks before it starts one beside another match', async () => {
  await open('/');
  await playNow().click();
  await atTable();
  await expect.element(board()).toBeVisible();
  const tour = location.pathname;
  visit('/');
  await playNow().click();
  await expect.poll(() => location.pathname).toBe(tour);
  await expect.element(board()).toBeVisible();

  visit('/golf/computer');
  await page.getByRole('button', { name: 'Quick three short courses' }).click();
  await atTable();
  await expect.poll(() => location.pathname).not.toBe(tour);
  await expect.element(board()).toBeVisible();
  const match = location.pathname;
  visit('/');
  await playNow().click();
  const question = page.getByRole('dialog', { name: 'Match in progress' });
  await expect.element(question).toHaveTextContent('You and Mia: continue this match');
  await expect.element(question.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe(match);
  // The start screen stays until the match has been loaded.
  await expect.element(board()).toBeVisible();
  visit('/');
  await playNow().click();
  await question.getByRole('button', { name: 'New match' }).click();
  // The button continues the unfinished tour.
  await expect.poll(() => location.pathname).toBe(tour);
  expect(await keptTables()).toHaveLength(2);
});

for (const [width, height] of [...Object.values(SIZES), [320, 640] as const]) {
  test(`${width} × ${height}: the button is visible, with the running match right below it`, async () => {
    await open('/', { size: [width, height] });
    const boxOf = async (locator: ReturnType<typeof playNow>) =>
      (await locator.findElement()).getBoundingClientRect();
    await expect.element(playNow()).toBeVisible();
    expect((await boxOf(playNow())).bottom).toBeLessThanOrEqual(height);
    await playNow().click();
    await atTable();
    await expect.element(board()).toBeVisible();
    await reopen('/');
    const row = page.getByRole('link', { name: /^Continue Mini golf/ });
    await expect.element(row).toBeVisible();
    const ways = await boxOf(page.getByRole('navigation', { name: 'Ways to play' }));
    const under = await boxOf(page.getByRole('region', { name: 'Games in progress' }));
    expect(scrollsSideways()).toBe(false);
    // On a desktop, the button and the match are visible without scrolling.
    if (width >= 1160) return;
    expect(under.bottom).toBeLessThanOrEqual(ways.y);
    if (height > 700) expect((await boxOf(row)).bottom).toBeLessThanOrEqual(height);
    // The links take the full width of the screen.
    expect(ways.width).toBeGreaterThan(0.85 * width);
  });
}

test('tapping a round button leaves no grey square', async () => {
  await open('/');
  const button = await page.getByRole('button', { name: 'Settings' }).findElement();
  expect(getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color')).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('a running match stays on the start screen while the opponent thinks', async () => {
  const server = host({}, ANA);
  await open('/');
  keepIdentity(ANA);
  await reopen('/');
  const table = tableEntry('t1', {
    status: 'playing',
    turn: 1,
    seats: [
      { kind: { type: 'person' }, name: 'Ana' },
      { kind: { type: 'person' }, name: 'Bo' },
    ],
  });
  await server.tell({ type: 'turn', table: { table, seats: [0], your_turn: false } });
  const part = page.getByRole('region', { name: 'Opponents’ turn' });
  await expect.element(part.getByRole('link', { name: /Bo/ })).toHaveAttribute('href', '/t/t1');
  expect(scrollsSideways()).toBe(false);
});
