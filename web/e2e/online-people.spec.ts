// Who plays online: names and remarks, the player of this browser, a second device, links to nowhere.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { barriers } from './barriers';
import { openTable, visitor } from './online-table';

test.skip(Boolean(process.env.CARAMBOLE_SERVE), 'only the page is served, without the host');

test('names and remarks are words, whatever they contain; each hears phrases in their language', async ({
  browser,
  page: ana,
}) => {
  const hostile = '<img src=x onerror=hack()>';
  const bo = await visitor(browser, { locale: 'de' });
  const opened: string[] = [];
  for (const page of [ana, bo]) {
    page.on('dialog', (dialog) => void opened.push(dialog.message()));
    page.on('pageerror', (error) => void opened.push(error.message));
  }
  const link = await openTable(ana, hostile, 2, { terms: { chat: 'free' } });
  await bo.goto(link);
  await expect(bo.getByText(hostile)).toBeVisible();
  await bo.getByLabel('Dein Name').fill('Bo');
  await bo.getByRole('button', { name: /^Auf Platz/ }).click();
  await bo.getByRole('button', { name: 'Gespräch' }).click();
  await ana.getByRole('button', { name: 'Talk' }).click();
  await ana.getByLabel('Write something').fill('</span><script>hack()</script><b>bold</b>');
  await ana.keyboard.press('Enter');
  await ana.getByRole('button', { name: 'Phrases' }).click();
  await ana.getByRole('button', { name: 'Good luck!' }).click();
  await ana.getByRole('button', { name: 'Say 👏' }).click();
  const heard = bo.getByRole('log');
  await expect(heard).toContainText('</span><script>hack()</script><b>bold</b>');
  await expect(heard).toContainText('Viel Glück!');
  await expect(heard).toContainText('👏');
  expect(await bo.locator('img[src="x"], aside script, aside b').count()).toBe(0);
  await bo.getByRole('switch', { name: 'Gespräch stumm schalten' }).check();
  await expect(heard).not.toContainText('Viel Glück!');
  expect(opened).toEqual([]);
  await bo.context().close();
});

test('a link to nowhere and a missing host are said in a sentence', async ({ page }) => {
  await page.goto('/t/nosuchtable12');
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Play online' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.goto('/t/nosuchtable12');
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
  // What needs no host is not touched by it.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
});

test('the player of the board of the day is the one player, and a second one is told and deleted with everything', async ({
  page,
  request,
}) => {
  const player = async (name: string) =>
    (await (await request.post('/api/players', { data: { name } })).json()) as { key: string };
  const isKnown = async ({ key }: { key: string }) =>
    (await request.get('/api/me', { headers: { authorization: `Bearer ${key}` } })).ok();
  const [old, own] = [await player('Old'), await player('Own')];

  // Alone, it becomes the player of everything.
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('carambole.player', kept);
  }, JSON.stringify(old));
  await page.goto('/me');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Old');
  expect(await page.evaluate(() => localStorage.getItem('carambole.player'))).toBeNull();

  // Beside another one, it is not lost.
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
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  expect([await isKnown(old), await isKnown(own)]).toEqual([false, false]);
});

test('a player has a name, a second device, a copy of everything, and can go', async ({
  browser,
  page: ana,
}) => {
  await ana.goto('/me');
  await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await ana.getByRole('button', { name: 'Save' }).click();
  await expect(ana.getByText('Saved.')).toBeVisible();
  await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana B.');
  await ana.getByRole('button', { name: 'Save' }).click();
  await ana.getByRole('button', { name: 'Another device' }).click();
  const code = (await ana.getByText(/^\w{4}(-\w{4}){4}$/).textContent())!;
  const phone = await visitor(browser);
  await phone.goto(`/me#code=${code}`);
  await expect(phone.getByText('Welcome back, Ana B..')).toBeVisible();
  expect(phone.url()).not.toContain('code');
  // Both are listed; one that was signed out is nobody any more.
  await ana.reload();
  const devices = ana.getByRole('region', { name: 'Devices with your key' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'this one' })).toHaveCount(1);
  expect(await barriers(ana)).toEqual([]);
  await devices.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(devices.getByText('Signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByText(/The player of this browser was deleted/)).toBeVisible();
  await ana.getByRole('button', { name: 'Another device' }).click();
  const second = (await ana.getByText(/^\w{4}(-\w{4}){4}$/).textContent())!;
  await phone.goto('/');
  await phone.goto(`/me#code=${second}`);
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.getByText('Welcome back, Ana B..')).toBeVisible();
  // It worked once. Whoever has a name already is asked before becoming someone else.
  const thief = await visitor(browser);
  await thief.goto('/me');
  await thief.getByRole('button', { name: 'Save' }).click();
  await expect(thief.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(thief.getByText('Please write your name first.')).toBeVisible();
  await thief.getByRole('textbox', { name: 'Your name' }).fill('Eve');
  await thief.getByRole('button', { name: 'Save' }).click();
  await expect(thief.getByText('Saved.')).toBeVisible();
  await thief.getByRole('textbox', { name: 'Code' }).fill(code);
  await thief.getByRole('button', { name: 'Use it' }).click();
  await expect(thief.getByRole('button', { name: 'Stay Eve' })).toBeVisible();
  await thief.getByRole('button', { name: 'Use the code' }).click();
  await expect(thief.getByRole('alert')).toBeVisible();
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download everything' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Ana B.');
  await phone.getByRole('button', { name: 'Delete everything' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(phone.getByText('Everything is deleted.')).toBeVisible();
  // The other device hears of it.
  await ana.reload();
  await expect(ana.getByText(/The player of this browser was deleted/)).toBeVisible();
  // Also where it only looks around: the line is there, it is the player who is not.
  await ana.goto('/online');
  await expect(ana.getByText(/The player of this browser was deleted/)).toBeVisible();
  await expect(ana.getByText('You are offline.')).toBeHidden();
  await Promise.all([phone, thief].map((page) => page.context().close()));
});

test('a bot is told to be one where it sits and on its page', async ({ page, request }, info) => {
  const handle = `robo-${info.workerIndex}-${info.repeatEachIndex}-${info.project.name.slice(0, 4)}`;
  const robo = (await (await request.post('/api/players', { data: { name: 'Robo' } })).json()) as {
    key: string;
  };
  const headers = { authorization: `Bearer ${robo.key}` };
  await request.put('/api/me/handle', { headers, data: { handle } });
  const scopes = ['look', 'play'];
  const made = await request.post('/api/me/tokens', { headers, data: { name: 'Bot', scopes } });
  const { token } = (await made.json()) as { token: string };
  const link = await openTable(page, 'Ana', 2);
  const table = link.split('/').at(-1)!;
  await request.post(`/api/tables/${table}/requests`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      id: '1',
      request: { type: 'join', seat: 1, name: 'Robo', contribution: '0'.repeat(32) },
    },
  });
  await page.getByRole('link', { name: 'Robo (bot)' }).click();
  await expect(page).toHaveURL(`/@${handle}`);
  await expect(page.getByText('bot', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
