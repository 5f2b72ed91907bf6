// Tests a mini golf match played by keyboard only.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { find } from '../../../../tests/browser/find';
import {
  ANN,
  best,
  button,
  directions,
  heading,
  key,
  over,
  rose,
  settled,
  table,
} from '../../../../tests/browser/golf';

const KEYS: Record<string, string> = {
  'north-west': 'q',
  'north-east': 'w',
  west: 'a',
  east: 'd',
  'south-west': 'z',
  'south-east': 'x',
};

for (const motion of [false, true]) {
  test(`a whole hole by keyboard, ${motion ? 'skipping all motion' : 'without motion'}`, async () => {
    await table([ANN], { limit: 3 }, { motion });
    await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
    await key('3');
    await expect.element(page.getByRole('img', { name: /Balls on the board: red/ })).toBeVisible();
    await expect.element(heading()).toHaveTextContent('Ann, choose a die');
    for (let stroke = 1; (await settled()) !== 'over'; stroke++) {
      await key(stroke === 1 ? '5' : '1');
      await key('{Enter}');
      // Any key skips the tumbling of a die.
      if (motion) {
        await find('.cube');
        await key(' ');
      }
      const { name, go } = await best();
      await key(KEYS[name]!);
      await expect.element(go).toBeVisible();
      await key('{Enter}');
      await expect.element(rose()).not.toBeInTheDocument();
      if (motion) await key(' ');
    }
    await expect.element(over()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^(Play|Try) again$/ })).toBeVisible();
  });
}

test('"?" explains the game and lists the keys', async () => {
  await table([ANN]);
  await key('?');
  const keys = page.getByRole('dialog', { name: 'Help' });
  await expect.element(keys).toHaveTextContent('press again to play');
  // The help says what the goal is, what a die does, and where to learn the game.
  await expect.element(keys).toHaveTextContent('as few strokes as you can');
  await expect
    .element(keys.getByRole('link', { name: 'Learn by playing' }))
    .toHaveAttribute('href', '/learn');
  await key('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();
});

test('Backspace deselects the die, then the start cell; arrow keys choose', async () => {
  await table([ANN]);
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
  await key('a');
  await key('2');
  await expect.element(button('Roll the blue die')).toBeVisible();
  await key('{Backspace}');
  await expect
    .element(page.getByRole('button', { name: 'Choose a die', exact: true }))
    .toBeVisible();
  await key('{Backspace}');
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
  await key('{ArrowRight}{ArrowDown}{Enter}');
  await expect.element(rose()).toBeVisible();
  await key('{ArrowLeft}');
  await expect.element(button(/^Play (?:north|south|east|west)/)).toBeVisible();
  expect(directions()).toHaveLength(6);
});

test('all thirteen dice and cards have a key', async () => {
  await table([ANN], { kit: 'both' });
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
  await key('1');
  await expect.element(heading()).toHaveTextContent('Ann, choose a die or a card');
  await expect.element(page.getByText('Choose a die or a card to see')).toBeVisible();
  const picks = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  expect(picks.elements()).toHaveLength(13);
  for (const pick of picks.elements()) {
    const keys = pick.getAttribute('aria-keyshortcuts')!;
    await key(keys.replace(/^Shift\+(\d)$/, '{Shift>}[Digit$1]{/Shift}'));
    await expect.element(pick).toHaveAttribute('aria-pressed', 'true');
  }
});
