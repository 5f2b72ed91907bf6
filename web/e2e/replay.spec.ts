// Tests replays sent to another browser as a link, and exported as an animation.
// src/screens/replay/replay.component.test.ts tests everything else about replays.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepMatch } from './database';
import type { Boxes, CourseCard, NewLocalTable } from '../src/generated/protocol';
import { boxes, courses, initSync } from '../src/generated/game/browser';
import { matchOfComputers } from '../tests/computers';

/**
 * Returns the record of a match between computers on the first course. It is always the same
 * record.
 */
function played(balls: string[]): string {
  initSync({
    module: readFileSync(resolve(import.meta.dirname, '../src/generated/game/browser_bg.wasm')),
  });
  const { dice } = JSON.parse(boxes()) as Boxes;
  const first = (JSON.parse(courses()) as CourseCard[]).slice(0, 1);
  const table: NewLocalTable = {
    table: 'film',
    setup: {
      golf: {
        mode: 'basic',
        balls: balls.map((ball) => [ball]),
        courses: first.map(({ id, file }) => ({ id, file })),
        limit: null,
        dice: dice.slice(0, 6).map(({ id, impulses }) => ({ id, impulses })),
        cards: [],
        tokens: null,
      },
    },
    seats: balls.map((_, seat) => ({ type: 'computer', level: [1, 4][seat]! })),
    clock: null,
  };
  return matchOfComputers(table, new Uint8Array(32).fill(9), 4n);
}
const golf = played(['orange', 'blue']);

test('a saved match is sent as a link and as a moving picture', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await keepMatch(page, golf);
  await page.goto('/games');
  await page.getByRole('link', { name: /^Replay Mini golf/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}$`));
  await expect(page.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.startsWith(`${baseURL}/replay#`)).toBe(true);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create the animation' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.gif$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect(bytes.length).toBeGreaterThan(5_000);

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Strokes' }).getByRole('button')).not.toHaveCount(0);
  await fresh.close();
});
