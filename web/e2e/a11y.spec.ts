// Screens of the server, light and dark, without a finding of axe. The projects are phone and desktop.
// All other screens are checked by tests/screens.component.test.ts.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { LOCAL_SCREENS, SERVER_SCREENS } from './routes';

const found = (page: Page, [role, name]: (typeof SERVER_SCREENS)[string]) =>
  (role === 'text' ? page.getByText(name) : page.getByRole(role, { name })).first();

/** The places and sizes of controls that are too small for a finger. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=range]), a[href]')]
      .filter((control) => control.checkVisibility() && !control.closest('p, dialog:not([open])'))
      // A control that lies over a larger label is as large as the label.
      .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
      .filter((box) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(
        (box) =>
          `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );

async function expectNoBarriers(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect.soft(await barriers(page), address).toEqual([]);
  expect.soft(await scrollsSideways(page), address).toBe(false);
  expect.soft(await smallControls(page), address).toEqual([]);
}

test('screens of the server have no barriers, do not scroll sideways and give room to every finger', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [address, last] of Object.entries(SERVER_SCREENS)) {
    // As a link does: the page stays loaded.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(found(page, last), address).toBeVisible();
    await expectNoBarriers(page, address);
  }
});

for (const [address, last] of Object.entries({ ...LOCAL_SCREENS, ...SERVER_SCREENS })) {
  test(`${address} as built has no barriers`, { tag: '@all' }, async ({ page }) => {
    await page.goto(address);
    await expect(found(page, last)).toBeVisible();
    await expectNoBarriers(page, address);
  });
}
