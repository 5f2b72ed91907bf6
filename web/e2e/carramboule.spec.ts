// Tests Carramboule on a device: real touch, reloads, downloads, and a complete round between two
// computers. src/games/carramboule/**/*.component.test.ts test aiming, verdicts, choices, layouts and
// languages.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { keep } from './database';

const CAST = ['Leo', 'Mia', 'Nina', 'Max', 'Iris'];

type Speed = 'normal' | 'fast' | 'none';

/** Sets the animation speed for the pages opened from now on, and turns sound off. */
async function withSpeed(
  page: Page,
  speed: Speed,
  more: Record<string, unknown> = {},
): Promise<void> {
  await page.addInitScript(
    (kept) => localStorage.setItem('carambole-settings', JSON.stringify(kept)),
    { speed, sound: false, ...more },
  );
}

async function openMatch(
  page: Page,
  against: 'Against the computer' | 'Two players, one screen',
  level?: number,
): Promise<void> {
  await page.goto('/carramboule');
  await page.getByRole('radio', { name: against }).check();
  if (level)
    await page
      .getByRole('group', { name: 'Computer level' })
      .getByRole('radio', { name: CAST[level - 1]! })
      .check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(shoot(page)).toBeEnabled();
}

/**
 * Opens a match between two players on one device, just before the first shot. The match follows
 * older rules with exact racks, so the cue ball always starts at the same position.
 */
async function opened(page: Page): Promise<void> {
  await kept(page, 'carramboule-2026-2.json', 'opening', 7);
  await expect(shoot(page)).toBeEnabled();
}

const shoot = (page: Page) => page.getByRole('button', { name: 'Shoot' });
const table = (page: Page) => page.getByRole('application');
/**
 * Finds the element that shows the aiming angle. The element exists even while the fine controls
 * are hidden.
 */
const aim = (page: Page) => page.locator('.numbers b');
const shots = (page: Page, who: RegExp | string = /.*/) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Round \d+, shot \d+/ })
    .filter({ hasText: who });

/**
 * Presses "Continue" until it is the player's turn. If animations are off, the match waits for
 * "Continue" after every computer shot. Buttons may replace each other at any moment, so a click
 * that waits for one button could miss both.
 */
async function myTurn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll('button')];
        const named = (name: string) => buttons.find((one) => one.textContent?.includes(name));
        named('Continue')?.click();
        return named('Shoot')?.disabled;
      }),
    )
    .toBe(false);
}

test('by touch: a tap aims, a swipe on the felt never shoots, button and cue do', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'touch');
  await withSpeed(page, 'none');
  await opened(page);
  const box = (await table(page).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width * 0.62, box.y + box.height * 0.45);
  await expect(aim(page)).toHaveText(/° right/);
  const client = await page.context().newCDPSession(page);
  const swipe = async (x: number, from: number, to: number) => {
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y: from }],
    });
    for (let step = 1; step <= 8; step++)
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: from + ((to - from) * step) / 8 }],
      });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(box.x + box.width / 2, box.y + box.height * 0.8, box.y + box.height * 0.2);
  // Now drags back from the cue ball, beyond the edge of the table.
  await expect(shots(page)).toHaveCount(0);
  await page.touchscreen.tap(box.x + box.width * 0.249, box.y + box.height * 0.3);
  await swipe(box.x + box.width * 0.249, box.y + box.height * 0.9, box.y + box.height + 40);
  await expect(shots(page)).toHaveCount(1);
  await expect(shoot(page)).toBeEnabled();
  const button = (await shoot(page).boundingBox())!;
  await swipe(button.x + button.width / 2, button.y + button.height / 2, button.y - 300);
  await expect(shoot(page)).toBeEnabled();
  await expect(shots(page)).toHaveCount(1);
  await shoot(page).tap();
  await expect(shots(page)).toHaveCount(2);
});

test('the computer answers, the game survives a reload, and the record can be downloaded', async ({
  page,
}) => {
  await withSpeed(page, 'none');
  await openMatch(page, 'Against the computer', 1);
  // A soft shot pockets nothing, so it is the computer's turn.
  for (let time = 0; time < 11; time++) await page.keyboard.press('ArrowDown');
  await shoot(page).click();
  await myTurn(page);
  await expect(shots(page, 'Leo').first()).toBeAttached();
  const told = await shots(page).count();
  await page.reload();
  await expect(shoot(page)).toBeEnabled();
  await expect(shots(page)).toHaveCount(told);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('heading', { name: 'Leo wins the match' })).toBeVisible();
  await page.getByText('Match record').click();
  const record = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await record).suggestedFilename()).toMatch(/^carramboule-.*\.json$/);
});

test('practice: a saved position survives a reload', async ({ page }) => {
  await withSpeed(page, 'none');
  await page.goto('/carramboule/practice');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Add: queen' }).click();
  await page.getByRole('textbox', { name: 'Position name' }).fill('One in the middle');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const kept = page.getByRole('button', { name: 'One in the middle', exact: true });
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('application', { name: 'Table with 0 balls' })).toBeVisible();
  await page.reload();
  await kept.click();
  await expect(page.getByRole('application', { name: 'Table with one ball' })).toBeVisible();
});

/** Saves a recorded match up to the event before `version`, and opens the match there. */
async function kept(page: Page, name: string, id: string, version: number): Promise<void> {
  const file = new URL(`../../crates/table/tests/data/${name}`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { events: { version: number }[] };
  const events = record.events.filter((event) => event.version < version);
  await page.goto('/games');
  const [secret, changed] = [new Uint8Array(32).fill(5), Date.now()];
  const table = { id, secret, events, status: 'playing', course: 0, begun: 1, changed };
  await keep(page, 'tables', table);
  await page.goto(`/play/${id}`);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('two computers finish a round and continue', { tag: '@all' }, async ({ page }) => {
    test.setTimeout(240_000);
    await withSpeed(page, 'fast');
    // The first shots may be over before the screen appears.
    await kept(page, 'carramboule.json', 'cue', 35);
    const card = page.getByRole('dialog');
    // A dozen computer shots can take more than a minute on a slow machine.
    const heading = card.getByRole('heading');
    await expect(heading).toHaveText(/^Round \d goes to \w+$/, { timeout: 200_000 });
    // On a slow machine, a complete round may be over before the screen appears.
    const next = Number(/\d/.exec(await heading.innerText())![0]) + 1;
    await expect(card.locator('.sum li').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await card.getByRole('button', { name: `Round ${next}` }).click();
    await expect(card).toBeHidden();
    // In the match log, a choice after the shot is on a separate line.
    await expect(shots(page, new RegExp(`Round ${next}, shot 1, `)).first()).toBeVisible();
  });
});
