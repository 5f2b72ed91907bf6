// Tests the ratings beside names, after a match, on the leaderboard, and in search results.
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tableEntry } from '../../tests/browser/entries';
import { ANA, host } from '../../tests/browser/host';
import { open } from '../../tests/browser/open';
import { barriers, scrollsSideways } from '../../tests/browser/barriers';
import { show } from '../../tests/browser/panel';
import { remoteTable } from '../../tests/browser/remote';
import type { RankedPlayer, TableRatings } from '../generated/protocol';
import { loadTexts } from '../lib/texts.svelte';
import RatingChanges from '../screens/table/RatingChanges.svelte';
import TableRow from './TableRow.svelte';

beforeAll(() => loadTexts('online', 'play'));

test('the result card shows how the ratings changed, once the server knows', async () => {
  const rated: TableRatings = {
    type: 'rated',
    changes: [
      { seat: 0, change: { before: 1500, after: 1538, provisional: false } },
      { seat: 1, change: { before: 1500, after: 1462, provisional: true } },
    ],
  };
  const answers: TableRatings[] = [{ type: 'pending' }, rated];
  host({ 'GET /tables/abc/ratings': () => answers.shift() ?? rated });
  await show(RatingChanges, { table: remoteTable() }, 'phone');
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent(/Ana\s+Rating\s+1500 → 1538\s+\+38/);
  await expect.element(status).toHaveTextContent(/Bo\s+Rating\s+1500 → 1462\?\s+−38/);
});

test('a match that is not rated says why', async () => {
  host({ 'GET /tables/abc/ratings': { type: 'casual' } });
  const { change } = await show(RatingChanges, { table: remoteTable() }, 'phone');
  await expect.element(page.getByText('Casual match: ratings do not change.')).toBeVisible();
  await change({ rated: true });
  await expect.element(page.getByText(/Not rated: the match was too short/)).toBeVisible();
});

test('a list of tables shows ratings and which matches are rated', async () => {
  const rating = { rating: 1650, provisional: true };
  const table = tableEntry('abc', {
    seats: [
      { kind: { type: 'person' }, name: 'Ada', rating },
      { kind: { type: 'person' }, name: null },
    ],
  });
  const { change } = await show(TableRow, { table, act: 'join' }, 'phone');
  await expect.element(page.getByText('Ada (1650?)')).toBeVisible();
  await expect.element(page.getByText(/Rated/)).toBeVisible();
  await change({ table: { ...table, rated: false } });
  await expect.element(page.getByText(/Rated/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Casual/)).toBeVisible();
  await change({ table: { ...table, status: 'over', aborted: true } });
  await expect.element(page.getByText('aborted')).toBeVisible();
});

test('the best players are listed by game, and others can be found by handle', async () => {
  const player = (rank: number, handle: string, own = false): RankedPlayer => ({
    rank,
    name: handle.toUpperCase(),
    handle,
    rating: 1800 - rank,
    matches: 20,
    own,
  });
  host(
    {
      'GET /ratings': ({ url }: { url: URL }) =>
        url.searchParams.get('game') === 'carom' ? [player(1, 'nina'), player(2, 'ana', true)] : [],
      'GET /players': ({ url }: { url: URL }) =>
        url.searchParams.get('start') === 'ni'
          ? [{ handle: 'nina', name: 'NINA', here: false, bot: false }]
          : [],
    },
    ANA,
  );
  await open('/online/best', { size: 'phone' });
  await expect.element(page.getByText(/No player has enough rated matches yet/)).toBeVisible();
  await page.getByRole('radio', { name: 'Carom golf' }).click();
  await expect.element(page.getByRole('row', { name: /1 NINA @nina 1799 20/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Find a player by handle' }).fill('ni');
  const found = page.getByRole('list', { name: 'Players found' });
  await expect.element(found.getByRole('link')).toHaveAttribute('href', '/@nina');
  expect(await barriers()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
});
