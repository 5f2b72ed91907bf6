import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '../../tests/browser/barriers';
import { open } from '../../tests/browser/open';

for (const step of [1, 2, 7, 8]) {
  test(`step ${step} is accessible`, async () => {
    await open(`/learn/${step}`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}
