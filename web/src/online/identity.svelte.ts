// The player's online identity: a key that this browser saves. There are no passwords.
import type { Identity } from '../generated/protocol';
import { KEY, OLD } from './has-key';

/** Other identities this browser has had: they are exported and deleted, too. */
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
    // Works without storage, for this visit.
  }
}

function read(): Identity | null {
  const own = kept(KEY);
  return isIdentity(own) ? own : null;
}

/**
 * Unifies identities: the one of the daily leaderboard becomes the identity, or is remembered
 * in addition.
 */
export function takeOverOld(): void {
  const old = kept(OLD);
  if (!isIdentity(old)) return;
  const own = read();
  if (!own) keep(KEY, old);
  else if (own.key !== old.key) keep(FORMER, [...formerPlayers(), old]);
  keep(OLD, null);
}

/** Returns the identities this browser has had besides the current one. */
export function formerPlayers(): Identity[] {
  const former = kept(FORMER);
  return Array.isArray(former) ? former.filter(isIdentity) : [];
}

/** Forgets them once the server has deleted them. */
export function forgetFormer(): void {
  keep(FORMER, null);
}

takeOverOld();

let identity = $state.raw<Identity | null>(read());
/** The server does not know the key any more. */
let strange = $state(false);

// Follows changes in other windows of this browser.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) identity = read();
  });
}

/** Null until the player has an account. Reactive. */
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

/** Stops using the key but keeps it, as the server may know it again later. */
export function notKnown(): void {
  strange = true;
}

/** Whether the server does not know the key any more. Reactive. */
export function isStrange(): boolean {
  return strange;
}
