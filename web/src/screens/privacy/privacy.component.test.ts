// Tests the privacy page and the export of a player's data.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HEALTHY, host } from '../../../tests/browser/host';
import { open } from '../../../tests/browser/open';

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: the privacy page lists the stored data and links to your account`, async () => {
    host({});
    await open('/about', { size });
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect.poll(() => document.title).toMatch(/Privacy/);
    await expect.element(page.getByText('No cookies')).toBeVisible();
    await expect.element(page.getByText('Ask the operator of this server.')).toBeVisible();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect.poll(() => location.pathname).toBe('/me');
  });
}

test('shows the operator’s contact if there is one', async () => {
  host({ 'GET /health': { ...HEALTHY, contact: 'games@example.org' } });
  await open('/privacy');
  await expect.element(page.getByText(/games@example\.org/)).toBeVisible();
});
