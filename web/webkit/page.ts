// A page in WebKit, for journeys against the real server, with elements found by role and text as
// in Playwright.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import { build, type Rolldown } from 'vite';
import type { Point } from './actionable.ts';
import { WebKit } from './driver.ts';
import type { Journey } from './injected.ts';

/** Timeout of a single step of a journey. */
const STEP_TIMEOUT_MS = 20_000;

/** The script that is injected into every page; compiled once. */
let script: Promise<string> | null = null;

async function compile(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, 'injected.ts'),
        formats: ['iife'],
        name: 'injected',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}

export class Page {
  private constructor(readonly browser: WebKit) {}

  static async open(size: { width: number; height: number }): Promise<Page> {
    const browser = await WebKit.start();
    await browser.resize(size.width, size.height);
    return new Page(browser);
  }

  close = (): Promise<void> => this.browser.close();

  /** Opens an address. `kept` is the content of `localStorage` from an earlier visit. */
  async goto(address: string, kept: Record<string, unknown> = {}): Promise<void> {
    if (Object.keys(kept).length > 0) {
      await this.browser.goto(new URL('/icon-192.png', address).href);
      for (const [key, value] of Object.entries(kept))
        await this.browser.run(
          'localStorage.setItem(arguments[0], arguments[1])',
          key,
          JSON.stringify(value),
        );
    }
    await this.browser.goto(address);
  }

  reload = (): Promise<unknown> => this.browser.reload();

  url = (): Promise<string> => this.browser.run('return location.href');

  getByRole = (role: string, options?: Parameters<typeof getByRoleSelector>[1]): Locator =>
    new Locator(this, getByRoleSelector(role, options));
  getByLabel = (text: string): Locator => new Locator(this, getByLabelSelector(text));
  getByText = (text: string | RegExp): Locator => new Locator(this, getByTextSelector(text));
  css = (selector: string): Locator => new Locator(this, `css=${selector}`);

  async press(key: string): Promise<void> {
    await this.browser.keys({ type: 'keyDown', value: key }, { type: 'keyUp', value: key });
  }

  /** Calls a function of the injected script. */
  async call<Name extends keyof Journey>(
    name: Name,
    ...args: Parameters<Journey[Name]>
  ): Promise<Awaited<ReturnType<Journey[Name]>>> {
    const isThere = await this.browser.run<boolean>('return typeof journey === "object"');
    if (!isThere) await this.browser.run(await (script ??= compile()));
    return this.browser.run<Awaited<ReturnType<Journey[Name]>>>(
      'return journey[arguments[0]](...arguments[1])',
      name,
      args,
    );
  }

  /** Saves a screenshot of the window, and returns the path of the file. */
  async screenshot(name: string): Promise<string> {
    const folder = resolve(import.meta.dirname, '../test-results/webkit');
    mkdirSync(folder, { recursive: true });
    const path = resolve(folder, `${name.replaceAll(/\W+/g, '-')}.png`);
    writeFileSync(path, await this.browser.screenshot());
    return path;
  }
}

export class Locator {
  constructor(
    private readonly page: Page,
    private readonly selector: string,
  ) {}

  getByRole = (role: string, options?: Parameters<typeof getByRoleSelector>[1]): Locator =>
    new Locator(this.page, `${this.selector} >> ${getByRoleSelector(role, options)}`);
  getByText = (text: string | RegExp): Locator =>
    new Locator(this.page, `${this.selector} >> ${getByTextSelector(text)}`);
  first = (): Locator => new Locator(this.page, `${this.selector} >> nth=0`);

  async point(): Promise<Point> {
    try {
      return await this.page.call('point', this.selector, STEP_TIMEOUT_MS);
    } catch (error) {
      throw new Error(`${this.selector}: ${(error as Error).message}`, { cause: error });
    }
  }

  async click(): Promise<void> {
    const deadline = Date.now() + STEP_TIMEOUT_MS;
    do {
      const { x, y } = await this.point();
      await this.page.browser.mouse(
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      );
      if (await this.page.call('wasHit')) return;
    } while (Date.now() < deadline);
    throw new Error(`${this.selector} moved away from every click`);
  }

  async fill(text: string): Promise<void> {
    if (!(await this.page.call('fill', this.selector, text, STEP_TIMEOUT_MS)))
      throw new Error(`${this.selector} is not there`);
  }

  /**
   * Waits until at least one element is visible. Returns the texts or names of all visible
   * elements.
   */
  async seen(): Promise<string[]> {
    const texts = await this.page.call('texts', this.selector, STEP_TIMEOUT_MS);
    if (texts.length === 0) throw new Error(`${this.selector} is not there`);
    return texts;
  }

  /** Returns the texts or names of the elements that are visible now. */
  now = (): Promise<string[]> => this.page.call('texts', this.selector, 0);

  async gone(): Promise<void> {
    if (!(await this.page.call('gone', this.selector, STEP_TIMEOUT_MS)))
      throw new Error(`${this.selector} is still there`);
  }
}
