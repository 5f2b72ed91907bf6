// Tests that the rulebook does the work for its lower parts only when the reader comes near. In a
// file of its own, because the page keeps what it has simulated for another test.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { find } from '../../../tests/browser/find';
import { open } from '../../../tests/browser/open';

test('shots are simulated when the reader comes near, and the boxes are laid out then', async () => {
  await open('/rules', { size: 'phone' });
  const boxes = page.getByRole('heading', { level: 2, name: 'What is in the boxes' });
  await expect.element(boxes).toBeVisible();
  const dice = await find('.boxes .dice');
  const isLaidOut = () => dice.checkVisibility({ contentVisibilityAuto: true });
  expect(isLaidOut()).toBe(false);
  const [, shot] = document.querySelectorAll('.game:last-child figure');
  expect(shot!.childElementCount).toBe(0);
  shot!.scrollIntoView();
  await expect.poll(() => shot!.querySelector('.table')).not.toBeNull();
  await expect.poll(isLaidOut).toBe(true);
});
