// The player's tables, kept up to date by the host: for the list, the page's title, and a notification if one wants it.
import { Line, wireTo, type LineState } from '../core/line';
import { mount } from 'svelte';
import type { Challenge, HostToClient, OwnTable, TournamentCall } from '../generated/protocol';
import { loadTexts, personName, t } from '../texts/texts.svelte';
import { gameName, listed, seatName } from './words';
import { ask } from './api';
import { key, me, notKnown } from './identity.svelte';

const WISH = 'carambole-notify';
/** A challenge is news for so long. */
const FRESH = 60_000;

let tables = $state.raw<ReadonlyMap<string, OwnTable>>(new Map());
let called = $state.raw<Challenge[]>([]);
let rounds = $state.raw<TournamentCall[]>([]);
/** By table: who was called there and does not come. */
let absent = $state.raw<ReadonlyMap<string, string>>(new Map());
let state = $state<LineState>('connecting');
let wish = $state(typeof localStorage !== 'undefined' && localStorage.getItem(WISH) === 'yes');
let line: Line | null = null;
let asked: string | null = null;

/** All tables at which one holds a seat, the liveliest first. Reactive. */
export function ownTables(): OwnTable[] {
  return [...tables.values()].sort((one, other) => other.table.updated - one.table.updated);
}

/** Those that wait for this player. Reactive. */
export function yourTurns(): OwnTable[] {
  return ownTables().filter((own) => own.your_turn && own.table.status === 'playing');
}

/** Who calls this player to a table, the latest first. Reactive. */
export function challenges(): Challenge[] {
  return called;
}

/** The handle of whoever was called to a table and does not come. Reactive. */
export function declinedBy(table: string): string | undefined {
  return absent.get(table);
}

/** The tables of tournaments that wait for this player. Reactive. */
export function calls(): TournamentCall[] {
  return rounds;
}

/** Is not told of this table any more. */
export function dropCall(table: string): void {
  rounds = rounds.filter((one) => one.table !== table);
}

/** Does not come. */
export async function decline({ table: { table } }: Challenge): Promise<void> {
  called = called.filter((one) => one.table.table !== table);
  // Whoever called may have closed the table meanwhile.
  await ask('DELETE', `/me/challenges/${table}`).catch(() => undefined);
}

/** How the line for news is. Reactive. */
export function newsLine(): LineState {
  return state;
}

/** Whether one wants to be told, and lets the page. Reactive. */
export function notifies(): boolean {
  return wish && canNotify() && Notification.permission === 'granted';
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && 'serviceWorker' in navigator;
}

/** Asks the browser for leave when it is switched on, and only then. */
export async function notify(yes: boolean): Promise<boolean> {
  const leave = yes && canNotify() ? await Notification.requestPermission() : 'default';
  wish = yes && leave === 'granted';
  try {
    if (wish) localStorage.setItem(WISH, 'yes');
    else localStorage.removeItem(WISH);
  } catch {
    // Good for this visit.
  }
  return wish;
}

/** Follows the tables of whoever this browser is. Called again when that changes. */
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
  line = new Line(() => wireTo('/api/me/socket'), key, {
    welcomed: false,
    heard: (message) => hear(message as HostToClient),
    changed: (changed) => {
      // The whole list comes again with every new line.
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

function hear(message: HostToClient): void {
  if (message.type === 'challenge') take(message.challenge);
  if (message.type === 'declined') absent = new Map(absent).set(message.table, message.handle);
  if (message.type === 'round') takeRound(message.call);
  if (message.type !== 'turn') return;
  const own = message.table;
  // Whoever sits there has come.
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
  // What was there before is told with every new line.
  if (Date.now() - challenge.at < FRESH)
    show(table.table, () => ({
      title: t('online-challenge-told', { name: by.name }),
      body: gameName(table.game, table.mode),
    }));
}

let noted = false;

/** A table of a tournament waits: told on whatever screen one is, and beside the page. */
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
      const note = await import('../tournaments/CallNote.svelte');
      mount(note.default, { target: document.body });
    }
    if (Date.now() - call.opened < FRESH) show(call.table, words);
  });
}

function tell({ table, seats }: OwnTable): void {
  show(table.table, () => {
    const others = table.seats.filter((_, seat) => !seats.includes(seat)).map(seatName);
    const body = `${gameName(table.game, table.mode)} · ${listed(others)}`;
    return { title: t('online-notify-title'), body };
  });
}

/** A notification that leads to a table, for whoever wants it and looks elsewhere. */
function show(table: string, words: () => { title: string; body: string }): void {
  if (!notifies() || document.visibilityState === 'visible') return;
  void loadTexts('online').then(async () => {
    const { title, body } = words();
    // Phones take it only from the service worker, which also opens the table at a tap. On a first visit it may still
    // be on its way.
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: table, data: `/t/${table}` });
  });
}

// The count stands before whatever title the screen has.
const MARK = /^\(\d+\) /;

function mark(): void {
  const count = yourTurns().length + rounds.length;
  const plain = document.title.replace(MARK, '');
  const wanted = count > 0 ? `(${count}) ${plain}` : plain;
  if (document.title !== wanted) document.title = wanted;
}

let begun = false;

/** Begins; for as long as the page lives. */
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
