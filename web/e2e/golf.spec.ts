// Mini golf, played: by mouse, by keyboard alone, by touch; carom; closed and opened again.
import { expect, test } from '@playwright/test';
import { scrollsSideways } from './barriers';
import {
  table,
  ANN,
  BO,
  heading,
  over,
  rose,
  best,
  says,
  strike,
  play,
  settled,
} from './golf-table';

test.describe('by mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a desktop has the mouse');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN], { limit: 5 });
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    // A start cell on the board, then changed on the panel.
    await page.locator('[data-start="0"]').click();
    await expect(heading(page)).toHaveText('Ann, choose a die');
    await expect(page.getByRole('img', { name: /Balls on it: red/ })).toBeVisible();

    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      const die = page.getByRole('button', { name: stroke === 1 ? /^orange die/ : /^white die/ });
      await die.hover();
      // What it could reach is on the board.
      await expect(page.locator('.reach').first()).toBeAttached();
      await die.click();
      await strike(page);
    }
    await expect(over(page)).toBeVisible();
    const end = over(page);
    await expect(end.getByRole('heading', { name: /^\d+ in all$/ })).toBeVisible();
    await expect(end.getByRole('region', { name: 'Best stroke' })).toContainText('Red: ');
    const picture = page.waitForEvent('download');
    await end.getByRole('button', { name: 'Share' }).click();
    expect((await picture).suggestedFilename()).toBe('carambole.png');
    // What concerns the seal is folded.
    await expect(page.getByText('Fingerprint')).toBeHidden();
    await end.getByText('Details').click();
    await page.getByRole('button', { name: 'Check the dice' }).first().click();
    await expect(
      page.getByText(/All is right: \d+ rolls? and \d+ events fit the seal/).first(),
    ).toBeVisible();
  });

  test('a dragged board is not a move, and comes back', async ({ page }) => {
    await table(page, [ANN]);
    const start = page.locator('[data-start="2"]');
    const box = (await start.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('0');
    await start.click();
    await expect(heading(page)).toHaveText('Ann, choose a die');
  });

  test('every step of a stroke can be asked about', async ({ page }) => {
    await table(page, [ANN, BO]);
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^green die/ }).click();
    await page.getByRole('button', { name: /^Roll the/ }).click();
    await expect(rose(page)).toBeVisible();
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    await page.getByRole('button', { name: 'Why?' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Why did it stop there?' });
    await expect(sheet.getByRole('heading', { name: 'No impulse is left' })).toBeVisible();
    await expect(sheet.locator('figure svg').first()).toBeVisible();
    await sheet
      .getByRole('button', { name: /Off the wall/ })
      .first()
      .click();
    // The rule is shown over the match.
    const match = page.url();
    await sheet.getByRole('link', { name: /^Rule R\d in the rulebook/ }).click();
    await expect(page.getByRole('dialog', { name: /^R\d · / })).toBeVisible();
    expect(page.url()).toBe(match);
  });
});

test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN], { limit: 5 });
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    // The number that stands on the start cell.
    await page.keyboard.press('3');
    await expect(page.getByRole('img', { name: /Balls on it: red/ })).toBeVisible();
    await expect(heading(page)).toHaveText('Ann, choose a die');
    const keys: Record<string, string> = {
      'north-west': 'q',
      'north-east': 'w',
      west: 'a',
      east: 'd',
      'south-west': 'z',
      'south-east': 'x',
    };
    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      await page.keyboard.press(stroke === 1 ? '5' : '1');
      await page.keyboard.press('Enter');
      // Any key skips the tumble.
      await page.keyboard.press('Space');
      await expect(rose(page)).toBeVisible();
      const { name } = await best(page);
      await page.keyboard.press(keys[name]!);
      const play = page.getByRole('button', { name: `Play ${name}` });
      await expect(play).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(play).toBeHidden();
      await page.keyboard.press('Space');
    }
    await expect(over(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Again', exact: true })).toBeVisible();
  });

  test('the keys are documented, and one step back is possible', async ({ page }) => {
    await table(page, [ANN]);
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(
      'the same key again plays',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
    await page.keyboard.press('a');
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: 'Roll the blue die' })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Choose a die', exact: true })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(heading(page)).toHaveText('Ann, choose a start cell');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rose(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('button', { name: /^Play (?:north|south|east|west)/ }),
    ).toBeVisible();
  });
});

