// Tests the setup of mini golf: players, balls, courses, and setups that cannot be played.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GolfSetup } from '../../generated/protocol';
import { keptTables, reopen } from '../../../tests/browser/device';
import { open } from '../../../tests/browser/open';
// Imported here, because the first test would otherwise wait for the development server to compile
// the screen.
import './Setup.svelte';
import '../play/Play.svelte';
import '../../games/golf/match/Game.svelte';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const start = () => page.getByRole('button', { name: 'Start', exact: true });
const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true });

async function customise(): Promise<void> {
  await open('/golf/friends');
  await button('Customise').click();
}

test('sets up a carom match for three, follows the advice, and remembers the setup', async () => {
  await customise();
  await page.getByLabelText('Name of player 1').fill('Ana');
  await page.getByLabelText('Name of player 2').fill('Bo');
  await button('Add a computer').click();
  await page.getByLabelText('Who plays for Mia').selectOptions('4');
  await radio(/^Carom/).click();
  await radio(/^Courses 1–6/).click();
  await radio(/^Both/).click();
  await button('Two each').click();
  await button('Scatter tokens').click();
  await expect.element(page.getByText('Ready to play')).toBeVisible();
  await expect.element(page.getByText('6 balls in play')).toBeVisible();
  await start().click();
  await expect.poll(() => location.pathname).toMatch(/^\/play\//);
  await expect.element(page.css('.board-window')).toBeVisible();
  const [table] = await keptTables();
  const { golf } = table!.setup as { golf: GolfSetup };
  expect(golf.mode).toBe('carom');
  expect(golf.balls.map((balls) => balls.length)).toEqual([2, 2, 2]);
  expect(golf.courses.length).toBe(6);
  expect([golf.dice.length, golf.cards.length, golf.tokens?.length]).toEqual([8, 5, 6]);

  // The next visit to the page restores the setup.
  await reopen('/golf');
  await expect.element(page.getByLabelText('Name of player 2')).toHaveValue('Bo');
  await expect.element(radio(/^Carom/)).toBeChecked();
});

test('a ready-made match fills the form, and a second tap starts it', async () => {
  await open('/golf/computer', { size: [320, 568] });
  const card = (name: string) => button(new RegExp(`^${name}`));
  await expect.element(card('Quick')).toHaveAttribute('aria-pressed', 'true');
  // The Start button is visible before the player chooses anything.
  const box = (await start().findElement()).getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(568);
  await card('Party').click();
  await expect.element(card('Party')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(card('Quick')).toHaveAttribute('aria-pressed', 'false');
  expect(location.pathname).toBe('/golf/computer');
  await expect.element(button('blue, Mia’s ball: change')).toBeVisible();
  await card('Party').click();
  await expect.poll(() => location.pathname).toMatch(/^\/play\//);
  const [table] = await keptTables();
  expect((table!.setup as { golf: GolfSetup }).golf.mode).toBe('carom');
});

test('computers are added one after another, with their names', async () => {
  await open('/golf/friends');
  for (const name of ['Mia', 'Leo', 'Nina', 'Max', 'Iris', 'Mia 2']) {
    await button('Add a computer').click();
    await expect.element(button(`Remove ${name}`)).toBeVisible();
  }
});

test('a match without people is refused with a reason, also in the short form', async () => {
  await open('/golf/computer');
  await page.getByLabelText('Who plays your balls').selectOptions('1');
  await start().click();
  await expect.element(page.css('#setup-wrong')).toHaveFocus();
});

test('an impossible match is explained in one sentence, and no input is lost', async () => {
  await customise();
  await page.getByLabelText('Name of player 1').fill('Ana');
  await button('Remove Player 2').click();
  await radio(/^Carom/).click();
  await expect.element(page.getByText('Carom mode needs at least two balls')).toBeVisible();
  await start().click();
  await expect.element(page.css('#setup-wrong')).toHaveFocus();
  await expect.element(page.getByLabelText('Name of player 1')).toHaveValue('Ana');
  await radio('2').click();
  await expect.element(page.getByText('Ready to play')).toBeVisible();
});

test('balls are chosen and swapped, courses are reordered', async () => {
  await customise();
  await button('red, Player 1’s ball: change').click();
  await button(/^blue Player 2’s: swap/).click();
  await expect.element(button('red, Player 2’s ball: change')).toBeVisible();
  await button('Choose courses').click();
  await button('Clear all').click();
  await button('7 The Quarry').click();
  await button('2 The Elbow').click();
  await expect
    .element(button(/2 The Elbow.*course 2 of the match/))
    .toHaveAttribute('aria-pressed', 'true');
  await button('Done').click();
  await button('Move The Elbow earlier').click();
  await expect.element(button('Move The Elbow earlier')).toBeDisabled();
});

test('title and close button of the course dialog stay above the scrolling cards', async () => {
  await open('/golf', { size: [390, 500] });
  await button('Customise').click();
  await button(/choose|Choose/)
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { pressed: true }).first()).toBeVisible();
  // The close button must stay on top at several scroll positions, while cards scroll under the
  // title.
  for (const top of [150, 260, 370, 480]) {
    dialog.element().scrollTo(0, top);
    const close = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    const seen = document.elementFromPoint(close.x + close.width / 2, close.y + close.height / 2);
    expect(seen?.closest('button')?.ariaLabel).toBe('Close');
    const title = dialog.getByRole('heading', { level: 2 }).element().getBoundingClientRect();
    expect(document.elementFromPoint(title.x + 20, title.y + title.height / 2)?.tagName).toBe('H2');
  }
});
