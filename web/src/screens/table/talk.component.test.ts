// Tests the list of people at a table, and their chat.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { panelBarriers, show } from '../../../tests/browser/panel';
import { remoteTable } from '../../../tests/browser/remote';
import type { RemoteTable } from '../../core/remote.svelte';
import type { Remark, Said } from '../../generated/protocol';
import { loadTexts } from '../../lib/texts.svelte';
import { change } from '../../lib/settings.svelte';
import Chat from './Chat.svelte';
import { mute } from './mute.svelte';

beforeAll(() => loadTexts('online'));
afterEach(async () => {
  mute(false);
  change({ language: null });
  await loadTexts('online');
});

const log = () => page.getByRole('log');
const said = (what: Remark, name = 'Bo', seat: number | null = 1): Said => ({
  at: Date.UTC(2026, 1, 3),
  seat,
  name,
  what,
});

async function talk(table: RemoteTable): Promise<void> {
  await show(Chat, { table, sitters: [], open: true, problem: '', left: false }, 'phone');
  await expect.element(page.getByRole('complementary', { name: 'Chat' })).toBeVisible();
}

test('markup in names and messages is shown as text', async () => {
  const text = '</span><script>hack()</script><b>bold</b>';
  await talk(remoteTable({ chat: 'free', said: [said({ text }, '<img src=x onerror=hack()>')] }));
  await expect.element(log()).toHaveTextContent(text);
  await expect.element(log()).toHaveTextContent('<img src=x onerror=hack()>');
  expect(document.querySelectorAll('img[src="x"], aside script, aside b')).toHaveLength(0);
});

test('phrases are translated, and emoji are shown unchanged', async () => {
  change({ language: 'de' });
  await loadTexts('online');
  const table = remoteTable({ said: [said({ phrase: 'good-luck' }), said({ emoji: '👏' })] });
  await show(Chat, { table, sitters: [], open: true, problem: '', left: false }, 'phone');
  await expect.element(log()).toHaveTextContent('Viel Glück!');
  await expect.element(log()).toHaveTextContent('👏');
  await page.getByRole('switch', { name: 'Chat stumm schalten' }).click();
  await expect.element(log()).not.toHaveTextContent('Viel Glück!');
});

test('free chat says that anyone with the link can read it', async () => {
  const warning = page.getByText('Anyone with the link to this table can read your messages.');
  await talk(remoteTable({ chat: 'free' }));
  await expect.element(warning).toBeVisible();
  await talk(remoteTable({ chat: 'phrases' }));
  await expect.element(warning).not.toBeInTheDocument();
});

test('phrases, emoji and free text are sent', async () => {
  const say = vi.fn(() => true);
  await talk(remoteTable({ chat: 'free', say }));
  await page.getByRole('button', { name: 'Phrases' }).click();
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await page.getByRole('button', { name: 'Send 👏' }).click();
  await page.getByLabelText('Write a message').fill(' Hello ');
  await userEvent.keyboard('{Enter}');
  expect(say.mock.calls).toEqual([
    [{ phrase: 'good-luck' }],
    [{ emoji: '👏' }],
    [{ text: 'Hello' }],
  ]);
  await expect.element(page.getByLabelText('Write a message')).toHaveValue('');
  expect(await panelBarriers()).toEqual([]);
});

test('the list shows who is here, who is away, and the number of spectators', async () => {
  await talk(remoteTable({ here: [true, false], spectators: 1 }));
  const people = page.getByRole('complementary').getByRole('listitem');
  await expect.element(people.nth(0)).toHaveTextContent(/Ana.*here/);
  await expect.element(people.nth(1)).toHaveTextContent(/Bo.*away/);
  await expect.element(people.nth(2)).toHaveTextContent('One spectator');
});

test('Escape closes the chat and returns the focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await talk(remoteTable());
  await userEvent.keyboard('{Escape}');
  await expect.element(log()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button);
  button.remove();
});
