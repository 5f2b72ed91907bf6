// Tests that the screens that need no server are accessible, no wider than the window, and
// translated.
import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { LOCAL_SCREENS } from '../e2e/routes';
import { barriersDayAndNight } from './browser/evening';
import { scrollsSideways } from './browser/barriers';
import { press } from './browser/device';
import { LANGUAGES } from '../src/lib/languages';
import { host } from './browser/host';
import { open } from './browser/open';

// On a busy machine, axe takes a while to check lists with hundreds of links.
vi.setConfig({ testTimeout: 40_000 });

const found = ([role, name]: (typeof LOCAL_SCREENS)[string]): Locator =>
  role === 'text' ? page.getByText(name) : page.getByRole(role, { name });

/** Lists the controls that are too small for a finger, and their sizes. */
const smallControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=range]), a[href]')]
    .filter((control) => control.checkVisibility() && !control.closest('p, dialog:not([open])'))
    // For a control inside a larger label, the size of the label counts.
    .map((control) => ({
      control,
      box: (control.closest('label') ?? control).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(
      ({ control, box }) =>
        `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)}×${Math.round(box.height)}`,
    );

for (const size of ['phone', 'desktop'] as const)
  for (const [address, last] of Object.entries(LOCAL_SCREENS)) {
    test(`${size}: ${address} is accessible, fits, and has controls large enough for fingers`, async () => {
      host({});
      await open(address, { size });
      await expect.element(found(last).first()).toBeVisible();
      expect(page.getByRole('heading', { level: 1 }).elements().length).toBeGreaterThan(0);
      expect.soft(await barriersDayAndNight()).toEqual([]);
      expect.soft(scrollsSideways()).toBe(false);
      expect(smallControls()).toEqual([]);
    });
  }

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

const files = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Returns the texts that are a single line, by key. */
const textsOf = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => [...text.matchAll(/^([a-z][a-z0-9-]*) = ?(.*)$/gm)])
      .map(([, key, text]) => [key!, text!]),
  );
/** All text keys that cannot be mistaken for words. */
const KEYS = new Set([...textsOf('en').keys()].filter((key) => key.includes('-')));

/** Returns the keys that the screen shows where a text is missing. */
function rawKeys(): string[] {
  const labels = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  const text = [document.title, document.body.innerText, ...labels].join(' ');
  return (text.match(/(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g) ?? []).filter((word) =>
    KEYS.has(word),
  );
}

// Checks every screen in one of the languages; `cargo xtask test --all` checks it in all of them.
for (const [place, address] of Object.keys(LOCAL_SCREENS).entries()) {
  const language = OTHERS[place % OTHERS.length]!;
  test(`${address} has no raw key in ${language}`, async () => {
    host({});
    await open(address, { settings: { language } });
    const settings = textsOf(language).get('settings')!;
    await expect.element(page.getByRole('button', { name: settings })).toBeVisible();
    expect(document.documentElement.lang).toBe(language);
    await expect
      .poll(() => document.querySelector('main')?.innerText.length ?? 0)
      .toBeGreaterThan(40);
    expect(rawKeys()).toEqual([]);
  });
}

for (const language of OTHERS) {
  test(`a match is set up in ${language}`, async () => {
    const texts = textsOf(language);
    await open('/golf', { settings: { language } });
    await page.getByRole('button', { name: texts.get('setup-customise')! }).click();
    await expect
      .element(page.getByRole('button', { name: texts.get('setup-begin')! }))
      .toBeVisible();
    expect(rawKeys()).toEqual([]);
  });
}

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: dialogs are accessible`, async () => {
    const expectDialog = async (name: string) => {
      await expect.element(page.getByRole('dialog', { name })).toBeVisible();
      expect.soft(await barriersDayAndNight(), name).toEqual([]);
      await press('Escape');
    };
    await open('/golf/friends', { size });
    await page.getByRole('button', { name: 'Customise' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectDialog('Settings');
    await page.getByRole('button', { name: 'Choose courses' }).click();
    await expectDialog('Choose courses');
    await press('?');
    await expectDialog('Keys');
  });
}
