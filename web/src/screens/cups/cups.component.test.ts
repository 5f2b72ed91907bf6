// Tests cups with a fake server.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { ANA, host } from '../../../tests/browser/host';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { open } from '../../../tests/browser/open';
import type { Cup, CupBoard, CupEntry, CupLine } from '../../generated/protocol';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const DAY = 86_400_000;

async function isWell(): Promise<void> {
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
}

const entry = (more: Partial<CupEntry> = {}): CupEntry => ({
  id: 'abcabcabcabc',
  name: 'Grandma’s cup 👵🏽',
  rhythm: { type: 'once', days: 7 },
  drawn: null,
  edition: 1,
  begins: Date.now() - DAY,
  ends: Date.now() + DAY,
  players: 2,
  state: 'new',
  own: true,
  ...more,
});
const cup = (more: Partial<CupEntry> = {}): Cup => ({
  cup: entry(more),
  courses: [{ id: '1', file: '' }],
  next_seal: null,
});
const line = (rank: number, name: string, own = false): CupLine => ({
  rank,
  name,
  handle: null,
  total: rank + 1,
  scores: [rank + 1],
  own,
  result: `r${name}`,
});
const board = (more: Partial<CupBoard> = {}): CupBoard => ({
  edition: 1,
  begins: Date.now() - DAY,
  ends: Date.now() + DAY,
  state: 'finished',
  table: null,
  seal: 'ab'.repeat(32),
  secret: null,
  finished: 2,
  playing: 0,
  lines: [],
  still: [],
  middle: [20],
  open: true,
  ...more,
});
const path = '/cups/abcabcabcabc';
const at = (of: Cup, standings: CupBoard) => ({
  [`GET ${path}`]: of,
  [`GET ${path}/editions/1`]: standings,
  [`GET ${path}/editions/1/deciding`]: null,
  [`GET ${path}/season`]: null,
});

for (const size of ['phone', 'desktop'] as const) {
  test(`the form selects the course of its address and requires a name on a ${size}`, async () => {
    const server = host({ 'POST /players': ANA, 'POST /cups': entry(), ...at(cup(), board()) });
    await open('/cups/new?course=7', { size });
    await expect.element(button(/^7 /)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('One course chosen.')).toBeVisible();
    await button('Create cup').click();
    await expect.element(page.getByText('Enter a name for the cup.')).toBeVisible();
    await isWell();
    await page.getByLabelText('Cup name').fill('Grandma’s cup 👵🏽');
    await button('Create cup').click();
    await expect.element(page.getByLabelText('Your name')).toHaveFocus();
    expect(server.askedFor('POST /cups')).toEqual([]);
    await page.getByLabelText('Your name').fill('Ana');
    await button(/^1 /).click();
    await button('Create cup').click();
    await expect.poll(() => location.pathname).toBe(path);
    expect(server.askedFor('POST /cups')[0]!.body).toMatchObject({ courses: ['7', '1'] });
  });

  test(`the standings show ranks, unfinished tries and matches to watch on a ${size}`, async () => {
    const lines = [line(1, 'Ana', true), line(2, 'Bo')];
    const still = ['Cy', 'Dee'].map((name) => ({ name, handle: null, own: false }));
    host(at(cup({ state: 'finished' }), board({ lines, playing: 2, still })), ANA);
    await open(path, { size });
    const table = page.getByRole('region', { name: 'Standings' });
    await expect.element(table.getByRole('listitem').first()).toHaveTextContent('Ana');
    expect(table.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(page.getByText('2 still playing: Cy, Dee')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Your result' })).toBeVisible();
    await expect
      .element(table.getByRole('link', { name: 'Watch Bo’s match' }).first())
      .toHaveAttribute('href', '/replay/cup-abcabcabcabc-1-rBo');
    await button('End cup').click();
    await isWell();
  });
}

test('a finished cup cannot be started', async () => {
  const ends = Date.now() - DAY;
  host(at(cup({ ends, own: false }), board({ ends, state: 'new' })));
  await open(path);
  await expect.element(page.getByText(/^Ended on/).first()).toBeVisible();
  await expect.element(button('Play the cup')).not.toBeInTheDocument();
});

test('the seals are shown while the edition is on, and the secret after it', async () => {
  const secret = 'cd'.repeat(32);
  const weekly = cup({ state: 'new', own: false, rhythm: { type: 'weekly' } });
  host(at({ ...weekly, next_seal: 'ef'.repeat(32) }, board({ state: 'new', open: false })));
  await open(path);
  await page.getByText('How the dice are sealed').click();
  await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
  await expect.element(page.getByText('ef'.repeat(32))).toBeVisible();
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
  await isWell();
  host(at(weekly, board({ state: 'new', ends: Date.now() - DAY, secret })));
  await open('/cups');
  await open(path);
  await page.getByText('How the dice are sealed').click();
  await expect.element(page.getByText(secret)).toBeVisible();
});

test('an unfinished try is continued, a resigned one is not', async () => {
  host(
    at(cup({ state: 'playing' }), board({ state: 'playing', table: 'abcd1234', open: false })),
    ANA,
  );
  await open(path);
  await expect
    .element(page.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', `${path}/1/play`);
  host(at(cup({ state: 'given-up' }), board({ state: 'given-up', open: false })), ANA);
  await open('/cups');
  await open(path);
  await expect.element(page.getByText(/this try does not count/)).toBeVisible();
  await expect.element(button('Play the cup')).not.toBeInTheDocument();
});

test('an unknown cup says so', async () => {
  host({});
  await open('/cups/nothing');
  await expect.element(page.getByText('This cup does not exist.')).toBeVisible();
  await isWell();
});
