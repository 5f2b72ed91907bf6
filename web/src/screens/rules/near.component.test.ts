// Tests that the rulebook lays out its longest part only when the reader comes near.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { find } from '../../../tests/browser/find';
import { open } from '../../../tests/browser/open';

test('the boxes are laid out when the reader comes near', async () => {
  await open('/rules', { size: 'phone' });
  const boxes = page.getByRole('heading', { level: 2, name: 'What is in the boxes' });
  await expect.element(boxes).toBeVisible();
  const dice = await find('.boxes .dice');
  const isLaidOut = () => dice.checkVisibility({ contentVisibilityAuto: true });
  expect(isLaidOut()).toBe(false);
  dice.scrollIntoView();
  await expect.poll(isLaidOut).toBe(true);
});
