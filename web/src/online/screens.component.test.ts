// Tests the online screens with a fake server.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scrollsSideways } from '../../tests/browser/barriers';
import { about, profile, tableEntry } from '../../tests/browser/entries';
import { barriersDayAndNight } from '../../tests/browser/evening';
import { ANA, host, refuse } from '../../tests/browser/host';
import { open } from '../../tests/browser/open';
import type { People, Profile } from '../generated/protocol';
import { change } from '../lib/settings.svelte';

const DAY = 86_400_000;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

async function isWell(): Promise<void> {
  expect(await barriersDayAndNight()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
}

afterEach(() => change({ language: null }));

test('the lobby shows the game and the pace you want', async () => {
  const clock = { turn_ms: DAY, total_ms: null, increment_ms: 0 };
  host({
    'GET /tables': ({ url }: { url: URL }) =>
      url.search
        ? []
        : [
            tableEntry('a'),
            tableEntry('b', { clock }),
            tableEntry('c', { game: 'carramboule', mode: null, courses: [] }),
          ],
  });
  await open('/lobby', { size: 'phone' });
  const rows = page.getByRole('link', { name: /^Join the table/ });
  await expect.poll(() => rows.elements().length).toBe(3);
  await isWell();
  await page.getByRole('radio', { name: 'Mini golf' }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  await page.getByRole('radio', { name: 'Correspondence' }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
  await page.getByRole('radio', { name: 'Carramboule' }).click();
  await expect.element(page.getByText('No open table matches these filters.')).toBeVisible();
});

test('a link to a missing table says so', async () => {
  host({});
  await open('/t/nosuchtable12');
  await expect.element(heading('This table does not exist.')).toBeVisible();
  await isWell();
});

test('without a server, online play says that you are offline', async () => {
  const server = host(null);
  await open('/t/nosuchtable12');
  await expect.element(heading('You are offline.')).toBeVisible();
  server.answer({});
  await button('Try again').click();
  await expect.element(heading('This table does not exist.')).toBeVisible();
  server.answer(null);
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect.element(page.getByText('You are offline.')).toBeVisible();
});

test('without a server, a match on this device begins', async () => {
  host(null);
  await open('/');
  await button('Play now').click();
  await expect.poll(() => location.pathname).toMatch(/^\/play\//);
});

test('a search needs a name, and an unsuccessful one offers the computer', async () => {
  const server = host({
    'POST /players': ANA,
    'POST /seek': { type: 'waiting', waited: 0, most: 60_000, house: 3 },
    'DELETE /seek': null,
  });
  await open('/online', { size: 'phone' });
  await button('Carom golf').click();
  await expect.element(page.getByText('Enter your name first.')).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  expect(server.askedFor('POST /seek')).toEqual([]);
  await page.getByLabelText('Your name').fill('Ana');
  await button('Carom golf').click();
  const status = page.getByRole('region', { name: 'Play now' }).getByRole('status');
  await expect.element(status).toHaveTextContent('Looking for an opponent: Carom golf…');
  await expect.element(status).toHaveTextContent('at most 60 more seconds');
  await isWell();
  await button('Cancel').click();
  await expect.element(button('Carom golf')).toBeVisible();
  expect(server.askedFor('DELETE /seek')).toHaveLength(1);
  server.answer({ 'POST /seek': { type: 'nobody', house: 3 }, 'DELETE /seek': null });
  await button('Carom golf').click();
  await expect.element(status).toHaveTextContent('No opponent found.');
  await expect.element(button('Play Nina (computer)')).toBeVisible();
  await expect.element(button('Search again')).toBeVisible();
});

test('a table with a clock for the match is created as the form says', async () => {
  const server = host({ 'POST /players': ANA, 'POST /tables': { table: 'abc', link: '' } });
  await open('/online/carramboule');
  await page.getByRole('radio', { name: /^Per match/ }).click();
  await page.getByRole('radio', { name: '5 minutes' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await button('Create table').click();
  await expect.poll(() => location.pathname).toBe('/t/abc');
  expect(server.askedFor('POST /tables')[0]!.body).toMatchObject({
    setup: { carramboule: {} },
    clock: { turn_ms: null, total_ms: 300_000, increment_ms: 10_000 },
  });
});

const me = (more: Partial<Profile> = {}): Profile => ({
  player: ANA.player,
  name: ANA.name,
  created: 0,
  handle: null,
  private: false,
  bot: false,
  ...more,
});
const nobody: People = { following: [], followers: [], blocked: [], challenges: [] };
const account = {
  'GET /me': me(),
  'GET /me/devices': [],
  'GET /me/passkeys': [],
  'GET /me/people': nobody,
  'GET /me/tables': [],
};

test('your account asks for a name before it saves one', async () => {
  host({ ...account, 'POST /players': ANA });
  await open('/me', { size: 'phone' });
  const name = page.getByRole('textbox', { name: 'Your name' });
  await button('Save').click();
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Enter your name first.')).toBeVisible();
  await name.fill('Ana');
  await button('Save').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await isWell();
});

test('a code switches accounts only after a confirmation, and works once', async () => {
  const server = host({ ...account, 'POST /players/recover': refuse('unknown') }, ANA);
  await open('/me');
  await page.getByRole('textbox', { name: 'Code' }).fill('abcd-efgh');
  await button('Use code').click();
  await button('Stay as Ana').click();
  await expect.element(button('Stay as Ana')).not.toBeInTheDocument();
  expect(server.askedFor('POST /players/recover')).toEqual([]);
  await button('Use code').click();
  await button('Switch account').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana');
});

test('a key that the server does not know is not called offline', async () => {
  const server = host({}, ANA);
  await open('/online');
  const problem = { reason: 'unknown', text: 'Nobody has this key.' } as const;
  await server.tell({ type: 'problem', problem, fatal: true });
  await expect.element(page.getByText(/This browser was signed out/)).toBeVisible();
  await expect.element(page.getByText('You are offline.')).not.toBeInTheDocument();
});

test('everything is deleted only after a confirmation', async () => {
  const server = host({ ...account, 'DELETE /me': null }, ANA);
  await open('/me');
  await button('Delete account').first().click();
  await button('Keep account').click();
  expect(server.askedFor('DELETE /me')).toEqual([]);
  await button('Delete account').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect.element(page.getByText('Your account was deleted.')).toBeVisible();
});

test('a taken handle is refused in the language of the page', async () => {
  host({ ...account, 'PUT /me/handle': refuse('conflict', 'taken') }, ANA);
  await open('/me', { settings: { language: 'de' } });
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('Bo');
  await button('Übernehmen').click();
  await expect.element(page.getByText(/^Dieser Benutzername ist schon vergeben/)).toBeVisible();
});

test('a handle that cannot be claimed stays in the field', async () => {
  host({ ...account, 'PUT /me/handle': refuse('malformed') }, ANA);
  await open('/me', { size: 'phone' });
  await page.getByRole('textbox', { name: 'Handle' }).fill('Admin');
  await button('Claim handle').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This handle is not allowed. Choose another one.');
  await expect.element(page.getByRole('textbox', { name: 'Handle' })).toHaveValue('Admin');
  await isWell();
});

for (const size of ['phone', 'desktop'] as const) {
  test(`a private profile and a missing one are accessible on a ${size}`, async () => {
    host({ 'GET /players/Bo': profile({ private: true, about: null }) });
    await open('/@Bo', { size });
    await expect.element(page.getByText('This profile is private.')).toBeVisible();
    await expect.element(page.getByText('Recent matches')).not.toBeInTheDocument();
    await isWell();
    host({});
    await open('/@Bo', { size });
    await expect.element(heading('No player has this handle.')).toBeVisible();
    await isWell();
  });

  test(`a player can be challenged, reported and blocked on a ${size}`, async () => {
    host(
      {
        'GET /me': me({ handle: 'Ana' }),
        'GET /players/Bo': profile({ about: about({ here: true }) }),
        'POST /reports': null,
        'PUT /me/blocks': null,
      },
      ANA,
    );
    await open('/@Bo', { size });
    await expect.element(page.getByText('online now')).toBeVisible();
    await button('Challenge').click();
    await expect.element(page.getByRole('link', { name: 'Carramboule' })).toBeVisible();
    await isWell();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await button('More').click();
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Never says hello.');
    await isWell();
    await button('Send').click();
    await expect
      .element(page.getByText('Thank you. The operators will read your report.'))
      .toBeVisible();
    await button('Block').click();
    await expect.element(page.getByText('Bo is blocked.')).toBeVisible();
    await expect.element(button('Challenge')).not.toBeInTheDocument();
  });
}

test('a player without a handle learns that following needs one', async () => {
  host({ 'GET /players/Bo': profile() });
  await open('/@Bo');
  await button('Follow').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You need a handle first');
});

for (const size of ['phone', 'desktop'] as const) {
  test(`challenges and players you follow are listed on a ${size}`, async () => {
    const bo = { handle: 'Bo', name: 'Bo', here: true, bot: false };
    const people: People = { ...nobody, following: [bo], followers: [bo] };
    const server = host(
      { ...account, 'GET /me/people': people, 'DELETE /me/challenges/c1': null },
      ANA,
    );
    await open('/online', { size });
    const following = page.getByRole('region', { name: 'Players you follow' });
    await expect.element(following.getByRole('listitem')).toHaveTextContent('online now');
    const table = tableEntry('c1', { game: 'carramboule', mode: null, courses: [] });
    await server.tell({ type: 'challenge', challenge: { table, by: bo, at: Date.now() } });
    const called = page.getByRole('region', { name: 'Challenges' });
    await expect.element(called.getByRole('link', { name: '@Bo' })).toBeVisible();
    await expect
      .element(called.getByRole('link', { name: 'Play against Bo' }))
      .toHaveAttribute('href', '/t/c1');
    await isWell();
    await button('Decline the challenge from Bo').click();
    await expect.element(called).not.toBeInTheDocument();
    expect(server.askedFor('DELETE /me/challenges/c1')).toHaveLength(1);
  });
}

test('a finished match shows its result, with its two links side by side', async () => {
  const server = host(account, ANA);
  await open('/games', { size: 'phone', kept: { 'carambole-online': ANA } });
  const results = [
    { total: 2, rank: 1, withdrawn: false },
    { total: 3, rank: 2, withdrawn: true },
  ];
  const seats = ['Ana', 'Bo'].map((name) => ({ kind: { type: 'person' as const }, name }));
  await expect.element(heading('Games').first()).toBeVisible();
  const table = tableEntry('over1', { status: 'over', results, seats });
  await server.tell({ type: 'turn', table: { table, seats: [0], your_turn: false } });
  const row = page.getByRole('listitem').filter({ hasText: 'Bo' });
  await expect.element(row.getByText('you won')).toBeVisible();
  const middles = row
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 2));
  expect(middles).toHaveLength(2);
  expect(new Set(middles).size).toBe(1);
});

test('the title counts the tables that wait for you', async () => {
  const server = host(account, ANA);
  await open('/online');
  await expect.element(heading('Create a table')).toBeVisible();
  const table = tableEntry('t1', { status: 'playing', turn: 0 });
  await server.tell({ type: 'turn', table: { table, seats: [0], your_turn: true } });
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  await server.tell({
    type: 'turn',
    table: { table: { ...table, turn: 1 }, seats: [0], your_turn: false },
  });
  await expect.poll(() => document.title).not.toMatch(/^\(/);
});
