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

test('a passkey brings a player back in an empty browser, and its answers are good once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // Passkeys belong to a host with a name.
  const host = baseURL!.replace('127.0.0.1', 'localhost');
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${host}/me`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Pia');
  await page.getByRole('button', { name: 'Save' }).click();
  const handle = own('Pia');
  await page.getByRole('textbox', { name: 'Handle' }).fill(handle);
  await page.getByRole('button', { name: 'Claim it' }).click();
  await expect(page.getByText(`You are @${handle} now.`)).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const adding = page.waitForRequest(
    (sent) => /me\/passkeys$/.test(sent.url()) && sent.method() === 'POST',
  );
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('The passkey is added.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  // The same device has one already.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText(
    'There is a passkey for you on this device already.',
  );

  // Signed out here, by emptying the browser.
  const before = await page.evaluate(() => localStorage.getItem('carambole-online'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const signing = page.waitForRequest((sent) => /passkeys\/sign-in$/.test(sent.url()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back, Pia.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Handle' })).toHaveValue(handle);
  const after = await page.evaluate(() => localStorage.getItem('carambole-online'));
  const [old, now] = [before!, after!].map((kept) => JSON.parse(kept) as Known);
  expect(now!.player).toBe(old!.player);
  expect(now!.key).not.toBe(old!.key);

  // Nobody else gets in with what went over the wire, nor the same one again.
  const post = async (path: string, data: unknown, key?: string, at = host) => {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    return (await request.post(`${at}/api${path}`, { data, headers })).status();
  };
  const answer = JSON.parse((await signing).postData()!) as Record<string, unknown>;
  const made = JSON.parse((await adding).postData()!) as Record<string, unknown>;
  const eve = await player(request, 'Eve');
  expect(await post('/passkeys/sign-in', answer)).toBe(401);
  expect(await post('/me/passkeys', made, now!.key)).toBe(401);
  expect(await post('/me/passkeys', made, eve.key)).toBe(401);
  expect(await post('/me/passkeys', made)).toBe(401);
  expect(await post('/passkeys/sign-in', { ...answer, response: {} })).toBe(400);
  expect(await post('/passkeys/sign-in', answer, undefined, baseURL)).toBe(400);

  // Taken back, it is good for nothing.
  await page.reload();
  await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(passkeys.getByText('The passkey is removed.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Nobody here has this passkey.');
});

test('whom one follows is seen to be here, can be challenged, blocked and reported', async ({
  browser,
  page: ana,
  request,
}) => {
  const [first, second] = [own('Ana'), own('Bo')];
  const [one, other] = [await player(request, 'Ana', first), await player(request, 'Bo', second)];
  await be(ana, one);
  const bo = await visitor(browser);
  await be(bo, other);
  await bo.goto('/online');
  await expect(bo.getByRole('heading', { name: 'Open a table' })).toBeVisible();
  await ana.goto('/online');
  await ana.getByRole('textbox', { name: 'Find a player by handle' }).fill(`@${second}`);
  await ana.getByRole('button', { name: 'Find' }).click();
  await expect(ana).toHaveURL(`/@${second}`);
  await ana.getByRole('button', { name: 'Follow' }).click();
  await expect(ana.getByRole('button', { name: 'You follow' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ana.goto('/online');
  const following = ana.getByRole('region', { name: 'Players you follow' });
  await expect(following.getByRole('listitem')).toContainText('here now');
  expect(await barriers(ana)).toEqual([]);
  expect(await scrollsSideways(ana)).toBe(false);

  // Called to a table by name: told at once, wherever the other looks.
  await following.getByRole('link').click();
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana.getByRole('dialog')).toBeVisible();
  expect(await barriers(ana)).toEqual([]);
  await ana.getByRole('link', { name: 'Carramboule' }).click();
  await expect(ana.getByRole('heading', { name: `Carramboule with @${second}` })).toBeVisible();
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana).toHaveURL(/\/t\/[a-z0-9]+$/);
  const called = bo.getByRole('region', { name: 'You are challenged' });
  await expect(called.getByRole('listitem')).toContainText('Ana');
  await expect(called.getByRole('link', { name: `@${first}` })).toBeVisible();
  expect(await barriers(bo)).toEqual([]);
  expect(await scrollsSideways(bo)).toBe(false);
  // Not this time: whoever called is told where they wait, and calls again.
  await called.getByRole('button', { name: 'Decline the challenge of Ana' }).click();
  await expect(ana.getByText(`@${second} does not come this time.`)).toBeVisible();
  await ana.goto(`/@${second}`);
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await ana.getByRole('link', { name: 'Carramboule' }).click();
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana).toHaveURL(/\/t\/[a-z0-9]+$/);
  await called.getByRole('link', { name: 'Play with Ana' }).click();
  await expect(bo).toHaveURL(ana.url());
  await bo.getByRole('button', { name: /^Sit down on seat/ }).click();
  await expect(bo.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await bo.goto('/online');
  await expect(bo.getByRole('region', { name: 'Players who follow you' })).toBeVisible();
  await expect(called).toBeHidden();

  // Enough of it.
  await bo.goto(`/@${first}`);
  await bo.getByRole('button', { name: 'More' }).click();
  await bo.getByRole('textbox', { name: 'What is wrong?' }).fill('Never says hello.');
  expect(await barriers(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Send' }).click();
  await expect(bo.getByText('Thank you. It will be read.')).toBeVisible();
  await bo.getByRole('button', { name: 'Block' }).click();
  await expect(bo.getByText('Ana is blocked.')).toBeVisible();
  await expect(bo.getByRole('button', { name: 'Challenge' })).toBeHidden();
  await ana.goto(`/@${second}`);
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await ana.getByRole('link', { name: 'Carramboule' }).click();
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana.getByText(`@${second} takes no challenges from you.`)).toBeVisible();
  await bo.goto('/me');
  await bo.getByRole('button', { name: 'Unblock Ana' }).click();
  await expect(bo.getByRole('heading', { name: 'Blocked players' })).toBeHidden();
  await bo.context().close();

  // Whoever has no handle is told what it takes.
  const cy = await visitor(browser);
  await cy.goto(`/@${first}`);
  await cy.getByRole('button', { name: 'Follow' }).click();
  await expect(cy.getByRole('alert')).toContainText('For this you need a handle');
  await cy.context().close();
});