test('all thirteen dice and cards have a key', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await table(page, [ANN], { kit: 'both' });
  await expect(heading(page)).toHaveText('Ann, choose a start cell');
  await page.keyboard.press('1');
  await expect(heading(page)).toHaveText('Ann, choose a die or a card');
  await expect(page.getByText('Choose a die or a card to see')).toBeVisible();
  const picks = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await expect(picks).toHaveCount(13);
  for (const pick of await picks.all()) {
    await page.keyboard.press(
      (await pick.getAttribute('aria-keyshortcuts'))!.replace('Shift+', 'Shift+Digit'),
    );
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('by touch', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone is touched');

  test('a whole hole', async ({ page }) => {
    await table(page, [ANN], { limit: 5 });
    await page.getByRole('button', { name: 'Start cell 3' }).tap();
    for (let stroke = 1; stroke <= 12; stroke++) {
      if ((await settled(page)) === 'over') break;
      await page.getByRole('button', { name: stroke === 1 ? /^orange die/ : /^white die/ }).tap();
      await strike(page, 'tap');
    }
    await expect(over(page)).toBeVisible();
  });

  test('the page does not scroll sideways', async ({ page }) => {
    await table(page, [ANN, BO], { kit: 'both' });
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('two taps on an ending make a stroke, and the page says so once', async ({
  page,
  isMobile,
}) => {
  const how = isMobile ? 'tap' : 'click';
  const hint = page.getByText('Choose where it should end.');
  await table(page, [ANN]);
  await page.getByRole('button', { name: 'Start cell 3' })[how]();
  await page.getByRole('button', { name: /^yellow die/ })[how]();
  await page.getByRole('button', { name: /^Roll the/ })[how]();
  await expect(rose(page)).toBeVisible();
  await expect(hint).toBeVisible();
  const open = await rose(page).getByRole('radio', { disabled: false }).count();
  const endings = page.locator('.end-marks .end');
  await expect(endings).toHaveCount(open);
  const { name } = await best(page);
  const dir = name.replace(/(\w)\w*-?(\w?)\w*/, '$1$2').toUpperCase();
  // Only the nearest one counts, also for a finger that misses by a little.
  const box = (await page.locator(`[data-end="${dir}"] .hit`).boundingBox())!;
  const at = { x: box.x + box.width / 2 + 3, y: box.y + box.height / 2 + 3 };
  const press = () => (isMobile ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await press();
  await expect(page.getByRole('button', { name: `Play ${name}` })).toBeEnabled();
  await expect(page.locator('.path-mark path').first()).toBeAttached();
  await press();
  await expect(heading(page)).toHaveText('Ann, choose a die');
  await page.getByRole('button', { name: /^white die/ })[how]();
  await page.getByRole('button', { name: /^Roll the/ })[how]();
  await expect(rose(page)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('a carom round with three balls', async ({ page }) => {
  await table(page, [ANN, BO, { name: '', level: 2, balls: ['yellow'] }], {
    mode: 'carom',
    scatter: true,
  });
  // Three strokes a round; the counter moves when all have played.
  for (let stroke = 0; stroke < 2; stroke++) {
    expect(await settled(page)).toBe('choose');
    await page
      .getByRole('button', { name: /^Start cell/, disabled: false })
      .first()
      .click();
    // Too weak for the hole; the computer may be lucky.
    await page.getByRole('button', { name: /^blue die/ }).click();
    await strike(page);
  }
  await expect(page.getByRole('list', { name: 'Counter: round 2 of 10' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Balls on it: \w+, \w+(, \w+)?$/ })).toBeVisible();
});

test('carom: a hint chooses what the strongest computer would, and leaves it to be played', async ({
  page,
}) => {
  await table(page, [ANN, BO, { name: '', level: 2, balls: ['yellow'] }], {
    mode: 'carom',
    scatter: true,
  });
  while ((await settled(page)) !== 'choose') await play(page);
  await page.keyboard.press('h');
  await expect(page.getByText(/^Iris would begin on start cell \d\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'A hint' }).click();
  await expect(page.getByText(/^Iris would take the \w+ die\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByText(/^Iris would play [a-z-]+\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play / })).toBeEnabled();
});

test('a match goes on after a reload, in the middle of a stroke', async ({ page }) => {
  await table(page, [ANN, BO]);
  await page.getByRole('button', { name: 'Start cell 2' }).click();
  await page.getByRole('button', { name: /^violet die/ }).click();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
  const directions = rose(page).getByRole('radio');
  const before = await says(directions);
  await page.reload();
  await expect(rose(page)).toBeVisible();
  await expect.poll(() => says(directions)).toEqual(before);
  await play(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Long Step');
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(
    page.getByRole('img', { name: /Balls on it: (red|blue)|Balls on it: –/ }),
  ).toBeVisible();
});

test('two courses: a summary between them, a ranking at the end, and once more', async ({
  page,
}) => {
  await table(page, [ANN], { courses: ['1', '2'], limit: 1 });
  for (const course of ['1 · The Long Step is finished', null]) {
    expect(await settled(page)).toBe('choose');
    await page.getByRole('button', { name: 'Start cell 1' }).click();
    await page.getByRole('button', { name: /^white die/ }).click();
    await strike(page);
    if (course) {
      await expect(page.getByRole('region', { name: course })).toBeVisible();
      await page.getByRole('button', { name: 'Next course' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 · The Elbow');
    }
  }
  await expect(over(page)).toBeVisible();
  const first = page.url();
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(page).not.toHaveURL(first);
  await expect(heading(page)).toHaveText('Ann, choose a start cell');
});

test('giving up ends the match', async ({ page }) => {
  await table(page, [ANN]);
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page
    .getByRole('dialog', { name: 'Give up the match?' })
    .getByRole('button', { name: 'Give up' })
    .click();
  await expect(over(page)).toBeVisible();
});

test('an unknown table gets one clear sentence and a way home', async ({ page }) => {
  await page.goto('/play/0123456789abcdef');
  await expect(
    page.getByRole('heading', { name: 'This game is not on this device.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
