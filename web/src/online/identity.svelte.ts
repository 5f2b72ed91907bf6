// The player's online identity: a key that this browser stores. There are no passwords.
import type { Identity } from '../generated/protocol';
import { KEY, OLD } from './has-key';

/**
 * The storage key of this browser's former identities, which are exported and deleted with the
 * account.
 */
const FORMER = 'carambole-online-former';

function isIdentity(kept: unknown): kept is Identity {
  return (
    !!kept &&
    typeof (kept as Identity).key === 'string' &&
    typeof (kept as Identity).name === 'string'
  );
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the identity is lost on closing the page.
  }
}

function read(): Identity | null {
  const own = kept(KEY);
  return isIdentity(own) ? own : null;
}

/**
 * Adopts the separate identity that the daily leaderboard once stored. It becomes the online
 * identity if this browser has none, and a former identity otherwise.
 */
export function takeOverOld(): void {
  const old = kept(OLD);
  if (!isIdentity(old)) return;
  const own = read();
  if (!own) keep(KEY, old);
  else if (own.key !== old.key) keep(FORMER, [...formerPlayers(), old]);
  keep(OLD, null);
}

/** Returns all former identities of this browser. */
export function formerPlayers(): Identity[] {
  const former = kept(FORMER);
  return Array.isArray(former) ? former.filter(isIdentity) : [];
}

/** Forgets all former identities. Called after the server has deleted them. */
export function forgetFormer(): void {
  keep(FORMER, null);
}

takeOverOld();

let identity = $state.raw<Identity | null>(read());
/** Whether the server no longer knows the key. */
let strange = $state(false);

// Follows changes made in other windows of this browser.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) identity = read();
  });
}

/** Returns the player's identity; null if the player has no account yet. Reactive. */
export function me(): Identity | null {
  return identity;
}

export function key(): string | null {
  return strange ? null : (identity?.key ?? null);
}

export function keepIdentity(changed: Identity): void {
  identity = changed;
  strange = false;
  keep(KEY, changed);
}

export function forgetIdentity(): void {
  identity = null;
  strange = false;
  keep(KEY, null);
}

/** Stops using the key but keeps it, because the server may recognise it again later. */
export function notKnown(): void {
  strange = true;
}

/** Returns whether the server no longer knows the key. Reactive. */
export function isStrange(): boolean {
  return strange;
}
