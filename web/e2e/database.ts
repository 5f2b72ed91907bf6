// Reads and writes the browser's database while the page has it open.
import { expect, type Page } from '@playwright/test';

type Store = 'tables' | 'things';

/**
 * Waits until the page has created its database. Opening the database earlier would create an empty
 * one.
 */
async function made(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('carambole');
}

/** Returns all values in a store, by key. */
export async function kept<T>(page: Page, store: Store): Promise<Record<string, T>> {
  await made(page);
  return page.evaluate(
    (store) =>
      new Promise<Record<string, T>>((resolve, reject) => {
        const opening = indexedDB.open('carambole');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store);
          const keys = reading.objectStore(store).getAllKeys();
          const values = reading.objectStore(store).getAll();
          reading.onabort = () => reject(new Error(`no ${store}`));
          reading.oncomplete = () => {
            opening.result.close();
            resolve(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]])));
          };
        };
      }),
    store,
  );
}

/**
 * Puts a value into a store. Tables contain their own keys, so `key` is needed only for other
 * values.
 */
export async function keep(page: Page, store: Store, value: unknown, key?: string): Promise<void> {
  await made(page);
  await page.evaluate(
    ([store, value, key]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('carambole');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(value, key);
          writing.onabort = () => reject(new Error('not saved'));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, value, key] as const,
  );
}

interface Kept {
  events: { version: number; what: { type: string; table?: string } }[];
}

/** Saves a finished match on the device, and returns its id. */
export async function keepMatch(page: Page, record: string): Promise<string> {
  const { events } = JSON.parse(record) as Kept;
  const id = events[0]!.what.table!;
  await page.goto('/games');
  const secret = new Uint8Array(32);
  const changed = Date.now();
  await keep(page, 'tables', { id, secret, events, status: 'over', course: 0, begun: 1, changed });
  return id;
}
