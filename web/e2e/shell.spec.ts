// Everything around the games: start, setup, languages, settings, kept games, offline.
import { expect, test, type Page } from '@playwright/test';
import { scrollsSideways } from './barriers';
import { kept } from './database';
import { ROUTES } from './routes';

/** The tables that are kept, without their secrets. */
async function savedTables(page: Page) {
  type Setup = Record<string, never>;
  type Kept = { id: string; status: string; events: { what: { setup: Setup } }[] };
  return Object.values(await kept<Kept>(page, 'tables')).map(({ id, status, events }) => ({
    id,
    status,
    setup: events[0]!.what.setup,
  }));
}

test('one tap on "Play now" opens a tour of three courses, alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now A three-hole tour' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\/[0-9a-f]{16}$/);
  const [table] = await savedTables(page);
  expect(table).toMatchObject({
    status: 'playing',
    setup: {
      golf: {
        mode: 'basic',
        balls: [['orange']],
        courses: [{ id: 'S-1a' }, { id: 'S-1b' }, { id: 'S-4a' }],
      },
    },
  });
  expect(page.url()).toContain(table!.id);
});

test('Enter plays at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\//);
});

test('a carom match for three is set up, with the advice taken', async ({ page }) => {
  await page.goto('/golf/friends');
  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByLabel('Name of player 2').fill('Bo');
  await page.getByRole('button', { name: 'Add a computer' }).click();
  await page.getByLabel('Who plays for Mia').selectOption('4');
  await page.getByRole('radio', { name: /^Carom/ }).check();
  await page.getByRole('radio', { name: /^Courses 1–6/ }).check();
  await page.getByRole('radio', { name: /^Both/ }).check();
  await page.getByRole('button', { name: 'Two each' }).click();
  await page.getByRole('button', { name: 'Scatter tokens' }).click();
  await expect(page.getByText('Ready to play')).toBeVisible();
  await expect(page.getByText('6 balls in play')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/play\//);
  const [table] = await savedTables(page);
  const { golf } = table!.setup as unknown as {
    golf: {
      mode: string;
      balls: string[][];
      courses: unknown[];
      dice: unknown[];
      cards: unknown[];
      tokens: number[];
    };
  };
  expect(golf.mode).toBe('carom');
  expect(golf.balls.map((balls) => balls.length)).toEqual([2, 2, 2]);
  expect(golf.courses.length).toBe(6);
  expect([golf.dice.length, golf.cards.length, golf.tokens.length]).toEqual([8, 5, 6]);

  // The setup is there again the next time.
  await page.goto('/golf');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Bo');
  await expect(page.getByRole('radio', { name: /^Carom/ })).toBeChecked();
});

test('what cannot be played is said in one sentence, and nothing is lost', async ({ page }) => {
  await page.goto('/golf/friends');
  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByRole('button', { name: 'Remove Player 2' }).click();
  await page.getByRole('radio', { name: /^Carom/ }).check();
  await expect(page.getByText('Carom mode needs at least two balls')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('#setup-wrong')).toBeFocused();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ana');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByText('Ready to play')).toBeVisible();
});

test('balls are chosen and swapped, courses are put in order', async ({ page }) => {
  await page.goto('/golf/friends');
  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByRole('button', { name: 'red, ball of Player 1: change' }).click();
  await page.getByRole('button', { name: /^blue Player 2 has it/ }).click();
  await expect(page.getByRole('button', { name: 'red, ball of Player 2: change' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose courses' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: '7 The Quarry' }).click();
  await page.getByRole('button', { name: '2 The Elbow' }).click();
  await expect(
    page.getByRole('button', { name: /2 The Elbow.*course 2 of the match/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Put The Elbow earlier' }).click();
  await expect(page.getByRole('button', { name: 'Put The Elbow earlier' })).toBeDisabled();
});

const WORDS = {
  en: { play: 'Play now', settings: 'Settings', begin: 'Begin', customise: 'Customise' },
  fr: {
    play: 'Jouer tout de suite',
    settings: 'Réglages',
    begin: 'Commencer',
    customise: 'Personnaliser',
  },
  de: {
    play: 'Sofort spielen',
    settings: 'Einstellungen',
    begin: 'Anfangen',
    customise: 'Anpassen',
  },
  pl: { play: 'Graj od razu', settings: 'Ustawienia', begin: 'Zaczynamy', customise: 'Dostosuj' },
};

for (const [language, words] of Object.entries(WORDS)) {
  test.describe(language, () => {
    test.use({ locale: language });
    test('is spoken from the browser’s wish, everywhere, without a raw key', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: words.play })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const address of ROUTES) {
        await page.goto(address);
        await expect(page.getByRole('button', { name: words.settings })).toBeVisible();
        const text = await page.evaluate(
          () =>
            `${document.body.innerText} ${[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join(' ')}`,
        );
        const keys =
          text.match(
            /\b(?:setup|about|courses|today|settings|way|shelf|game|games|play|keys|learn|rulebook|pads|carramboule|online|time)-[a-z]+(?:-[a-z]+)*\b/g,
          ) ?? [];
        expect(keys, address).toEqual([]);
      }
      await page.goto('/golf');
      await page.getByRole('button', { name: words.customise }).click();
      await expect(page.getByRole('button', { name: words.begin })).toBeVisible();
    });
  });
}

test('settings take effect at once and are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'No motion' }).check();
  await page.getByRole('switch', { name: /Mark where a stroke began/ }).uncheck();
  await page.getByRole('slider', { name: 'Guide line' }).fill('100');
  await page.getByRole('radio', { name: 'Polski' }).check();
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await expect(page.getByRole('radio', { name: 'Ciemno' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bez ruchu' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /Zaznaczaj początek/ })).not.toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('100');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('? shows the keys, Escape closes them', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys to show');
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});

test('whoever follows a link sees nothing of the start screen on the way', async ({ page }) => {
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
  // The page runs: it has put its balls where screens find them.
  await expect(page.locator('symbol').first()).toBeAttached();
  expect(await page.locator('#app main, #app header').count()).toBe(0);
  deliver();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('a part of the page that cannot be loaded is said', async ({ page }) => {
  await page.route(/\/SettingsDialog-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('A part of the page could not be loaded.');
  await page.unroute(/\/SettingsDialog-[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a screen that cannot be loaded is said, and there is a way out', async ({ page }) => {
  await page.route(/\/About-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('A part of the page could not be loaded.');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'To the start' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a game is listed, taken up again, and removed after a question', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
  const address = new URL(page.url()).pathname;
  // As after closing the tab or a crash: only what is kept is left.
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue Mini golf', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.goto('/games');
  await page.getByRole('button', { name: /^Remove Mini golf/ }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('link', { name: /^Continue Mini golf/ })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Mini golf/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No game has been begun on this device yet.')).toBeVisible();
  expect(await savedTables(page)).toEqual([]);
});

test('"Play now" goes on with the tour, and asks before it begins one beside another match', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
  const tour = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(tour);

  await page.goto('/golf/computer');
  await page.getByRole('button', { name: 'Quick three short courses' }).click();
  await expect(page).toHaveURL(/\/play\//);
  const match = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const question = page.getByRole('dialog', { name: 'A match is under way' });
  await expect(question).toContainText('You and Mia: go on with it');
  await expect(question.getByRole('button', { name: 'Continue' })).toBeFocused();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(match);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await question.getByRole('button', { name: 'Begin another' }).click();
  // The tour that was left goes on.
  await expect(page).toHaveURL(tour);
  expect(await savedTables(page)).toHaveLength(2);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 640],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    test.skip(({ isMobile }) => isMobile, 'the sizes are given here');

    test('home has its button in sight, and what is under way right below it', async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Play now' });
      const inSight = async (box: { y: number; height: number } | null) =>
        expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      await inSight(await button.boundingBox());
      await button.click();
      await expect(page).toHaveURL(/\/play\//);
      await page.goto('/');
      const go = page.getByRole('link', { name: /^Continue Mini golf/ });
      await expect(go).toBeVisible();
      const ways = (await page.getByRole('navigation', { name: 'Ways to play' }).boundingBox())!;
      const row = (await page.getByRole('region', { name: 'Games under way' }).boundingBox())!;
      // On a desktop both are in sight at once.
      if (width < 1160) expect(row.y + row.height).toBeLessThanOrEqual(ways.y);
      if (width < 1160 && height > 700) await inSight(await go.boundingBox());
      // Nothing stands alone in half a row.
      if (width < 1160) expect(ways.width).toBeGreaterThan(0.85 * width);
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('setup claims nothing about the courses before it knows them', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on a phone');
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
    await expect(page.locator('.strip .name')).toHaveText(/^1\s*$/);
    deliver();
    await expect(page.getByRole('radio', { name: /^Course 1/ })).toBeChecked();
    await expect(page.locator('.strip .name')).toHaveText('1 The Long Step');
  });
});

test('a tap on a round button leaves no grey square', async ({ page }) => {
  await page.goto('/');
  const colour = await page
    .getByRole('button', { name: 'Settings' })
    .evaluate((button) => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'));
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});

test('everything works without a network after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((next) =>
        navigator.serviceWorker.addEventListener('controllerchange', next, { once: true }),
      );
  });
  await context.setOffline(true);
  for (const address of ROUTES) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  }
  // Another language is there too, and a game begins.
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Jouer tout de suite' }).click();
  await expect(page).toHaveURL(/\/play\//);
});

test('can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
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

test('what is kept of players is told, and how to take it along', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.getByText('No cookies')).toBeVisible();
  await expect(page.getByText('Ask whoever runs this server.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: 'You online' }).click();
  await expect(page).toHaveURL(/\/me$/);
});
