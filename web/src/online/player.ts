// The player's account, created with a name when it is first needed.
import type { Code, CodeKind, Identity, Profile } from '../generated/protocol';
import { t } from '../lib/texts.svelte';
import { change, settings } from '../lib/settings.svelte';
import { ask, ApiRefusal } from './api';
import {
  forgetFormer,
  forgetIdentity,
  formerPlayers,
  key,
  keepIdentity,
  me,
} from './identity.svelte';

/** Returns the name that forms are prefilled with. */
export function usualName(): string {
  return me()?.name ?? settings.names[0] ?? '';
}

/**
 * Creates an account with this name if the player has none. Returns true if an account was created.
 */
export async function ensurePlayer(name: string): Promise<boolean> {
  if (key()) return false;
  try {
    keepIdentity(await ask<Identity>('POST', '/players', { name }));
  } catch (problem) {
    // An operator has blocked new accounts from this IP network.
    if (problem instanceof ApiRefusal && problem.reason === 'forbidden')
      throw new ApiRefusal('forbidden', t('online-error-hold'));
    throw problem;
  }
  rememberName(name);
  return true;
}

function rememberName(name: string): void {
  const names = [...settings.names];
  names[0] = name;
  change({ names });
}

export async function rename(name: string): Promise<void> {
  const own = me();
  const profile = await ask<Profile>('PATCH', '/me', { name });
  if (own) keepIdentity({ ...own, name: profile.name });
  rememberName(profile.name);
}

/**
 * Creates a one-time code for signing in: on another device, or after this browser has lost its
 * key.
 */
export function newCode(kind: CodeKind): Promise<Code> {
  return ask<Code>('POST', '/me/codes', { kind });
}

/** Signs in to the account for which a code was created. */
export async function recover(code: string): Promise<void> {
  const identity = await ask<Identity>('POST', '/players/recover', { code: code.trim() });
  keepIdentity(identity);
  rememberName(identity.name);
}

/**
 * Sends a request with a former identity's key. Returns null if the server has forgotten that
 * identity.
 */
async function askAs<T>(key: string, method: 'GET' | 'DELETE', path: string): Promise<T | null> {
  try {
    return await ask<T>(method, path, undefined, key);
  } catch (problem) {
    if (problem instanceof ApiRefusal && problem.reason === 'unknown') return null;
    throw problem;
  }
}

/** Returns all data that the server stores about the current identity and former ones. */
export async function readEverything(): Promise<unknown> {
  const own = await ask<object>('GET', '/me/data');
  const former = await Promise.all(formerPlayers().map(({ key }) => askAs(key, 'GET', '/me/data')));
  const known = former.filter((one) => one !== null);
  return known.length > 0 ? { ...own, former: known } : own;
}

export async function deleteEverything(): Promise<void> {
  for (const { key } of formerPlayers()) await askAs(key, 'DELETE', '/me');
  forgetFormer();
  await ask('DELETE', '/me');
  forgetIdentity();
}
