// Score pads for people with the real boxes: noted at phone size, kept on the device, offline.
import { expect, test, type Page } from '@playwright/test';
import { barriers } from './barriers';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });

async function newBlock(page: Page) {
  await page.goto('/pads');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: /New block/ }).click();
  for (const [number, name] of ['Anna', 'Ben', 'Cleo'].entries()) {
    const field = page.getByLabel(`Name of player ${number + 1}`);
    if (number === 2) await page.getByRole('button', { name: 'Add a player' }).click();
    await field.fill(name);
  }
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('button', { name: 'From the collection' }).click();
  await page
    .getByRole('button', { name: /The Long Step/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'One of your own' }).click();
  await page.getByLabel('Name of course 2').fill('Kitchen table');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Begin' }).click();
}

/** Writes a result down for the ball that is selected. */
async function write(page: Page, result: string) {
  await page
    .getByRole('group', { name: 'Holed in stroke' })
    .getByRole('button', { name: result, exact: true })
    .click();
}

const total = (page: Page, name: string) => page.locator(`[data-total="${name}"]`);

test('a block for three players over two courses adds up, also after a reload', async ({
  page,
}) => {
  await newBlock(page);
  // Counting along: course 1 prints orange, red, violet, green, blue, yellow.
  for (let stroke = 0; stroke < 3; stroke++)
    await page.getByRole('button', { name: /Tap for every stroke/ }).click();
  await page.getByRole('button', { name: 'Holed in 3' }).click();
  await page.getByRole('button', { name: 'Took a token −2' }).click();
  await expect(total(page, 'Anna')).toHaveText('1');
  await page.getByRole('button', { name: 'Next: Ben' }).click();
  await page.getByRole('button', { name: 'Write down' }).click();
  await write(page, '6');
  await page.getByRole('button', { name: 'Next: Cleo' }).click();
  await page.getByRole('button', { name: 'Not holed (10)' }).click();
  await page.getByRole('button', { name: 'Course 2: Anna' }).click();
  await write(page, '4');
  await page.getByRole('button', { name: 'Next: Ben' }).click();
  await write(page, '9');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Ben')).toHaveText('6');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Next: Cleo' }).click();
  await write(page, '5');
  await page.getByRole('button', { name: 'See the podium' }).click();
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(total(page, 'Anna')).toHaveText('5');
  await expect(total(page, 'Ben')).toHaveText('15');
  await expect(total(page, 'Cleo')).toHaveText('15');
  const podium = page.getByRole('region', { name: 'Podium' });
  await expect(podium.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  await expect(podium.getByRole('listitem')).toHaveText([/Ben\s*15/, /Anna\s*5/, /Cleo\s*15/]);
  expect(await barriers(page)).toEqual([]);
  await expect(page.locator('[data-rank]')).toHaveText(['Rank 1.', 'Rank 2.', 'Rank 2.']);
  await expect(
    page.getByRole('button', {
      name: /The Long Step, Anna, orange: holed in 3, tokens −2, scores 1/,
    }),
  ).toBeVisible();
  // What was noted before the reload can still be taken back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Cleo')).toHaveText('10');

  await page.getByRole('button', { name: 'Share and print' }).click();
  await expect(page.getByLabel('Share as text').first()).toContainText('1. Anna: 5');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('button', { name: 'Close' }).click();

  // Once more: the same players and courses, nothing noted.
  await page.getByRole('button', { name: 'Redo' }).click();
  await podium.getByRole('button', { name: 'Play again' }).click();
  await expect(total(page, 'Anna')).toHaveText('–');
  await expect(
    page.getByRole('button', { name: /Kitchen table, Cleo, yellow: still/ }),
  ).toBeVisible();
});

test('a block is renamed and deleted only when one is sure', async ({ page }) => {
  await newBlock(page);
  await page.goto('/pads');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Holiday');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete Holiday' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: /Holiday/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Holiday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /Holiday/ })).toHaveCount(0);
});

