// Carramboule in a real browser: by mouse, by keyboard, by touch; the computer, the choice, reload, practice.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { keep } from './database';

/** The next shot may wait to be read before anybody has seen the button gone. */
const WITHOUT_WAITING = { noWaitAfter: true };
const CAST = ['Leo', 'Mia', 'Nina', 'Max', 'Iris'];

type Speed = 'normal' | 'fast' | 'none';

/** As someone who has set the speed before. */
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
  against: 'Against the computer' | 'Two at this screen',
  level?: number,
): Promise<void> {
  await page.goto('/carramboule');
  await page.getByRole('radio', { name: against }).check();
  if (level)
    await page
      .getByRole('group', { name: 'How strong is it?' })
      .getByRole('radio', { name: CAST[level - 1]! })
      .check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(shoot(page)).toBeEnabled();
}

const shoot = (page: Page) => page.getByRole('button', { name: 'Shoot' });
const table = (page: Page) => page.getByRole('application');
/** The angle is folded away under "More", words stand in front. */
const aim = (page: Page) => page.locator('.numbers b');
const shots = (page: Page, who: RegExp | string = /.*/) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Round \d+, shot \d+/ })
    .filter({ hasText: who });

async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

async function beautiful(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

test('a break by mouse: drag to aim, drag the cue ball, pull the cue back and let go, watch', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a mouse');
  await withSpeed(page, 'normal');
  await openMatch(page, 'Two at this screen');
  // It stands on an own ball, from a free place left of the middle.
  await expect(aim(page)).toHaveText('31.67° right');
  await expect(page.getByText('full hit, firm')).toBeVisible();
  const box = (await table(page).boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.55, 0.3), { steps: 5 });
  await page.mouse.up();
  await expect(aim(page)).toHaveText(/3[2-9]\.\d\d° right/);
  // The cue ball lies on the near camp line; it follows the pointer along the line only.
  await page.mouse.move(...at(0.279, 0.798));
  await page.mouse.down();
  await page.mouse.move(...at(0.4, 0.6), { steps: 5 });
  await page.mouse.up();
  await table(page).focus();
  await page.keyboard.press('v');
  await expect(page.getByText(/Cue ball on c\d/)).toBeAttached();
  await page.mouse.click(...at(0.5, 0.48));
  await expect(aim(page)).toHaveText(/° right/);
  // The cue lies behind the ball. Pushed forward again it is as before, let go it shoots.
  const strength = page.getByRole('slider', { name: /Strength/ });
  const before = await strength.inputValue();
  await page.mouse.move(...at(0.39, 0.86));
  await page.mouse.down();
  await page.mouse.move(...at(0.36, 0.96), { steps: 4 });
  await expect(strength).not.toHaveValue(before);
  await page.mouse.move(...at(0.4, 0.83), { steps: 4 });
  await page.mouse.up();
  await expect(strength).toHaveValue(before);
  await page.mouse.move(...at(0.39, 0.86));
  await page.mouse.down();
  await page.mouse.move(...at(0.35, 0.98), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await page.mouse.click(...at(0.5, 0.5));
  await expect(shots(page)).toHaveCount(1);
});

test('a line that is seen to be a foul asks once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a mouse');
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
  const box = (await table(page).boundingBox())!;
  // Straight into the far left pocket.
  await page.mouse.click(box.x + box.width * 0.105, box.y + box.height * 0.101);
  await expect(page.getByText('foul: the cue ball falls!')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveText(
    'This line is a foul: it sinks the cue ball. Shoot anyway?',
  );
  expect(await barriers(page, { evening: false })).toEqual([]);
  await page.getByRole('button', { name: 'Aim again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(shots(page)).toHaveText([/Foul: the cue ball fell/]);
});

test('a shot by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  await withSpeed(page, 'normal');
  await openMatch(page, 'Two at this screen');
  await pressed(page, 'ArrowRight', 3);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(aim(page)).toHaveText('34.62° right');
  await pressed(page, 'ArrowUp', 2);
  await pressed(page, 'd', 2);
  await page.keyboard.press('i');
  await page.keyboard.press('j');
  await expect(page.getByText('a little high, a little left').first()).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('aim, by 0.05°');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(shots(page)).toHaveCount(1);
});

