// Uses axe to check the screens that need the server: on a phone in one theme, on a desktop in
// both. tests/screens.component.test.ts checks all other screens.
import { expect, test, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { LOCAL_SCREENS, SERVER_SCREENS } from './routes';

const found = (page: Page, [role, name]: (typeof SERVER_SCREENS)[string]) =>
  (role === 'text' ? page.getByText(name) : page.getByRole(role, { name })).first();

/** Returns the positions and sizes of all controls that are too small for a finger. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=range]), a[href]')]
      .filter((control) => control.checkVisibility() && !control.closest('p, dialog:not([open])'))
      // If a control is inside a larger label, the size of the label counts.
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

test('screens of the server are accessible, do not scroll sideways and have large enough controls', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [address, last] of Object.entries(SERVER_SCREENS)) {
    // Changes the URL as a link would: the page stays loaded.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(found(page, last), address).toBeVisible();
    await expectNoBarriers(page, address);
  }
});

for (const [address, last] of Object.entries({ ...LOCAL_SCREENS, ...SERVER_SCREENS })) {
  test(`${address} is accessible in the built page`, { tag: '@all' }, async ({ page }) => {
    await page.goto(address);
    await expect(found(page, last)).toBeVisible();
    await expectNoBarriers(page, address);
  });
}
