// Tests the page around the games as delivered by the server: saved games and settings, languages,
// loading, and offline use. Component tests cover the start screen, setup and settings.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { scrollsSideways } from './barriers';
import { PARTS } from './routes';

test('a match and the settings survive a reload, and no cookie is set', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('switch', { name: /Mark where a stroke began/ }).uncheck();
  await page.getByRole('radio', { name: 'Polski' }).check();
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Graj od razu' }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f]{16}$/);
  await expect(page.locator('.board-window')).toBeVisible();
  const match = page.url();
  // Has the same effect as closing the tab.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.getByRole('radio', { name: 'Ciemny' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Zaznaczaj początek/ })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Partie w toku' }).getByRole('link').first().click();
  await expect(page).toHaveURL(match);
  await expect(page.locator('.board-window')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('a screen is fetched while the texts of all screens are still loading', async ({ page }) => {
  let letThrough = () => {};
  const screen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/page-/, async (route) => {
    await screen;
    await route.continue();
  });
  const files = ['Rules', 'rulebook'].map((name) =>
    page.waitForRequest((request) => request.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/rules', { waitUntil: 'commit' });
  await Promise.all(files);
  letThrough();
  await expect(page.getByRole('heading', { name: 'What is in the boxes' }).first()).toBeVisible();
});

const LOCALES = resolve(import.meta.dirname, '../../locales');
/** Returns the texts that are a single line, by key. */
const textsOf = (language: string) =>
  new Map(
    readdirSync(resolve(LOCALES, language))
      .map((file) => readFileSync(resolve(LOCALES, language, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) = ?(.*)$/gm)])
      .map(([, key, text]) => [key!, text!]),
  );
/** All text keys that cannot be mistaken for words. */
const KEYS = new Set([...textsOf('en').keys()].filter((key) => key.includes('-')));

/** Returns the text keys that the screen shows where a text is missing. */
async function rawKeys(page: Page): Promise<string[]> {
  const text = await page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
    ].join(' '),
  );
  return (text.match(/(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g) ?? []).filter((word) =>
    KEYS.has(word),
  );
}

for (const language of readdirSync(LOCALES)) {
  const words = textsOf(language);
  test.describe(language, () => {
    test.use({ locale: language });
    // With --all, other tests visit the other languages.
    if (language === 'pl')
      test('is spoken if the browser prefers it', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: words.get('play-now')! })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await rawKeys(page)).toEqual([]);
      });

    for (const part of PARTS)
      test(
        `is spoken from ${part[0]} to ${part.at(-1)}, without a raw key`,
        { tag: '@all' },
        async ({ page }) => {
          for (const address of part) {
            await page.goto(address);
            await expect(page.getByRole('button', { name: words.get('settings')! })).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.locator('main').first()).not.toBeEmpty();
            expect(await rawKeys(page), address).toEqual([]);
          }
        },
      );

    test('is spoken on the start screen and in setup', { tag: '@all' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: words.get('play-now')! })).toBeVisible();
      await page.goto('/golf');
      await page.getByRole('button', { name: words.get('setup-customise')! }).click();
      const begin = page.getByRole('button', { name: words.get('setup-begin')!, exact: true });
      await expect(begin).toBeVisible();
    });
  });
}

test('a screen that cannot be loaded is named, with a way out', async ({ page }) => {
  await page.route(/\/About-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('Part of the page could not be loaded.');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('on one screen size', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on a phone');

  test('a link does not flash the start screen', async ({ page }) => {
    let deliver!: () => void;
    const asked = new Promise<void>((resolve) => {
      void page.route(/\/About-[^/]+\.js$/, async (route) => {
        resolve();
        await new Promise<void>((held) => (deliver = held));
        await route.continue();
      });
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await asked;
    // The page has started once it has added the symbols for its balls.
    await expect(page.locator('symbol').first()).toBeAttached();
    expect(await page.locator('#app main, #app header').count()).toBe(0);
    deliver();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  test('a part of the page that cannot be loaded is named', async ({ page }) => {
    await page.route(/\/SettingsDialog-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('alert')).toContainText('Part of the page could not be loaded.');
    await page.unroute(/\/SettingsDialog-[^/]+\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('setup selects no course list before the courses are loaded', async ({ page }) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/golf');
    await page.getByRole('button', { name: 'Customise' }).click();
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Your own choice/ })).not.toBeChecked();
    const names = page.locator('.strip .name');
    await expect(names).toHaveText([/^1\s*$/, /^2\s*$/, /^3\s*$/]);
    deliver();
    await expect(page.getByRole('radio', { name: /^Your own choice/ })).toBeChecked();
    await expect(names).toHaveText([/^1 \S/, /^2 \S/, /^3 \S/]);
  });

  test('can be installed', async ({ request }) => {
    const home = await (await request.get('/')).text();
    const href = /<link[^>]*rel="manifest"[^>]*>/.exec(home)?.[0].match(/href="([^"]+)"/)?.[1];
    const manifest = (await (await request.get(href!)).json()) as {
      icons: { src: string; type: string }[];
      display: string;
    };
    expect(manifest.display).toBe('standalone');
    for (const icon of manifest.icons) {
      const answer = await request.get(icon.src);
      expect(answer.ok(), icon.src).toBe(true);
      expect(answer.headers()['content-type']).toContain(icon.type);
    }
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Opens the page, and waits until the service worker has cached everything. */
  async function visitOnce(page: Page): Promise<void> {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((next) =>
          navigator.serviceWorker.addEventListener('controllerchange', next, { once: true }),
        );
    });
  }

  test('a game is played in another language after the first visit', async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/rules');
    await expect(page.getByRole('heading', { name: 'What is in the boxes' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Jouer/ }).click();
    await expect(page).toHaveURL(/\/play\//);
    await expect(page.locator('.board-window')).toBeVisible();
  });

  for (const part of PARTS)
    test(
      `screens from ${part[0]} to ${part.at(-1)} work offline after the first visit`,
      { tag: '@all' },
      async ({ page, context }) => {
        await visitOnce(page);
        await context.setOffline(true);
        for (const address of part) {
          await page.goto(address);
          await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
        }
      },
    );
});
