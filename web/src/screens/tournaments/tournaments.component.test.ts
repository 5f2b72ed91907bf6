// Tests the tournament screens with a fake server.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../../tests/browser/barriers';
import { standing, tournamentInfo } from '../../../tests/browser/entries';
import { barriersDayAndNight } from '../../../tests/browser/evening';
import { ANA, host } from '../../../tests/browser/host';
import { open } from '../../../tests/browser/open';
import type { TournamentBoard, TournamentTable } from '../../generated/protocol';

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
    await button('Create tournament').click();
    await expect.element(page.getByLabelText('Your name')).toHaveFocus();
    await page.getByLabelText('Your name').fill('Ana');
    const title = page.getByRole('textbox', { name: 'Tournament name' });
    await title.fill('');
    await button('Create tournament').click();
    await expect.element(page.getByText('Enter a name.')).toBeVisible();
    await title.fill('Sunday cup');
    await page.getByRole('radio', { name: 'at a set time' }).click();
    await button('Create tournament').click();
    await expect.element(page.getByText('Choose a date and time.')).toBeVisible();
    await isWell();
    await page.getByLabelText('Date and time').fill('2020-01-01T10:00');
    await button('Create tournament').click();
    await expect.element(page.getByText('This time has passed. Choose a later one.')).toBeVisible();
    await page.getByRole('radio', { name: 'in 30 minutes' }).click();
    await page.getByRole('radio', { name: 'Carramboule' }).click();
    expect(server.askedFor('POST /tournaments')).toEqual([]);
    await button('Create tournament').click();
    await expect.element(page.getByRole('heading', { name: 'Sunday cup' })).toBeVisible();
    expect(location.pathname).toBe('/tournaments/abc');
    expect(server.askedFor('POST /tournaments')[0]!.body).toMatchObject({
      name: 'Sunday cup',
      game: 'carramboule',
      begin: { type: 'in', ms: 30 * 60_000 },
    });
  });
}

test('an unknown tournament says so', async () => {
  host({});
  await open('/tournaments/nothing-here');
  await expect.element(page.getByText('This tournament does not exist')).toBeVisible();
  await isWell();
});

test('an open tournament refreshes every three seconds, not in a loop', async () => {
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
    await expect.element(page.getByText('You are taking part.')).toBeVisible();
    const first = asked();
    expect(first).toBeLessThanOrEqual(2);
    for (let count = 1; count <= 3; count++) {
      vi.advanceTimersByTime(3_000);
      await expect.poll(asked).toBe(first + count);
    }
    // A response without changes triggers no further refresh.
    await expect.element(page.getByText('You are taking part.')).toBeVisible();
    expect(asked()).toBe(first + 3);
  } finally {
    vi.useRealTimers();
  }
});

test('the organiser confirms before the tournament is cancelled', async () => {
  const server = host(
    { 'GET /tournaments/abc': tournamentInfo(), 'GET /tournaments/abc/table': NOTHING_PLAYED },
    ANA,
  );
  await open('/tournaments/abc', { size: 'phone' });
  await button('Cancel tournament').click();
  await isWell();
  expect(server.askedFor('DELETE /tournaments/abc')).toEqual([]);
  await expect.element(button('Start now')).not.toBeInTheDocument();
});

const RUNNING: TournamentTable = {
  revision: 3,
  standings: [
    standing(1, 'Ana', [2, null]),
    standing(2, 'Bo', [0, null]),
    { ...standing(3, 'Cy', [1, null]), rank: 2 },
  ],
  rounds: [
    [
      { board: 1, first: 1, second: 2, table: 'a1', state: 'played', halves: [2, 0] },
      { board: 2, first: 3, second: null, table: null, state: 'bye', halves: [2, 0] },
    ],
    [{ board: 1, first: 2, second: 1, table: 'a2', state: 'playing', halves: null }],
  ],
};

for (const size of ['phone', 'desktop'] as const) {
  test(`the organiser pauses, removes, corrects and ends, confirming each, on a ${size}`, async () => {
    const running = tournamentInfo({ stage: 'running', round: 2 });
    const server = host(
      {
        'GET /tournaments/abc': running,
        'GET /tournaments/abc/table': RUNNING,
        'POST /tournaments/abc/pause': running,
        'DELETE /tournaments/abc/entrants/3': running,
        'PUT /tournaments/abc/rounds/1/boards/1': running,
        'POST /tournaments/abc/end': running,
      },
      ANA,
    );
    await open('/tournaments/abc', { size });
    await button('Pause').click();
    await expect.poll(() => server.askedFor('POST /tournaments/abc/pause').length).toBe(1);
    await button('Remove a player').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Player').selectOptions('3. Cy');
    await isWell();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => server.askedFor('DELETE /tournaments/abc/entrants/3').length).toBe(1);
    await button('Correct a result').click();
    await dialog.getByRole('radio', { name: 'Draw' }).click();
    await isWell();
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    const corrected = () => server.askedFor('PUT /tournaments/abc/rounds/1/boards/1');
    await expect.poll(() => corrected().length).toBe(1);
    expect(corrected()[0]!.body).toEqual({ halves: [1, 1] });
    await button('End early').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(server.askedFor('POST /tournaments/abc/end')).toEqual([]);
    await button('End early').click();
    await dialog.getByRole('button', { name: 'End early' }).click();
    await expect.poll(() => server.askedFor('POST /tournaments/abc/end').length).toBe(1);
  });
}

test('standings show ranks, ratings, corrected results and removed players', async () => {
  const [first, ...rest] = RUNNING.rounds[0]!;
  const corrected = { ...first!, halves: [1, 1], corrected: { at: 1, was: [2, 0] } };
  const standings = [1, 2, 3].map((number) => ({
    ...standing(number, `P${number}`, [2]),
    rank: Math.min(number, 2),
    ...(number === 1 ? { rating: { rating: 1650, provisional: true } } : {}),
  }));
  host(
    {
      'GET /tournaments/abc': tournamentInfo(
        { stage: 'over', round: 1 },
        { own: false, joined: false, removed: true, number: 3 },
      ),
      'GET /tournaments/abc/table': { revision: 1, standings, rounds: [[corrected, ...rest]] },
    },
    ANA,
  );
  await open('/tournaments/abc');
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  await expect.element(lines.first()).toBeVisible();
  const ranks = lines.elements().map((line) => line.querySelector('.rank')?.textContent);
  expect(ranks).toEqual(['1', '2', '2']);
  await expect.element(lines.first()).toHaveTextContent(/P1\s*guest\s+Rating\s+1650\?/);
  await expect.element(page.getByText('corrected, was 1 : 0')).toBeVisible();
  await expect
    .element(page.getByText('The organiser has removed you from this tournament.'))
    .toBeVisible();
  await expect.element(button('Pause')).not.toBeInTheDocument();
  await isWell();
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
    await expect.element(page.getByRole('heading', { name: 'Create a table' })).toBeVisible();
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
    const note = page.getByRole('status').filter({ hasText: 'Round 1: your match against Bo' });
    await expect.element(note).toBeVisible();
    await isWell();
    await note.getByRole('button', { name: 'Later' }).click();
    await expect.element(page.getByText('Round 1: your match against Bo')).not.toBeInTheDocument();
  });
}
