// Tests online players: names and messages, accounts, a second device, and bots.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { barriers } from './barriers';
import { Api, signIn, uniqueHandle } from './online-api';
import { visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

test('names and messages are never markup, and phrases are translated', async ({
  browser,
  page: ana,
  request,
}) => {
  const hostile = '<img src=x onerror=hack()>';
  const bo = await visitor(browser, { locale: 'de' });
  const opened: string[] = [];
  for (const page of [ana, bo]) {
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    page.on('pageerror', (error) => void opened.push(error.message));
  }
  const api = new Api(request);
  const players = [await api.player(hostile), await api.player('Bo')];
  const match = await api.match(players, { chat: 'free', ready: [] });
  await Promise.all(
    [ana, bo].map(async (page, seat) => {
      await signIn(page, players[seat]!);
      await page.goto(match.link);
    }),
  );
  await expect(bo.getByRole('listitem').filter({ hasText: hostile })).toBeVisible();
  await bo.getByRole('button', { name: 'Chat' }).click();
  await ana.getByRole('button', { name: 'Chat' }).click();
  await ana.getByLabel('Write a message').fill('</span><script>hack()</script><b>bold</b>');
  await ana.keyboard.press('Enter');
  await ana.getByRole('button', { name: 'Phrases' }).click();
  await ana.getByRole('button', { name: 'Good luck!' }).click();
  const said = bo.getByRole('log');
  await expect(said).toContainText('</span><script>hack()</script><b>bold</b>');
  await expect(said).toContainText('Viel Glück!');
  await expect(bo.locator('img[src="x"], aside script, aside b')).toHaveCount(0);
  expect(opened).toEqual([]);
  await bo.context().close();
});

test('the daily course’s old identity becomes the account, or is deleted along with it', async ({
  page,
  request,
}) => {
  const api = new Api(request);
  const isKnown = async ({ key }: { key: string }) =>
    (await request.get('/api/me', { headers: { authorization: `Bearer ${key}` } })).ok();
  const [old, own] = [await api.player('Old'), await api.player('Own')];

  // If the browser has no other identity, this old one becomes the account.
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('carambole.player', kept);
  }, JSON.stringify(old));
  await page.goto('/me');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Old');
  expect(await page.evaluate(() => localStorage.getItem('carambole.player'))).toBeNull();

  // If the browser already has an account, the old identity is kept as a former one.
  await page.evaluate(
    ([first, second]) => {
      localStorage.setItem('carambole-online', first!);
      localStorage.setItem('carambole.player', second!);
    },
    [JSON.stringify(own), JSON.stringify(old)],
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Own');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toMatch(/Own[^]*former[^]*Old/);
  expect([await isKnown(old), await isKnown(own)]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  expect([await isKnown(old), await isKnown(own)]).toEqual([false, false]);
});

test('a code signs in a second device, which can be signed out again', async ({
  browser,
  page: ana,
  request,
}) => {
  const api = new Api(request);
  const own = await api.player('Ana');
  const { code } = await api.ask<{ code: string }>(own, 'POST', '/me/codes', { kind: 'device' });
  const phone = await visitor(browser);
  await phone.goto(`/me#code=${code}`);
  await expect(phone.getByText('Welcome back, Ana.')).toBeVisible();
  expect(phone.url()).not.toContain('code');
  await signIn(ana, own);
  await ana.goto('/me');
  const devices = ana.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'this device' })).toHaveCount(1);
  expect(await barriers(ana)).toEqual([]);
  await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(devices.getByText('Signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // The server responds but does not know this key. The page must not say that it is offline.
  await phone.goto('/online');
  await expect(phone.getByText(/This browser was signed out/)).toBeVisible();
  await expect(phone.getByText('You are offline.')).toBeHidden();
  await phone.context().close();
});

test(
  'a player has a name, a second device, can export everything and delete the account',
  { tag: '@all' },
  async ({ browser, page: ana }) => {
    test.slow();
    await ana.goto('/me');
    await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await ana.getByRole('button', { name: 'Save' }).click();
    await expect(ana.getByText('Saved.')).toBeVisible();
    await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana B.');
    await ana.getByRole('button', { name: 'Save' }).click();
    await ana.getByRole('button', { name: 'Add a device' }).click();
    const code = (await ana.getByText(/^\w{4}(-\w{4}){4}$/).textContent())!;
    const phone = await visitor(browser);
    await phone.goto(`/me#code=${code}`);
    await expect(phone.getByText('Welcome back, Ana B..')).toBeVisible();
    expect(phone.url()).not.toContain('code');
    // Both devices are listed. A device that has been signed out no longer has an account.
    await ana.reload();
    const devices = ana.getByRole('region', { name: 'Signed-in devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').filter({ hasText: 'this device' })).toHaveCount(1);
    expect(await barriers(ana)).toEqual([]);
    await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(devices.getByText('Signed out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await phone.reload();
    await expect(phone.getByText(/This browser was signed out/)).toBeVisible();
    await ana.getByRole('button', { name: 'Add a device' }).click();
    const second = (await ana.getByText(/^\w{4}(-\w{4}){4}$/).textContent())!;
    await phone.goto('/');
    await phone.goto(`/me#code=${second}`);
    await phone.getByRole('button', { name: 'Switch account' }).click();
    await expect(phone.getByText('Welcome back, Ana B..')).toBeVisible();
    // A code works only once. Players who already have an account are asked before they switch to
    // another one.
    const thief = await visitor(browser);
    await thief.goto('/me');
    await thief.getByRole('button', { name: 'Save' }).click();
    await expect(thief.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expect(thief.getByText('Enter your name first.')).toBeVisible();
    await thief.getByRole('textbox', { name: 'Your name' }).fill('Eve');
    await thief.getByRole('button', { name: 'Save' }).click();
    await expect(thief.getByText('Saved.')).toBeVisible();
    await thief.getByRole('textbox', { name: 'Code' }).fill(code);
    await thief.getByRole('button', { name: 'Use code' }).click();
    await expect(thief.getByRole('button', { name: 'Stay as Eve' })).toBeVisible();
    await thief.getByRole('button', { name: 'Switch account' }).click();
    await expect(thief.getByRole('alert')).toBeVisible();
    const saving = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download everything' }).click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Ana B.');
    await phone.getByRole('button', { name: 'Delete account' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(phone.getByText('Your account was deleted.')).toBeVisible();
    // The other device finds out that the account is gone.
    await ana.reload();
    await expect(ana.getByText(/This browser was signed out/)).toBeVisible();
    // A page that only reads data says so, too: it is connected, but the account does not exist.
    await ana.goto('/online');
    await expect(ana.getByText(/This browser was signed out/)).toBeVisible();
    await expect(ana.getByText('You are offline.')).toBeHidden();
    await Promise.all([phone, thief].map((page) => page.context().close()));
  },
);

test('a bot is marked at the table and on its profile', async ({ page, request }) => {
  const api = new Api(request);
  const handle = uniqueHandle('robo');
  const robo = await api.player('Robo', handle);
  const wanted = { name: 'Bot', scopes: ['look', 'play'] };
  const { token } = await api.ask<{ token: string }>(robo, 'POST', '/me/tokens', wanted);
  const match = await api.match([await api.player('Ana')], { seats: 2, ready: [] });
  match.players.push({ ...robo, key: token });
  await match.join(1);
  await signIn(page, match.players[0]!);
  await page.goto(match.link);
  await page.getByRole('link', { name: 'Robo (bot)' }).click();
  await expect(page).toHaveURL(`/@${handle}`);
  await expect(page.getByText('bot', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
