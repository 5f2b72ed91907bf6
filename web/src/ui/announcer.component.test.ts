import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../../tests/browser/open';

const announced = () => document.querySelector('p.sr[role=status]')?.textContent;

test('screen readers hear the title of a new screen, and no old announcements', async () => {
  await open('/');
  expect(announced()).toBe('');
  await page.getByRole('link', { name: 'About Carambole' }).first().click();
  await expect.poll(announced).toMatch(/About/);
  history.back();
  await expect.poll(announced).toBe('');
  await expect.poll(announced).toBe('Carambole');
});
