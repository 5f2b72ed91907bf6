// Tests handles and passkeys: claiming a handle; following, challenging and blocking players;
// signing in with a passkey.
import { expect, test, type Page } from '@playwright/test';
import type { PublicProfile } from '../src/generated/protocol';
import { barriers, scrollsSideways } from './barriers';
import { Api, signIn, uniqueHandle, type Identity } from './online-api';
import { isRepeated, REPEATED, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

/** Plays a match in which the second player resigns. */
async function played(api: Api, players: [Identity, Identity], open: boolean): Promise<void> {
  const match = await api.match(players, { open });
  // Until both players have moved, resigning only aborts the match.
  for (let strokes = 0; strokes < 2; strokes++) await match.stroke();
  await match.resign(1);
}

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

test('a player claims a handle, sees the profile, hides it and releases the handle', async ({
  browser,
  page,
  request,
}) => {
  const handle = uniqueHandle('Ana');
  await signIn(page, await new Api(request).player('Ana'));
  await page.goto('/me');
  const card = page.getByRole('region', { name: 'Your handle' });
  const field = card.getByRole('textbox', { name: 'Handle' });
  await field.fill('Admin');
  await card.getByRole('button', { name: 'Claim handle' }).click();
  await expect(card.getByRole('alert')).toHaveText(
    'This handle is not allowed. Choose another one.',
  );
  await field.fill(`@${handle}`);
  await page.keyboard.press('Enter');
  await expect(card.getByText(`You are now @${handle}.`)).toBeVisible();
  await beautiful(page);
  await card.getByRole('link', { name: 'View profile' }).click();
  await expect(page).toHaveURL(`/@${handle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(page.getByText('online now')).toBeVisible();
  await page.goBack();
  await card.getByRole('switch', { name: /^Private profile/ }).check();
  await expect(card.getByText('Saved.')).toBeVisible();

  // Other players can also enter the handle in upper case. On the private profile, they see only
  // the name.
  const bo = await visitor(browser);
  await bo.goto(`/@${handle.toUpperCase()}`);
  await expect(bo).toHaveURL(`/@${handle}`);
  await expect(bo.getByText('This profile is private.')).toBeVisible();
  await expect(bo.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(bo.getByText('Recent matches')).toBeHidden();
  await card.getByRole('button', { name: 'Give up handle' }).click();
  await expect(card.getByText('You no longer have a handle.')).toBeVisible();
  await bo.reload();
  await expect(bo.getByRole('heading', { name: 'No player has this handle.' })).toBeVisible();
  await bo.context().close();
});

test('a profile shows matches and your record against the player', async ({ page, request }) => {
  const api = new Api(request);
  const handle = uniqueHandle('Cleo');
  const cleo = await api.player('Cleo', handle);
  const dan = await api.player('<i>Dan</i>');
  await played(api, [cleo, dan], true);
  await played(api, [cleo, dan], true);
  await played(api, [dan, cleo], false);
  await signIn(page, dan);
  // The server's profile may be up to a second old.
  const profile = () => api.ask<PublicProfile>(dan, 'GET', `/players/${handle}`);
  await expect.poll(async () => (await profile()).about?.played).toBe(3);
  await page.goto(`/@${handle}`);
  await expect(page.getByRole('heading', { name: 'You and Cleo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You and Cleo' })).toContainText('1');
  const matches = page.getByRole('region', { name: 'Recent matches' });
  await expect(matches.getByRole('listitem')).toHaveCount(3);
  await expect(matches.getByText('<i>Dan</i>').first()).toBeVisible();
  await beautiful(page);
  await matches.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/replay\//);
});

test('a passkey signs a player in from an empty browser, and its answers work once', async ({
  page,
  context,
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  // Passkeys require a host name.
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
  const handle = uniqueHandle('Pia');
  await page.getByRole('textbox', { name: 'Handle' }).fill(handle);
  await page.getByRole('button', { name: 'Claim handle' }).click();
  await expect(page.getByText(`You are now @${handle}.`)).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const adding = page.waitForRequest(
    (sent) => /me\/passkeys$/.test(sent.url()) && sent.method() === 'POST',
  );
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Passkey added.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  // This device already has a passkey.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  );

  // Clearing the browser's storage signs the player out.
  const before = await page.evaluate(() => localStorage.getItem('carambole-online'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const signing = page.waitForRequest((sent) => /passkeys\/sign-in$/.test(sent.url()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome back, Pia.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Handle' })).toHaveValue(handle);
  const after = await page.evaluate(() => localStorage.getItem('carambole-online'));
  const [old, now] = [before!, after!].map((kept) => JSON.parse(kept) as Identity);
  expect(now!.player).toBe(old!.player);
  expect(now!.key).not.toBe(old!.key);

  // A recorded response works neither for other players nor a second time.
  const post = async (path: string, data: unknown, key?: string, at = host) => {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    return (await request.post(`${at}/api${path}`, { data, headers })).status();
  };
  const answer = JSON.parse((await signing).postData()!) as Record<string, unknown>;
  const made = JSON.parse((await adding).postData()!) as Record<string, unknown>;
  const eve = await new Api(request).player('Eve');
  expect(await post('/passkeys/sign-in', answer)).toBe(401);
  expect(await post('/me/passkeys', made, now!.key)).toBe(401);
  expect(await post('/me/passkeys', made, eve.key)).toBe(401);
  expect(await post('/me/passkeys', made)).toBe(401);
  expect(await post('/passkeys/sign-in', { ...answer, response: {} })).toBe(400);
  expect(await post('/passkeys/sign-in', answer, undefined, baseURL)).toBe(400);

  // A passkey that has been removed does not work.
  await page.reload();
  await passkeys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(passkeys.getByText('Passkey removed.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('No account has this passkey.');
});

test('a player finds another by handle, follows, and sees that they are online', async ({
  browser,
  page: ana,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const api = new Api(request);
  const handle = uniqueHandle('Bo');
  const bo = await visitor(browser);
  await signIn(bo, await api.player('Bo', handle));
  await bo.goto('/online');
  await expect(bo.getByRole('heading', { name: 'Create a table' })).toBeVisible();
  await signIn(ana, await api.player('Ana', uniqueHandle('Ana')));
  await ana.goto('/online');
  await ana.getByRole('textbox', { name: 'Find a player by handle' }).fill(`@${handle}`);
  await ana.getByRole('button', { name: 'Find' }).click();
  await expect(ana).toHaveURL(`/@${handle}`);
  await ana.getByRole('button', { name: 'Follow' }).click();
  await expect(ana.getByRole('button', { name: 'Following' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ana.goBack();
  const following = ana.getByRole('region', { name: 'Players you follow' });
  await expect(following.getByRole('listitem')).toContainText('online now');
  await beautiful(ana);
  await bo.context().close();
});

test('a challenge arrives at once; the player declines one and accepts the next', async ({
  browser,
  page: ana,
  request,
}) => {
  const api = new Api(request);
  const [first, second] = [uniqueHandle('Ana'), uniqueHandle('Bo')];
  const [one, other] = [await api.player('Ana', first), await api.player('Bo', second)];
  const bo = await visitor(browser);
  await Promise.all([signIn(ana, one), signIn(bo, other)]);
  await Promise.all([ana.goto(`/@${second}`), bo.goto('/online')]);
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await ana.getByRole('link', { name: 'Carramboule' }).click();
  await expect(ana.getByRole('heading', { name: `Carramboule against @${second}` })).toBeVisible();
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana).toHaveURL(/\/t\/[a-z0-9]+$/);
  const called = bo.getByRole('region', { name: 'Challenges' });
  await expect(called.getByRole('listitem')).toContainText('Ana');
  await expect(called.getByRole('link', { name: `@${first}` })).toBeVisible();
  await called.getByRole('button', { name: 'Decline the challenge from Ana' }).click();
  await expect(ana.getByText(`@${second} declined your challenge.`)).toBeVisible();
  const { table } = await api.ask<{ table: string }>(one, 'POST', `/players/${second}/challenge`, {
    setup: { carramboule: { starts: 0 } },
    seats: [{ type: 'person' }, { type: 'person' }],
    clock: null,
    open: false,
    chat: 'phrases',
  });
  await called.getByRole('link', { name: 'Play against Ana' }).click();
  await expect(bo).toHaveURL(new RegExp(`/t/${table}$`));
  await expect(bo.getByRole('button', { name: /^Sit down in seat/ }).first()).toBeVisible();
  await bo.context().close();
});

test('a player reports and blocks another, who can no longer challenge them', async ({
  browser,
  page: bo,
  request,
  isMobile,
}) => {
  test.skip(isRepeated({ isMobile }), REPEATED);
  const api = new Api(request);
  const [first, second] = [uniqueHandle('Ana'), uniqueHandle('Bo')];
  const [one, other] = [await api.player('Ana', first), await api.player('Bo', second)];
  const ana = await visitor(browser);
  await Promise.all([signIn(ana, one), signIn(bo, other)]);
  await bo.goto(`/@${first}`);
  await bo.getByRole('button', { name: 'More' }).click();
  await bo.getByRole('textbox', { name: 'What is wrong?' }).fill('Never says hello.');
  await bo.getByRole('button', { name: 'Send' }).click();
  await expect(bo.getByText('Thank you. The operators will read your report.')).toBeVisible();
  await bo.getByRole('button', { name: 'Block' }).click();
  await expect(bo.getByText('Ana is blocked.')).toBeVisible();
  await expect(bo.getByRole('button', { name: 'Challenge' })).toBeHidden();
  await ana.goto(`/online/carramboule?to=${second}`);
  await ana.getByRole('button', { name: 'Challenge' }).click();
  await expect(ana.getByText(`@${second} does not accept challenges from you.`)).toBeVisible();
  await bo.goto('/me');
  await bo.getByRole('button', { name: 'Unblock Ana' }).click();
  await expect(bo.getByRole('heading', { name: 'Blocked players' })).toBeHidden();
  await ana.context().close();
});

test(
  'a player follows, challenges, is declined, plays, blocks and reports in one evening',
  { tag: '@all' },
  async ({ browser, page: ana, request }) => {
    test.slow();
    const api = new Api(request);
    const [first, second] = [uniqueHandle('Ana'), uniqueHandle('Bo')];
    const [one, other] = [await api.player('Ana', first), await api.player('Bo', second)];
    await signIn(ana, one);
    const bo = await visitor(browser);
    await signIn(bo, other);
    await bo.goto('/online');
    await expect(bo.getByRole('heading', { name: 'Create a table' })).toBeVisible();
    await ana.goto('/online');
    await ana.getByRole('textbox', { name: 'Find a player by handle' }).fill(`@${second}`);
    await ana.getByRole('button', { name: 'Find' }).click();
    await expect(ana).toHaveURL(`/@${second}`);
    await ana.getByRole('button', { name: 'Follow' }).click();
    await expect(ana.getByRole('button', { name: 'Following' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await ana.goto('/online');
    const following = ana.getByRole('region', { name: 'Players you follow' });
    await expect(following.getByRole('listitem')).toContainText('online now');
    expect(await barriers(ana)).toEqual([]);
    expect(await scrollsSideways(ana)).toBe(false);

    // A challenge appears immediately on any screen.
    await following.getByRole('link').click();
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await expect(ana.getByRole('dialog')).toBeVisible();
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('link', { name: 'Carramboule' }).click();
    await expect(
      ana.getByRole('heading', { name: `Carramboule against @${second}` }),
    ).toBeVisible();
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await expect(ana).toHaveURL(/\/t\/[a-z0-9]+$/);
    const called = bo.getByRole('region', { name: 'Challenges' });
    await expect(called.getByRole('listitem')).toContainText('Ana');
    await expect(called.getByRole('link', { name: `@${first}` })).toBeVisible();
    expect(await barriers(bo)).toEqual([]);
    expect(await scrollsSideways(bo)).toBe(false);
    // The challenger is told at the table that the challenge was declined, and challenges the
    // player again.
    await called.getByRole('button', { name: 'Decline the challenge from Ana' }).click();
    await expect(ana.getByText(`@${second} declined your challenge.`)).toBeVisible();
    await ana.goto(`/@${second}`);
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await ana.getByRole('link', { name: 'Carramboule' }).click();
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await expect(ana).toHaveURL(/\/t\/[a-z0-9]+$/);
    await called.getByRole('link', { name: 'Play against Ana' }).click();
    await expect(bo).toHaveURL(ana.url());
    await bo.getByRole('button', { name: /^Sit down in seat/ }).click();
    await expect(bo.getByRole('button', { name: 'I am ready' })).toBeVisible();
    await bo.goto('/online');
    await expect(bo.getByRole('region', { name: 'Your followers' })).toBeVisible();
    await expect(called).toBeHidden();

    // One player blocks and reports the other.
    await bo.goto(`/@${first}`);
    await bo.getByRole('button', { name: 'More' }).click();
    await bo.getByRole('textbox', { name: 'What is wrong?' }).fill('Never says hello.');
    expect(await barriers(bo)).toEqual([]);
    await bo.getByRole('button', { name: 'Send' }).click();
    await expect(bo.getByText('Thank you. The operators will read your report.')).toBeVisible();
    await bo.getByRole('button', { name: 'Block' }).click();
    await expect(bo.getByText('Ana is blocked.')).toBeVisible();
    await expect(bo.getByRole('button', { name: 'Challenge' })).toBeHidden();
    await ana.goto(`/@${second}`);
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await ana.getByRole('link', { name: 'Carramboule' }).click();
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await expect(ana.getByText(`@${second} does not accept challenges from you.`)).toBeVisible();
    await bo.goto('/me');
    await bo.getByRole('button', { name: 'Unblock Ana' }).click();
    await expect(bo.getByRole('heading', { name: 'Blocked players' })).toBeHidden();
    await bo.context().close();

    // A player without a handle is told that a handle is needed.
    const cy = await visitor(browser);
    await cy.goto(`/@${first}`);
    await cy.getByRole('button', { name: 'Follow' }).click();
    await expect(cy.getByRole('alert')).toContainText('You need a handle first');
    await cy.context().close();
  },
);
