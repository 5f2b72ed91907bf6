// Every screen, light and dark, without a finding of axe. The projects are phone and desktop.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { ROUTES } from './routes';

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

// Things that are half faded in would be judged by their half colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of ROUTES) {
  test(`${address} has no barriers, does not scroll sideways and gives room to every finger`, async ({
    page,
  }) => {
    await page.goto(address);
    await settled(page);
    expect.soft(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, input:not([type=range]), a[href]',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.closest('p, dialog:not([open])'))
        // A control that lies over a larger label is as large as the label.
        .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
        .filter((box) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(
          (box) =>
            `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    );
    expect(small).toEqual([]);
  });
}

test('dialogs have no barriers', async ({ page }) => {
  const both = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect.soft(await barriers(page), name).toEqual([]);
  };
  await page.goto('/golf/friends');
  await page.getByRole('button', { name: 'Customise' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await both('Settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose courses' }).click();
  await both('Choose courses');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await both('Keys');
});
