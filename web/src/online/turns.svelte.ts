// The player's tables, which the server keeps up to date. They feed the table list, the page title
// and optional notifications.
import { Connection, wireTo, type ConnectionState } from '../core/connection';
import { mount } from 'svelte';
import type { Challenge, SocketMessage, OwnTable, TournamentCall } from '../generated/protocol';
import { MINUTE } from '../lib/time';
import { formatList } from '../lib/format';
import { loadTexts, personName, t } from '../lib/texts.svelte';
import { gameName, seatName } from './tableLabels';
import { ask } from './api';
import { key, me, notKnown } from './identity.svelte';

const WISH = 'carambole-notify';
/** Maximum age of a challenge or call that triggers a notification, in milliseconds. */
const FRESH = MINUTE;

let tables = $state.raw<ReadonlyMap<string, OwnTable>>(new Map());
let called = $state.raw<Challenge[]>([]);
let rounds = $state.raw<TournamentCall[]>([]);
/** For each table, the handle of the challenged player who declined. */
let absent = $state.raw<ReadonlyMap<string, string>>(new Map());
let state = $state<ConnectionState>('connecting');
let wish = $state(typeof localStorage !== 'undefined' && localStorage.getItem(WISH) === 'yes');
let line: Connection | null = null;
let asked: string | null = null;

/** Returns all tables where you hold a seat, latest activity first. Reactive. */
export function ownTables(): OwnTable[] {
  return [...tables.values()].sort((one, other) => other.table.updated - one.table.updated);
}

/** Returns the tables where it is your turn. Reactive. */
export function yourTurns(): OwnTable[] {
  return ownTables().filter((own) => own.your_turn && own.table.status === 'playing');
}

/** Returns the challenges that you have received, latest first. Reactive. */
export function challenges(): Challenge[] {
  return called;
}

/** Returns the handle of the player who declined the challenge at a table. Reactive. */
export function declinedBy(table: string): string | undefined {
  return absent.get(table);
}

/** Returns the calls to your tournament tables. Reactive. */
export function calls(): TournamentCall[] {
  return rounds;
}

/** Removes the call to a tournament table. */
export function dropCall(table: string): void {
  rounds = rounds.filter((one) => one.table !== table);
}

export async function decline({ table: { table } }: Challenge): Promise<void> {
  called = called.filter((one) => one.table.table !== table);
  // The challenger may already have closed the table.
  await ask('DELETE', `/me/challenges/${table}`).catch(() => undefined);
}

/** Returns the state of the connection that delivers news about your tables. Reactive. */
export function newsConnection(): ConnectionState {
  return state;
}

/** Returns whether you want notifications and the browser allows them. Reactive. */
export function notifies(): boolean {
  return wish && canNotify() && Notification.permission === 'granted';
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator;
}

/**
 * Turns notifications on or off, and returns whether they are on. Asks for permission only when
 * turning them on.
 */
export async function notify(yes: boolean): Promise<boolean> {
  const leave = yes && canNotify() ? await Notification.requestPermission() : 'default';
  wish = yes && leave === 'granted';
  try {
    if (wish) localStorage.setItem(WISH, 'yes');
    else localStorage.removeItem(WISH);
  } catch {
    // Without storage, the setting is lost on closing the page.
  }
  return wish;
}

/**
 * Subscribes to the tables of the current account. Must be called again when the account changes.
 */
export function followTurns(): void {
  const own = key();
  if (own === asked) return;
  asked = own;
  line?.close();
  line = null;
  tables = new Map();
  called = [];
  rounds = [];
  if (!own) return;
  line = new Connection(() => wireTo('/api/me/socket'), key, {
    welcomed: false,
    heard: (message) => hear(message as SocketMessage),
    changed: (changed) => {
      // The server sends the complete list after every reconnect.
      if (changed === 'connected') {
        tables = new Map();
        called = [];
        rounds = [];
      }
      state = changed;
    },
    refused: (problem) => problem.reason === 'unknown' && notKnown(),
  });
}

function hear(message: SocketMessage): void {
  if (message.type === 'challenge') take(message.challenge);
  if (message.type === 'declined') absent = new Map(absent).set(message.table, message.handle);
  if (message.type === 'round') takeRound(message.call);
  if (message.type !== 'turn') return;
  const own = message.table;
  // You have a seat at the table, so the challenge is over.
  called = called.filter((one) => one.table.table !== own.table.table);
  if (own.table.status !== 'waiting') dropCall(own.table.table);
  const before = tables.get(own.table.table);
  tables = new Map(tables).set(own.table.table, own);
  if (before && !before.your_turn && own.your_turn) tell(own);
}

function take(challenge: Challenge): void {
  const others = called.filter((one) => one.table.table !== challenge.table.table);
  called = [...others, challenge].sort((one, other) => other.at - one.at);
  const { table, by } = challenge;
  // The server sends old challenges again after every reconnect.
  if (Date.now() - challenge.at < FRESH)
    show(table.table, () => ({
      title: t('online-challenge-told', { name: by.name }),
      body: gameName(table.game, table.mode),
    }));
}

let noted = false;

/**
 * Handles a call to a tournament table: shows it on every screen, and as a notification if it is
 * new.
 */
function takeRound(call: TournamentCall): void {
  if (call.playing) return;
  rounds = [...rounds.filter((one) => one.tournament !== call.tournament), call];
  const words = () => ({
    title: call.other
      ? t('tournaments-called', { round: call.round, name: personName(call.other, false) })
      : t('tournaments-called-nobody', { round: call.round }),
    body: call.name,
  });
  void loadTexts('online', 'tournaments').then(async () => {
    if (!noted) {
      noted = true;
      const note = await import('../screens/tournaments/CallNote.svelte');
      mount(note.default, { target: document.body });
    }
    if (Date.now() - call.opened < FRESH) show(call.table, words);
  });
}

function tell({ table, seats }: OwnTable): void {
  show(table.table, () => {
    const others = table.seats.filter((_, seat) => !seats.includes(seat)).map(seatName);
    const body = `${gameName(table.game, table.mode)} · ${formatList(others)}`;
    return { title: t('online-notify-title'), body };
  });
}

/** Shows a notification that leads to a table, if notifications are on and the page is hidden. */
function show(table: string, words: () => { title: string; body: string }): void {
  if (!notifies() || document.visibilityState === 'visible') return;
  void loadTexts('online').then(async () => {
    const { title, body } = words();
    // Phones show notifications only through the service worker, which also opens the table on a
    // tap. On a first visit, the worker may not be ready yet.
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: table, data: `/t/${table}` });
  });
}

// The number before the screen's title: how many tables are waiting for you.
const MARK = /^\(\d+\) /;

function mark(): void {
  const count = yourTurns().length + rounds.length;
  const plain = document.title.replace(MARK, '');
  const wanted = count > 0 ? `(${count}) ${plain}` : plain;
  if (document.title !== wanted) document.title = wanted;
}

let begun = false;

/** Starts the updates, which run until the page is closed. */
export function begin(): void {
  if (begun) return;
  begun = true;
  new MutationObserver(mark).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  $effect.root(() => {
    $effect(() => {
      void me();
      followTurns();
    });
    $effect(mark);
  });
}
