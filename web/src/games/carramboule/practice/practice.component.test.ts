// Tests the practice table and the lessons.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beautiful, button, press, shoot } from '../../../../tests/browser/carramboule';
import { reopen } from '../../../../tests/browser/device';
import { open } from '../../../../tests/browser/open';

const withBalls = (count: string | RegExp) =>
  page.getByRole('application', {
    name: typeof count === 'string' ? `Table with ${count}` : count,
  });

describe('practice', () => {
  test.for(['desktop', 'phone'] as const)(
    'shoot, undo, redo, save a position (%s)',
    async (size) => {
      await open('/carramboule/practice', { size });
      await expect.element(withBalls('19 balls')).toBeVisible();
      await button('Clear').click();
      await expect.element(withBalls('0 balls')).toBeVisible();
      await button('Add: queen').click();
      await button('Add: white').click();
      await expect.element(withBalls('2 balls')).toBeVisible();
      await page.getByRole('textbox', { name: 'Position name' }).fill('Two in the middle');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const kept = page.getByRole('button', { name: 'Two in the middle', exact: true });
      await expect.element(kept).toBeVisible();
      await button('Undo').click();
      await expect.element(withBalls('one ball')).toBeVisible();
      await button('Redo').click();
      await shoot.click();
      await expect.element(button('Repeat shot')).toBeEnabled();
      await reopen('/carramboule/practice');
      await kept.click();
      await expect.element(withBalls('2 balls')).toBeVisible();
      await beautiful();
    },
  );

  test('on a phone, the title is whole as long as there is nothing to redo', async () => {
    await open('/carramboule/practice', { size: 'phone' });
    const title = page.getByRole('heading', { level: 1, name: 'Practice table' });
    await expect.element(title).toBeVisible();
    const { scrollWidth, clientWidth } = title.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect.element(button('Undo')).toBeVisible();
  });

  test('builds the list of balls when it opens', async () => {
    await open('/carramboule/practice');
    await expect.element(withBalls('19 balls')).toBeVisible();
    expect(document.querySelectorAll('details li')).toHaveLength(0);
    await page.getByText('List of 19 balls').click();
    await page.getByRole('button', { name: /^Aim at queen on/ }).click();
    expect(document.querySelectorAll('details li')).toHaveLength(19);
  });

  test('after adding a ball with a tap, Space shoots as the button promises', async () => {
    await open('/carramboule/practice');
    await button('Clear').click();
    await button('Add: white').click();
    await expect.element(withBalls('one ball')).toBeVisible();
    await userEvent.keyboard('[Space]');
    await expect.element(button('Repeat shot')).toBeEnabled();
    await expect.element(withBalls(/Table with (one ball|0 balls)/)).toBeVisible();
    // With the keyboard, Space presses the focused button.
    (button('Add: black').element() as HTMLElement).focus();
    await userEvent.keyboard('[Space][Space]');
    await expect.element(withBalls(/Table with [23] balls/)).toBeVisible();
  });
});

test('a lesson: the obvious shot fails, a second try makes it', async () => {
  await open('/carramboule/lessons');
  await expect.element(page.getByText('Sink the white ball.')).toBeVisible();
  await expect.element(shoot).toBeEnabled();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText('Not yet.')).toBeVisible();
  await beautiful();
  await button('Try again').click();
  await expect.element(withBalls('2 balls')).toBeVisible();
  await press('ArrowLeft');
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(8)}{/Shift}[Space]`);
  await expect.element(page.getByText('Well done!')).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect.element(page.getByText('Queen and cover').first()).toBeVisible();
});

test('a lesson of two shots: the queen, then her cover', async () => {
  await open('/carramboule/lessons/2');
  await expect.element(page.getByText('First shot: sink the queen.')).toBeVisible();
  await expect.element(shoot).toBeEnabled();
  const fine = (steps: number) => `{Shift>}${'{ArrowLeft}'.repeat(steps)}{/Shift}[Space]`;
  await press('ArrowLeft');
  await userEvent.keyboard(fine(6));
  await expect.element(page.getByText('Now you must cover her')).toBeVisible();
  await button('Now cover her').click();
  await expect.element(page.getByText('Second shot: cover the queen.')).toBeVisible();
  // The default aim misses, and the message says on which side. The next try uses the same balls.
  await expect.element(shoot).toBeEnabled();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText('The ball went to the left of the pocket.')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByText('Second shot: cover the queen.')).toBeVisible();
  await press('ArrowLeft');
  await userEvent.keyboard(fine(4));
  await expect.element(page.getByText('The queen is covered and yours')).toBeVisible();
});

test('a lesson shows fouls like a match', async () => {
  await open('/carramboule/lessons/3');
  await expect.element(page.getByText('foul: cushion first!')).toBeVisible();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText('You hit the white ball directly: a foul.')).toBeVisible();
  await beautiful();
});