test('at phone size by touch: a tap aims, a swipe on the felt never shoots, the button and the cue do', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'touch');
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
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
  // From the cue ball back, beyond the edge of the table.
  await expect(shots(page)).toHaveCount(0);
  await page.touchscreen.tap(box.x + box.width * 0.279, box.y + box.height * 0.3);
  await swipe(box.x + box.width * 0.279, box.y + box.height * 0.9, box.y + box.height + 40);
  await expect(shots(page)).toHaveCount(1);
  await expect(shoot(page)).toBeEnabled();
  const button = (await shoot(page).boundingBox())!;
  await swipe(button.x + button.width / 2, button.y + button.height / 2, button.y - 300);
  await expect(shoot(page)).toBeEnabled();
  await expect(shots(page)).toHaveCount(1);
  await shoot(page).tap();
  await expect(shots(page)).toHaveCount(2);
});

test('the computer answers, and a reload keeps the game', async ({ page }) => {
  await withSpeed(page, 'none');
  await openMatch(page, 'Against the computer', 1);
  // Without motion every shot waits to be read.
  const goOn = page.getByRole('button', { name: 'Go on' });
  await page.addLocatorHandler(goOn, () => goOn.click(), WITHOUT_WAITING);
  // A soft shot to the side: nothing falls, and it is the computer's turn.
  await pressed(page, 'ArrowDown', 11);
  await shoot(page).click();
  await expect(shots(page, 'Leo').first()).toBeAttached();
  await expect(shoot(page)).toBeEnabled();
  const told = await shots(page).count();
  await page.reload();
  await expect(shoot(page)).toBeEnabled();
  await expect(shots(page)).toHaveCount(told);
});

