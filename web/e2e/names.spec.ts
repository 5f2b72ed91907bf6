// Who plays: names that tables take, no name at all, the same match in two tabs, and coming back to it.
import { expect, test, type Page } from '@playwright/test';
import { rose, settled } from './golf-table';

// Nothing moves, so that nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const story = (page: Page) => page.getByRole('region', { name: 'What happens, in words' });
const elsewhere = (page: Page) => page.getByText('This match is played in another tab');
const settings = (names: string[]) => JSON.stringify({ names });

async function playNow(page: Page, names: string[] = [], another = false): Promise<void> {
  await page.addInitScript(
    (kept) => localStorage.setItem('carambole-settings', kept),
    settings(names),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  if (another) await page.getByRole('button', { name: 'Begin another' }).click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
}

async function roll(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Start cell/, disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: /^yellow die/ }).click();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
}

async function strike(page: Page): Promise<void> {
  await rose(page).getByRole('radio', { disabled: false }).first().click();
  await page.getByRole('button', { name: /^Play (north|south|east|west)/ }).click();
  await expect(rose(page)).toBeHidden();
}

test('joined emoji are a name, hidden characters are refused at the field, and a kept one never stops a match', async ({
  page,
}) => {
  const name = page.getByLabel('Name of player 1');
  for (const good of ['🏌️‍♀️', '👩‍👩‍👧‍👦']) {
    await page.goto('/golf/computer');
    await name.fill(good);
    await page.getByRole('button', { name: /^Quick/ }).click();
    await expect(page).toHaveURL(/\/play\/\w+$/);
    await expect(page.getByRole('heading', { name: `${good}, choose a start cell` })).toBeVisible();
  }
  await page.goto('/golf/computer');
  await name.fill('A\u202Eda');
  await expect(
    page.getByText('A name has at most 30 characters, all of them visible.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Quick/ }).click();
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(/\/golf\/computer$/);

  await playNow(page, ['A\u202Eda'], true);
  await expect(
    page.getByRole('heading', { name: 'Choose a start cell', exact: true }),
  ).toBeVisible();
});

test('whoever has no name is told with the forms for you', async ({ page }) => {
  await playNow(page);
  await expect(
    page.getByRole('heading', { name: 'Choose a start cell', exact: true }),
  ).toBeVisible();
  await roll(page);
  await expect(page.getByRole('heading', { name: 'Which way?', exact: true })).toBeVisible();
  await expect(story(page)).toContainText(/You roll \d+ with the yellow die\./);
});

test('after a reload the story begins with the last round, not with the beginning', async ({
  page,
}) => {
  await playNow(page);
  await roll(page);
  await strike(page);
  await page.getByRole('button', { name: /^yellow die/ }).click();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
  const before = await story(page).getByRole('listitem').allTextContents();
  await page.reload();
  await expect(rose(page)).toBeVisible();
  await expect(story(page)).not.toContainText('The match begins.');
  await expect(story(page).getByRole('listitem')).toHaveText(before);
});

test('one tab plays a match, the other follows, can take it over, and nothing is taken back', async ({
  page,
  context,
}) => {
  await playNow(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await expect(elsewhere(page)).toBeHidden();

  // What is done in one is seen in the other, which cannot act.
  await roll(page);
  await expect(story(other)).toContainText(/You roll \d+ with the yellow die\./);
  await expect(other.getByRole('button', { name: 'Played in another tab' })).toBeDisabled();

  // Taken over: now it is the other way round.
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toBeHidden();
  await strike(other);
  await settled(other);
  const told = await story(other).getByRole('listitem').allTextContents();
  await expect(story(page).getByRole('listitem')).toHaveText(told);

  // When the other one is closed, the first plays on by itself.
  await other.close();
  await expect(elsewhere(page)).toBeHidden();
  await page.getByRole('button', { name: /^yellow die/ }).click();
  await page.getByRole('button', { name: /^Roll the/ }).click();
  await expect(rose(page)).toBeVisible();
});

test('the announcer says the title of the screen one has come to, and nothing old meanwhile', async ({
  page,
}) => {
  await page.goto('/');
  const announced = page.locator('#app > p.sr[role=status], body > p.sr[role=status]').first();
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.getByRole('link', { name: 'About Carambole' }).first().click();
  await expect(announced).toHaveText(/About/);
  await page.goBack();
  await expect(announced).toHaveText('Carambole');
});
