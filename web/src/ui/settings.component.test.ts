// Tests the settings and a screen's help.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press, reopen } from '../../tests/browser/device';
import { open } from '../../tests/browser/open';

const radio = (name: string) => page.getByRole('radio', { name });

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: settings take effect at once and are saved`, async () => {
    await open('/', { size });
    await page.getByRole('button', { name: 'Settings' }).click();
    await radio('Dark').click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    await radio('No motion').click();
    await page.getByRole('switch', { name: /Mark where a stroke began/ }).click();
    await page.getByRole('slider', { name: 'Guide line' }).fill('100');
    await radio('Polski').click();
    await expect.element(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('carambole-settings')!)).toMatchObject({
      theme: 'dark',
      speed: 'none',
      markOrigin: false,
      guide: 1,
      language: 'pl',
    });
    await reopen('/');
    await page.getByRole('button', { name: 'Ustawienia' }).click();
    await expect.element(radio('Ciemny')).toBeChecked();
    await expect.element(radio('Bez ruchu')).toBeChecked();
    await expect
      .element(page.getByRole('switch', { name: /Zaznaczaj początek/ }))
      .not.toBeChecked();
    await expect.element(page.getByRole('slider')).toHaveValue('100');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
}

test('the page uses the first supported language of the browser', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['is', 'de-AT', 'en']);
  try {
    await open('/');
    await expect.element(page.getByRole('button', { name: 'Sofort spielen' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
  } finally {
    languages.mockRestore();
  }
});

test('? shows the keys, Escape closes them', async () => {
  await open('/about');
  await expect.element(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
});
