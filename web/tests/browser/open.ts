// Opens the complete page inside a component test, without a server.
import { cleanup, render } from 'vitest-browser-svelte';
import { openDB } from 'idb';
import { commands, page } from 'vitest/browser';
import App from '../../src/app/App.svelte';
import { go } from '../../src/ui/router.svelte';
import { change, DEFAULTS, type Settings } from '../../src/lib/settings.svelte';

/** The screen sizes with which layouts are tested. */
export const SIZES = {
  phone: [390, 844],
  landscape: [844, 390],
  tablet: [820, 1180],
  desktop: [1440, 900],
} as const;

export interface Opening {
  size?: keyof typeof SIZES | readonly [number, number];
  settings?: Partial<Settings>;
  /** The contents of `localStorage` from an earlier visit, by key. */
  kept?: Record<string, unknown>;
  colours?: 'light' | 'dark';
  motion?: boolean;
}

/** Mounts the page at this URL, on a device with only the given storage. */
export async function open(address: string, opening: Opening = {}): Promise<void> {
  await cleanup();
  const size = opening.size ?? 'desktop';
  const [width, height] = typeof size === 'string' ? SIZES[size] : size;
  await page.viewport(width, height);
  await commands.emulateMedia({
    colorScheme: opening.colours ?? 'light',
    reducedMotion: opening.motion ? 'no-preference' : 'reduce',
  });
  localStorage.clear();
  sessionStorage.clear();
  await clearDatabase();
  change({ ...DEFAULTS, solid: false, sound: false, ...opening.settings });
  for (const [key, value] of Object.entries(opening.kept ?? {}))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  go(address, { replace: true });
  await render(App);
}

/** Clears the database. It cannot be deleted while the page and its worker have it open. */
async function clearDatabase(): Promise<void> {
  // If the database does not exist, opening it would create an empty one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'carambole')) return;
  const database = await openDB('carambole');
  for (const store of database.objectStoreNames) await database.clear(store);
  database.close();
}