async function newMatch(page: Page) {
  await page.goto('/pads/carramboule/new');
  await page.getByLabel('Player 1').first().fill('Anna');
  await page.getByLabel('Player 2').first().fill('Ben');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Tells the referee what fell, in order. */
async function fell(page: Page, ...kinds: string[]) {
  const into = page.getByRole('group', { name: 'Into a pocket' });
  for (const kind of kinds) await into.getByRole('button', { name: kind, exact: true }).click();
}

test('the referee judges a foul, the queen and her cover, takes back and corrects', async ({
  page,
}) => {
  await newMatch(page);
  const confirm = page.getByRole('button', { name: 'So it was' });
  await fell(page, 'white');
  await expect(page.getByText('Anna shoots again.')).toBeVisible();
  await confirm.click();
  await fell(page, 'queen');
  await confirm.click();
  await expect(page.getByText('The queen must be covered')).toBeVisible();
  await fell(page, 'white');
  await confirm.click();
  await expect(page.getByText('Anna has the queen')).toBeVisible();
  await page.getByRole('button', { name: 'Nothing fell' }).click();
  await expect(page.getByRole('heading', { name: 'Ben: what happened?' })).toBeVisible();

  // K-F4: a white ball and the cue ball; Ben has no won ball yet and owes one.
  await fell(page, 'white', 'cue ball');
  await confirm.click();
  const chip = page.getByRole('link', { name: 'Rule K-F4' }).first();
  await expect(chip).toHaveAttribute('href', '/rules/K-F4');
  // The rule is shown over the pad, which stays as it is.
  await chip.click();
  const sheet = page.getByRole('dialog', { name: 'K-F4 · Opponent’s ball and cue ball' });
  await expect(sheet).toContainText('the opponent’s ball stays won');
  await expect(sheet.getByRole('link', { name: 'Open in the rulebook' })).toHaveAttribute(
    'href',
    '/rules/K-F4',
  );
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('owes 1 ball', { exact: true })).toBeVisible();
  // K-F3: Anna chooses.
  await fell(page, 'white', 'cue ball');
  const shot = page.getByRole('region', { name: 'The shot' });
  await expect(shot.getByRole('link', { name: /Rule K-F/ })).toHaveText(['Why?']);
  await expect(shot.getByRole('link', { name: 'Rule K-F3' })).toBeVisible();
  await expect(shot.getByRole('button', { name: /turn passes/ })).toContainText('Ben is to shoot.');
  await page.getByRole('button', { name: 'Two balls back, shoot again' }).click();
  await expect(page.getByText('Anna gives two balls back and shoots again.').first()).toBeVisible();
  await expect(page.getByText('7 white left')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('7 white left')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Anna chooses:')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();

  // Correcting the first shot: no white ball fell, so the queen of the second shot came too early.
  await page.getByText('1. Anna', { exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: '1. Anna' });
  await first.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('button', { name: 'white fell. Take back' }).click();
  await page.getByRole('button', { name: 'Nothing fell' }).click();
  await expect(page.getByText('The queen is on the table')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Leave it as it was' }).click();
  await expect(page.getByText('Anna has the queen')).toBeVisible();

  // A whole round: seven white balls at once, and the points.
  await fell(page, 'white', 'white', 'white', 'white', 'white', 'white', 'white');
  await confirm.click();
  await expect(page.locator('[data-points="Anna"]')).toContainText('14');
  await expect(page.getByText('Round 2 of 8')).toBeVisible();
  await page.getByText('5. Ben', { exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '5. Ben' })
    .getByRole('button', { name: 'Back to before it' })
    .click();
  await expect(page.getByRole('heading', { name: 'Ben: what happened?' })).toBeVisible();
  await expect(page.locator('[data-points="Anna"]')).toContainText('0');
});

test('the pads work without a connection', async ({ page, context }) => {
  await page.goto('/pads');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await newMatch(page);
  await context.setOffline(true);
  await page.reload();
  await fell(page, 'black');
  await page.getByRole('button', { name: 'So it was' }).click();
  await expect(page.getByRole('link', { name: 'Rule K-F1' }).first()).toBeVisible();
  await page.goto('/pads/golf/new');
  // Courses 1–6 are on a new block already.
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Write down' }).click();
  await write(page, '7');
  await page.reload();
  await expect(page.getByRole('cell', { name: /holed in 7, scores 7$/ })).toBeVisible();
});

for (const [locale, words] of [
  ['fr', 'Feuilles de marque'],
  ['de', 'Spielblöcke'],
  ['pl', 'Notesy wyników'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('speaks the language of the browser', async ({ page }) => {
      await page.goto('/pads');
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });
  });
}
