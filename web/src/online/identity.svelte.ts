// Who one is online: a key that this browser keeps. There are no accounts.
import type { Identity } from '../generated/protocol';

const KEY = 'carambole-online'; // also in hasKey.ts

function read(): Identity | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Identity | null;
    return kept && typeof kept.key === 'string' && typeof kept.name === 'string' ? kept : null;
  } catch {
    return null;
  }
}

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
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Good for this visit.
  }
}

export function forgetIdentity(): void {
  identity = null;
  strange = false;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The key is kept, as the host may only have lost its memory for now; but it is not used. */
export function notKnown(): void {
  strange = true;
}

/** Whether the host does not know the key any more. Reactive. */
export function isStrange(): boolean {
  return strange;
}
