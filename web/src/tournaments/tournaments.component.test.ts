// Tournaments, with a server that answers as a test wants.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../tests/browser/barriers';
import { standing, tournamentInfo } from '../../tests/browser/entries';
import { barriersDayAndNight } from '../../tests/browser/evening';
import { ANA, host } from '../../tests/browser/host';
import { open } from '../../tests/browser/open';
import type { TournamentBoard, TournamentTable } from '../generated/protocol';

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function isWell(): Promise<void> {
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
}

const NOTHING_PLAYED: TournamentTable = {
  revision: 1,
  standings: [standing(1, 'Ana', [])],
  rounds: [],
};

for (const size of ['phone', 'desktop'] as const) {
  test(`the form asks for your name, a name of the tournament and a start on a ${size}`, async () => {
    const server = host({
      'POST /players': ANA,
      'POST /tournaments': { tournament: 'abc', link: '' },
      'PUT /tournaments/abc/entry': tournamentInfo(),
      'GET /tournaments/abc': tournamentInfo(),
      'GET /tournaments/abc/table': NOTHING_PLAYED,
    });
    await open('/tournaments/new', { size });
    await button('Make it').click();
    await expect.element(page.getByLabelText('Your name')).toHaveFocus();
    await page.getByLabelText('Your name').fill('Ana');
    const title = page.getByRole('textbox', { name: 'Name of the tournament' });
    await title.fill('');
    await button('Make it').click();
    await expect.element(page.getByText('Give it a name.')).toBeVisible();
    await title.fill('Sunday cup');
    await page.getByRole('radio', { name: 'at a time' }).click({ force: true });
    await button('Make it').click();
    await expect.element(page.getByText('Choose a day and a time.')).toBeVisible();
    await isWell();
    await page.getByRole('radio', { name: 'in 30 minutes' }).click({ force: true });
    await page.getByRole('radio', { name: 'Carramboule' }).click({ force: true });
    expect(server.askedFor('POST /tournaments')).toEqual([]);
    await button('Make it').click();
    await expect.element(page.getByRole('heading', { name: 'Sunday cup' })).toBeVisible();
    expect(location.pathname).toBe('/tournaments/abc');
    expect(server.askedFor('POST /tournaments')[0]!.body).toMatchObject({
      name: 'Sunday cup',
      game: 'carramboule',
      begin: { type: 'in', ms: 30 * 60_000 },
    });
  });
}

test('an address of no tournament says so', async () => {
  host({});
  await open('/tournaments/nothing-here');
  await expect.element(page.getByText('There is no such tournament')).toBeVisible();
  await isWell();
});

test('an open tournament asks for news every three seconds, not without end', async () => {
  const server = host(
    {
      'GET /tournaments/abc': () => tournamentInfo(),
      'GET /tournaments/abc/table': NOTHING_PLAYED,
    },
    ANA,
  );
  const asked = () => server.askedFor('GET /tournaments/abc').length;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await open('/tournaments/abc');
    await expect.element(page.getByText('You take part.')).toBeVisible();
    const first = asked();
    expect(first).toBeLessThanOrEqual(2);
    for (let count = 1; count <= 3; count++) {
      vi.advanceTimersByTime(3_000);
      await expect.poll(asked).toBe(first + count);
    }
    // What changes with every answer begins no new look.
    await expect.element(page.getByText('You take part.')).toBeVisible();
    expect(asked()).toBe(first + 3);
  } finally {
    vi.useRealTimers();
  }
});

test('the maker is asked before the tournament is called off', async () => {
  const server = host(
    { 'GET /tournaments/abc': tournamentInfo(), 'GET /tournaments/abc/table': NOTHING_PLAYED },
    ANA,
  );
  await open('/tournaments/abc', { size: 'phone' });
  await button('Call it off').click();
  await isWell();
  expect(server.askedFor('DELETE /tournaments/abc')).toEqual([]);
  await expect.element(button('Start now')).not.toBeInTheDocument();
});

const board = (table: string, first: number, second: number): TournamentBoard => ({
  board: first,
  first,
  second,
  table,
  state: 'played',
  halves: [2, 0],
});

for (const size of ['phone', 'desktop'] as const) {
  test(`a finished tournament shows its standings and every round on a ${size}`, async () => {
    const table: TournamentTable = {
      revision: 7,
      standings: [
        standing(1, 'Ana', [2, 2, 2]),
        standing(2, 'Bo', [0, 2, 0]),
        standing(3, 'Cy', [2, 0, 0]),
        standing(4, 'Di', [0, 0, 2]),
      ],
      rounds: [1, 2, 3].map((round) => [board(`a${round}`, 1, 2), board(`b${round}`, 3, 4)]),
    };
    host(
      {
        'GET /tournaments/abc': tournamentInfo({ stage: 'over', round: 3 }),
        'GET /tournaments/abc/table': table,
      },
      ANA,
    );
    await open('/tournaments/abc', { size });
    await expect.element(page.getByText('The tournament is over.')).toBeVisible();
    const lines = page.getByRole('region', { name: 'Standings' }).getByRole('listitem');
    await expect.element(lines.first()).toHaveTextContent(/Ana.*3/);
    expect(lines.elements()).toHaveLength(4);
    const third = page.getByRole('region', { name: 'Round 3' });
    expect(third.getByRole('link', { name: /^Replay of/ }).elements()).toHaveLength(2);
    await third.getByRole('button', { name: 'Round 2' }).click();
    await expect.element(page.getByRole('region', { name: 'Round 2' })).toBeVisible();
    await isWell();
  });

  test(`a player is called to the table from another screen on a ${size}`, async () => {
    const server = host({}, ANA);
    await open('/online', { size });
    await expect.element(page.getByRole('heading', { name: 'Open a table' })).toBeVisible();
    const call = {
      tournament: 'abc',
      name: 'Sunday cup',
      round: 1,
      table: 't1',
      seat: 0,
      other: 'Bo',
      opened: Date.now(),
      playing: false,
    };
    await server.tell({ type: 'round', call });
    const note = page.getByRole('status').filter({ hasText: 'Round 1: Bo waits for you' });
    await expect.element(note).toBeVisible();
    await isWell();
    await note.getByRole('button', { name: 'Later' }).click();
    await expect.element(page.getByText('Round 1: Bo waits for you')).not.toBeInTheDocument();
  });
}
