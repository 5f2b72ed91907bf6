// The player: made with a name when it is first needed.
import type { Code, CodeKind, Identity, Profile } from '../generated/protocol';
import { change, settings } from '../ui/settings.svelte';
import { ask } from './api';
import { forgetIdentity, key, keepIdentity, me } from './identity.svelte';

/** The name to begin with in forms. */
export function usualName(): string {
  return me()?.name ?? settings.names[0] ?? '';
}

/** Makes sure that there is a player with a key. True if there was none before. */
export async function ensurePlayer(name: string): Promise<boolean> {
  if (key()) return false;
  keepIdentity(await ask<Identity>('POST', '/players', { name }));
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

/** One-time codes for another device, or for the day the key is lost. */
export function newCode(kind: CodeKind): Promise<Code> {
  return ask<Code>('POST', '/me/codes', { kind });
}

/** Becomes the player a code was made for. */
export async function recover(code: string): Promise<void> {
  const identity = await ask<Identity>('POST', '/players/recover', { code: code.trim() });
  keepIdentity(identity);
  rememberName(identity.name);
}

export async function deleteEverything(): Promise<void> {
  await ask('DELETE', '/me');
  forgetIdentity();
}
