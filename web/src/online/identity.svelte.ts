// Who one is online: a key that this browser keeps. There are no accounts.
import type { Identity } from '../generated/protocol';
import { KEY, OLD } from './has-key';

/** Players this browser has been besides: they are told and deleted with everything. */
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
    // Good for this visit.
  }
}

function read(): Identity | null {
  const own = kept(KEY);
  return isIdentity(own) ? own : null;
}

/** One player for everything: the one of the board of the day becomes it, or is remembered beside it. */
export function takeOverOld(): void {
  const old = kept(OLD);
  if (!isIdentity(old)) return;
  const own = read();
  if (!own) keep(KEY, old);
  else if (own.key !== old.key) keep(FORMER, [...formerPlayers(), old]);
  keep(OLD, null);
}

/** Players this browser has been besides the present one. */
export function formerPlayers(): Identity[] {
  const former = kept(FORMER);
  return Array.isArray(former) ? former.filter(isIdentity) : [];
}

/** The host has none of them any more. */
export function forgetFormer(): void {
  keep(FORMER, null);
}

takeOverOld();

let identity = $state.raw<Identity | null>(read());
/** The host does not know the key any more. */
let strange = $state(false);

// Another window of this browser.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) identity = read();
  });
}

/** Null until one has a name here. Reactive. */
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

/** The key is kept, as the host may only have lost its memory for now; but it is not used. */
export function notKnown(): void {
  strange = true;
}

/** Whether the host does not know the key any more. Reactive. */
export function isStrange(): boolean {
  return strange;
}
