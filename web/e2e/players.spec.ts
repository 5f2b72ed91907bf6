// Players who want to be found: a handle of one's own, and a profile that everyone may see.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

interface Known {
  key: string;
  name: string;
  player: string;
}

/** Handles are there once; tests of both sizes share a server. */
const own = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}x`;

async function player(request: APIRequestContext, name: string, handle?: string): Promise<Known> {
  const made = (await (await request.post('/api/players', { data: { name } })).json()) as Known;
  if (handle) await as(request, made, 'PUT', '/me/handle', { handle });
  return made;
}

async function as(
  request: APIRequestContext,
  { key }: Known,
  method: string,
  path: string,
  data?: unknown,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  const text = await answer.text();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** A match that the second gives up. */
async function played(request: APIRequestContext, players: [Known, Known], open: boolean) {
  const golf = { courses: ['1'], mode: 'carom', balls: 1, limit: 4, kit: 'dice', tokens: false };
  const seats = [{ type: 'person' }, { type: 'person' }];
  const new_ = { setup: { golf }, seats, clock: null, open, chat: 'phrases' };
  const { table } = await as(request, players[0], 'POST', '/tables', new_);
  let sent = 0;
  const ask = (who: Known, message: object) =>
    as(request, who, 'POST', `/tables/${table as string}/requests`, {
      id: `m${++sent}`,
      request: message,
    });
  for (const [seat, who] of players.entries()) {
    const contribution = String(seat).repeat(32);
    await ask(who, { type: 'join', seat, name: who.name, contribution });
  }
  for (const [seat, who] of players.entries()) await ask(who, { type: 'ready', seat, ready: true });
  await ask(players[1], { type: 'resign', seat: 1 });
}

const be = (page: Page, who: Known) =>
  page.addInitScript((kept) => localStorage.setItem('carambole-online', kept), JSON.stringify(who));

test('a handle is claimed, leads to a profile, is hidden and given back', async ({
  browser,
  page,
}) => {
  const handle = own('Ana');
  await page.goto('/me');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('region', { name: 'Your handle' });
  const field = card.getByRole('textbox', { name: 'Handle' });
  await field.fill('Admin');
  await card.getByRole('button', { name: 'Claim it' }).click();
  await expect(card.getByRole('alert')).toHaveText(
    'This handle cannot be claimed. Choose another one.',
  );
  await field.fill(`@${handle}`);
  await page.keyboard.press('Enter');
  await expect(card.getByText(`You are @${handle} now.`)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await card.getByRole('link', { name: 'See your profile' }).click();
  await expect(page).toHaveURL(`/@${handle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(page.getByText('here now')).toBeVisible();

  // Somebody else: in any case of the letters, until it is private.
  const bo = await visitor(browser);
  await bo.goto(`/@${handle.toUpperCase()}`);
  await expect(bo).toHaveURL(`/@${handle}`);
  await expect(bo.getByText('No finished match yet.')).toBeVisible();
  await page.goBack();
  await card.getByRole('switch', { name: /^Private profile/ }).check();
  await expect(card.getByText('Saved.')).toBeVisible();
  await bo.reload();
  await expect(bo.getByText('This profile is private.')).toBeVisible();
  await expect(bo.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(bo.getByText('Latest matches')).toBeHidden();
  expect(await barriers(bo)).toEqual([]);

  // Another one who wants it is told so, in their language.
  const eve = await visitor(browser, { locale: 'de' });
  await eve.goto('/me');
  await eve.getByRole('textbox', { name: 'Dein Name' }).fill('Eve');
  await eve.getByRole('button', { name: 'Speichern' }).click();
  await eve.getByRole('textbox', { name: 'Benutzername' }).fill(handle.toLowerCase());
  await eve.getByRole('button', { name: 'Nehmen' }).click();
  await expect(eve.getByText(/^Jemand hat diesen Benutzernamen/)).toBeVisible();
  await card.getByRole('button', { name: 'Give the handle back' }).click();
  await expect(card.getByText('You have no handle any more.')).toBeVisible();
  await bo.reload();
  await expect(bo.getByRole('heading', { name: 'Nobody goes by this handle.' })).toBeVisible();
  expect(await barriers(bo)).toEqual([]);
  await Promise.all([bo, eve].map((one) => one.context().close()));
});

test('a profile shows matches, results of the day and how one has fared', async ({
  page,
  request,
}) => {
  const handle = own('Cleo');
  const cleo = await player(request, 'Cleo', handle);
  const dan = await player(request, '<i>Dan</i>');
  await played(request, [cleo, dan], true);
  await played(request, [cleo, dan], true);
  await played(request, [dan, cleo], false);
  await be(page, dan);
  // Lists may lag a second.
  await expect
    .poll(async () => {
      const told = await as(request, dan, 'GET', `/players/${handle}`);
      return (told.about as { played: number }).played;
    })
    .toBe(3);
  await page.goto(`/@${handle}`);
  await expect(page.getByRole('heading', { name: 'You and Cleo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You and Cleo' })).toContainText('1');
  const matches = page.getByRole('region', { name: 'Latest matches' });
  await expect(matches.getByRole('listitem')).toHaveCount(3);
  await expect(matches.getByText('<i>Dan</i>').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await matches.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/replay\//);
});
