// Matches that were played on this device before.
import { expect, type Page } from '@playwright/test';

interface Kept {
  events: { version: number; what: { type: string; table?: string } }[];
}

/** A finished match among the games of this device. */
export async function keep(page: Page, record: string): Promise<string> {
  const { events } = JSON.parse(record) as Kept;
  const id = events[0]!.what.table!;
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    ([id, events]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('carambole');
        opening.onerror = () => failed(new Error('no database'));
        opening.onsuccess = () => {
          const putting = opening.result
            .transaction('tables', 'readwrite')
            .objectStore('tables')
            .put({
              id,
              secret: new Uint8Array(32),
              events,
              status: 'over',
              course: 0,
              begun: 1,
              changed: Date.now(),
            });
          putting.onsuccess = () => {
            opening.result.close();
            done();
          };
          putting.onerror = () => failed(new Error('not kept'));
        };
      }),
    [id, events] as const,
  );
  return id;
}
