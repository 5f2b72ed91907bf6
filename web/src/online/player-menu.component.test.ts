// Tests that players can be reported and blocked wherever they appear, with or without a handle.
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ANA, host } from '../../tests/browser/host';
import { panelBarriers, show } from '../../tests/browser/panel';
import { remoteTable, seat } from '../../tests/browser/remote';
import type { People, Said } from '../generated/protocol';
import { loadTexts } from '../lib/texts.svelte';
import After from '../screens/table/After.svelte';
import Blocked from '../screens/me/Blocked.svelte';
import Chat from '../screens/table/Chat.svelte';
import { rowName } from './tableLabels';

beforeAll(() => loadTexts('online'));

const menus = () => page.getByRole('button', { name: 'Report or block Bo' });
const guest = { seat: 1, handle: null, bot: false, guest: true };
const said: Said = {
  at: 0,
  seat: 1,
  name: 'Bo',
  what: { phrase: 'oops' },
  id: 'r1',
  guest: true,
};

test('a guest is reported from the seat and blocked from the chat line, by keyboard', async () => {
  const server = host({ 'POST /reports': null, 'PUT /me/blocks': null }, ANA);
  const introduce = vi.fn();
  const table = remoteTable({ said: [said], introduce });
  const sitters = [undefined, guest];
  await show(Chat, { table, sitters, open: true, problem: '', left: false }, 'phone');
  await expect.poll(() => menus().elements().length).toBe(2);
  expect(page.getByText('guest', { exact: true }).elements()).toHaveLength(2);
  expect(await panelBarriers()).toEqual([]);

  (menus().elements()[0] as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Insults me');
  expect(await panelBarriers()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Thank you. The operators will read your report.'))
    .toBeVisible();
  expect(server.askedFor('POST /reports')[0]!.body).toEqual({
    about: { player: { seat: { table: 'abc', seat: 1 } } },
    reason: 'Insults me',
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await menus().nth(1).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByText('Bo is blocked.')).toBeVisible();
  expect(server.askedFor('PUT /me/blocks')[0]!.body).toEqual({
    player: { remark: { table: 'abc', id: 'r1' } },
    blocked: true,
  });
  expect(introduce).toHaveBeenCalledOnce();
});

test('the result card has the menu of the opponent', async () => {
  host({}, ANA);
  const view = { status: 'over' as const, seats: [seat('Ana'), seat('Bo')] };
  await show(After, { table: remoteTable({ view }) }, 'phone');
  await expect.element(menus()).toBeVisible();
  expect(await panelBarriers()).toEqual([]);
});

test('without an account you cannot report anyone', async () => {
  host({});
  const table = remoteTable({ said: [said], seats: [], name: null });
  const sitters = [undefined, guest];
  await show(Chat, { table, sitters, open: true, problem: '', left: false }, 'phone');
  await expect.element(page.getByRole('log')).toHaveTextContent('Bo');
  expect(menus().elements()).toHaveLength(0);
});

test('a blocked player without a handle is unblocked from the list', async () => {
  const people: People = {
    following: [],
    followers: [],
    blocked: [{ id: '0f', name: 'Bo', handle: null, bot: false }],
    challenges: [],
  };
  const server = host({ 'GET /me/people': people, 'PUT /me/blocks': null }, ANA);
  await show(Blocked, {}, 'phone');
  await page.getByRole('button', { name: 'Unblock Bo' }).click();
  await expect.poll(() => server.askedFor('PUT /me/blocks').length).toBe(1);
  expect(server.askedFor('PUT /me/blocks')[0]!.body).toEqual({
    player: { blocked: '0f' },
    blocked: false,
  });
});

test('a list of tables marks guests', () => {
  const kind = { type: 'person' as const };
  expect(rowName({ kind, name: 'Bo', guest: true })).toBe('Bo (guest)');
  expect(rowName({ kind, name: 'Bo', guest: true, bot: true })).toBe('Bo (bot)');
  expect(rowName({ kind, name: 'Bo' })).toBe('Bo');
});