test('own ball and cue ball: the choice is explained and made', async ({ page }) => {
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
  // This break sinks a white and the cue ball; the table is exact, so it always does.
  await pressed(page, 'ArrowRight', 3);
  await page.keyboard.press('k');
  await shoot(page).click();
  // The question stands beside the table, which stays in sight; the focus is on the question, not on an answer.
  const question = page.getByRole('region', { name: 'Player 1 chooses' });
  await expect(question).toContainText('Why?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(table(page)).toBeInViewport();
  await expect(question.getByRole('button', { name: /Give the turn away/ })).toContainText(
    'Player 2 shoots next.',
  );
  await expect(question.getByRole('button', { name: /Shoot again/ })).toContainText(
    'Back to the centre',
  );
  await beautiful(page);
  // The rule is shown over the match, with a way to the rulebook and back.
  await question.getByRole('link', { name: 'Rule K-F3' }).click();
  const sheet = page.getByRole('dialog', { name: 'K-F3 · Own ball and cue ball' });
  await expect(sheet).toContainText('two balls back and you shoot again');
  await beautiful(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await question.getByRole('link', { name: 'Rule K-F3' }).click();
  await sheet.getByRole('link', { name: 'Open in the rulebook' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fouls' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await question.getByRole('button', { name: /Give the turn away/ }).click();
  await expect(question).toHaveCount(0);
  await expect(shoot(page)).toBeEnabled();
  await expect(page.getByText('Player 2 shoots.').first()).toBeVisible();
  await expect(shots(page)).toHaveCount(2);
});

test('resign, check the record, play again with the other one starting', async ({ page }) => {
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
  await shoot(page).click();
  await expect(shots(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByRole('heading', { name: /wins the match/ })).toBeVisible();
  await page.getByText('The record of the match').click();
  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText('The record is sound')).toBeVisible();
  await beautiful(page);
  const record = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await record).suggestedFilename()).toMatch(/^carramboule-.*\.json$/);
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText('Player 2 shoots.').first()).toBeVisible();
});

test('practice: shoot, take back, again, keep a position', async ({ page }) => {
  await withSpeed(page, 'none');
  await page.goto('/carramboule/practice');
  const whole = page.getByRole('application', { name: 'Table with 19 balls' });
  await expect(whole).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('application', { name: 'Table with 0 balls' })).toBeVisible();
  await page.getByRole('button', { name: 'Add: queen' }).click();
  await page.getByRole('button', { name: 'Add: white' }).click();
  await expect(page.getByRole('application', { name: 'Table with 2 balls' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the position' }).fill('Two in the middle');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('application', { name: 'Table with one ball' })).toBeVisible();
  await page.getByRole('button', { name: 'Again what was taken back' }).click();
  await shoot(page).click();
  await expect(page.getByRole('button', { name: 'Same shot again' })).toBeEnabled();
  await page.reload();
  await page.getByRole('button', { name: 'Two in the middle', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Table with 2 balls' })).toBeVisible();
  await beautiful(page);
});

test.describe('every language, light and dark', () => {
  for (const [locale, theme] of [
    ['en', 'light'],
    ['fr', 'dark'],
    ['de', 'light'],
    ['pl', 'dark'],
  ] as const) {
    test(`${locale}, ${theme}`, async ({ page }) => {
      await withSpeed(page, 'none', { language: locale, theme });
      await page.goto('/carramboule');
      await page.locator('form button[type=submit], form button.primary').waitFor();
      await beautiful(page);
      await page.locator('form button.primary').click();
      await expect(page.locator('section button.primary')).toBeEnabled();
      await beautiful(page);
      await page.locator('section button.primary').click();
      await expect(page.locator('ol li').first()).toBeAttached();
      expect(await page.locator('body').innerText()).not.toContain('carr-');
      await beautiful(page);
    });
  }
});

test('the shot as it stands is no foul, turn after turn: Space is enough to play', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
  for (let turn = 1; turn <= 6; turn++) {
    await expect(shoot(page)).toBeEnabled();
    await page.keyboard.press('Space');
    await expect(shots(page)).toHaveCount(turn);
  }
  await expect(shots(page).filter({ hasText: /Foul/ })).toHaveCount(0);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('path and verdict stay until the next tap, and the path until the next aim', async ({
    page,
  }) => {
    await withSpeed(page, 'normal', { guide: 0 });
    await openMatch(page, 'Against the computer', 1);
    // Everything that is painted on the felt: with a path there is more of it.
    const painted = () =>
      page
        .locator('main canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          let count = 0;
          for (let at = 3; at < data.length; at += 4) count += data[at]! > 0 ? 1 : 0;
          return count;
        });
    const without = await painted();
    // A soft shot: nothing falls, and it is the computer's turn.
    await pressed(page, 'ArrowDown', 8);
    await shoot(page).click();
    // The computer has shot already, and waits to be looked at.
    const goOn = page.getByRole('button', { name: 'Go on' });
    await expect(goOn).toBeVisible();
    const verdict = page.locator('section[aria-live] .said');
    await expect(verdict).toHaveText('Nothing fell.');
    await expect(shots(page)).toHaveCount(1);
    await expect.poll(painted).toBeGreaterThan(without);
    // A tap on the table is as good as the button.
    await table(page).click();
    await expect(shots(page, 'Leo').first()).toBeAttached();
    await page.addLocatorHandler(goOn, () => goOn.click(), WITHOUT_WAITING);
    await expect(shoot(page)).toBeEnabled();
    await expect.poll(painted).toBeGreaterThan(without);
    const withPath = await painted();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(painted).toBeLessThan(withPath);
  });
});

test('a lesson: the obvious shot fails, another try does it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  await withSpeed(page, 'none');
  await page.goto('/carramboule/lessons');
  await expect(page.getByText('Sink the white ball.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Not yet.')).toBeVisible();
  await beautiful(page);
  await page.getByRole('button', { name: 'Another try' }).click();
  await expect(page.getByRole('application', { name: 'Table with 2 balls' })).toBeVisible();
  await pressed(page, 'ArrowLeft', 1);
  await pressed(page, 'Shift+ArrowLeft', 8);
  await page.keyboard.press('Space');
  await expect(page.getByText('Well done!')).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByText('Queen and cover').first()).toBeVisible();
});

test('practice: after a tap on a ball to add, Space shoots as the button says', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard');
  await withSpeed(page, 'none');
  await page.goto('/carramboule/practice');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Add: white' }).click();
  await expect(page.getByRole('application', { name: 'Table with one ball' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Same shot again' })).toBeEnabled();
  await expect(
    page.getByRole('application', { name: /Table with (one ball|0 balls)/ }),
  ).toBeVisible();
  // Whoever goes by keyboard presses the button that has the focus.
  await page.getByRole('button', { name: 'Add: black' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.getByRole('application', { name: /Table with [23] balls/ })).toBeVisible();
});

test('long names without a space stay inside the log and the referee', async ({ page }) => {
  await withSpeed(page, 'none', { names: ['W'.repeat(30), 'M'.repeat(30)] });
  await openMatch(page, 'Two at this screen');
  await shoot(page).click();
  await expect(shots(page)).toHaveCount(1);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li, main section')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className || part.tagName),
  );
  expect(wide).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test('on a phone nothing covers the verdict, and the table stays where it is', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone');
  await withSpeed(page, 'none');
  await openMatch(page, 'Two at this screen');
  const before = (await table(page).boundingBox())!;
  for (let turn = 1; turn <= 4; turn++) {
    await shoot(page).tap();
    await expect(shots(page)).toHaveCount(turn);
    await expect(shoot(page)).toBeEnabled();
    expect((await table(page).boundingBox())!.y).toBe(before.y);
    const verdict = page.locator('section[aria-live]');
    const covered = await verdict.evaluate((node) => {
      const { left, top, bottom } = node.getBoundingClientRect();
      const at = [top + 4, (top + bottom) / 2, bottom - 4];
      return (
        bottom > innerHeight ||
        at.some((y) => !node.contains(document.elementFromPoint(left + 20, y)))
      );
    });
    expect(covered).toBe(false);
  }
});

test('upright on a tablet the table fills what the form leaves', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a tablet');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/carramboule');
  await page.locator('.picture .table').waitFor();
  const picture = (await page.locator('.picture .table').boundingBox())!;
  const form = (await page.locator('form').boundingBox())!;
  expect(picture.width).toBeGreaterThan(250);
  expect(form.y + form.height).toBeGreaterThan(1180 * 0.9);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1180,
  );
});

/** A match of two computers up to its event `version`; from there it goes on by itself. */
async function interrupted(page: Page, version: number): Promise<void> {
  const file = new URL('../../crates/table/tests/data/carramboule.json', import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { events: { version: number }[] };
  const events = record.events.filter((event) => event.version < version);
  await page.goto('/games');
  const [secret, changed] = [new Uint8Array(32).fill(5), Date.now()];
  const table = { id: 'cue', secret, events, status: 'playing', course: 0, begun: 1, changed };
  await keep(page, 'tables', table);
  await page.goto('/play/cue');
}

test('a round ends with a card: its points ball by ball, and the next round', async ({ page }) => {
  await withSpeed(page, 'fast');
  // The first shots may be over before one looks.
  await interrupted(page, 35);
  const card = page.getByRole('dialog');
  // A dozen shots of computers, and more than a minute on a slow machine.
  await expect(card.getByRole('heading')).toHaveText('Round 3 goes to Iris', {
    timeout: 200_000,
  });
  await expect(card.locator('.sum li')).toHaveText(['+1', '+5']);
  await expect(card.getByText('23 to 0.')).toBeVisible();
  await beautiful(page);
  await card.getByRole('button', { name: 'Round 4' }).click();
  await expect(card).toBeHidden();
  await expect(
    shots(page, 'Round 4, shot 1, Iris: Pocketed: a white and the cue ball.'),
  ).toHaveCount(1);
});

test('a match ends with its winner, the best shot, and another match', async ({ page }) => {
  await withSpeed(page, 'fast');
  await interrupted(page, 46);
  await expect(page.getByText('Iris wins the match')).toBeVisible();
  await expect(page.getByText('Iris sank a black and the queen.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await beautiful(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(/cue$/);
  await expect(shots(page, 'Round 1, shot 1')).toHaveCount(1);
});
