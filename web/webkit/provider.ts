// Runs Vitest's component tests in WebKit, as a browser provider that uses WebDriver.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { defineBrowserProvider, parseKeyDef, resolveScreenshotPath } from '@vitest/browser';
import type { BrowserCommand, BrowserProvider, CDPSession, TestProject } from 'vitest/node';
import { WebKit, type KeyAction, type PointerAction } from './driver.ts';
import type { Point } from './actionable.ts';

const ACTION_TIMEOUT_MS = 10_000;

export const webkit = () =>
  defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: ['webkit'],
    options: { actionTimeout: ACTION_TIMEOUT_MS },
    providerFactory: (project: TestProject) => new WebKitProvider(project),
  });

class WebKitProvider implements BrowserProvider {
  readonly name = 'webdriver';
  readonly supportsParallelism = false;
  readonly initScripts = [resolve(import.meta.dirname, 'locators.ts')];
  private browser: WebKit | null = null;

  constructor(project: TestProject) {
    for (const [name, command] of Object.entries(this.commands()))
      project.browser!.registerCommand(name as never, command as never);
  }

  async openPage(_session: string, address: string): Promise<void> {
    this.browser ??= await WebKit.start();
    await this.browser.goto(address);
  }

  async close(): Promise<void> {
    await this.browser?.close();
    this.browser = null;
  }

  /** Returns the part of Playwright's page that the commands of the tests use. */
  getCommandsContext(): Record<string, unknown> {
    const mouse = {
      move: (x: number, y: number, { steps = 1 } = {}) => this.moveTo({ x, y }, steps),
      down: () => this.open.mouse({ type: 'pointerDown', button: 0 }),
      up: () => this.open.mouse({ type: 'pointerUp', button: 0 }),
    };
    return {
      page: { mouse, emulateMedia: (media: Media) => this.emulateMedia(media) },
      iframe: { owner: () => ({ boundingBox: () => this.frame() }) },
    };
  }

  /** Handles the few commands of Chromium's protocol that tests send. */
  async getCDPSession(): Promise<CDPSession> {
    return {
      send: (async (method: string, params: MouseEventOfChromium & TouchEventOfChromium) => {
        if (method === 'Input.dispatchMouseEvent') await this.mouseEvent(params);
        else if (method === 'Input.dispatchTouchEvent') await this.touchEvent(params);
        else throw new Error(`WebKit has no ${method}`);
      }) as CDPSession['send'],
      on: () => {},
      once: () => {},
      off: () => {},
    } as unknown as CDPSession;
  }

  private get open(): WebKit {
    if (!this.browser) throw new Error('the browser is closed');
    return this.browser;
  }

  private at: Point = { x: 0, y: 0 };

  private async moveTo(to: Point, steps = 1): Promise<void> {
    const from = this.at;
    const moves = Array.from({ length: steps }, (_, step) =>
      move({
        x: from.x + ((to.x - from.x) * (step + 1)) / steps,
        y: from.y + ((to.y - from.y) * (step + 1)) / steps,
      }),
    );
    this.at = to;
    await this.open.mouse(...moves);
  }

  private async mouseEvent(event: MouseEventOfChromium): Promise<void> {
    const shift: KeyAction[] =
      (event.modifiers ?? 0) & 8 ? [{ type: 'keyDown', value: KEYS.Shift! }] : [];
    await this.held(shift, async () => {
      await this.moveTo(event);
      if (event.type !== 'mouseMoved')
        await this.open.mouse({
          type: event.type === 'mousePressed' ? 'pointerDown' : 'pointerUp',
          button: 0,
        });
    });
  }

  /** Uses the mouse instead of a finger, because WebKitGTK's driver has no touch screen. */
  private async touchEvent({ touchPoints: [at] }: TouchEventOfChromium): Promise<void> {
    if (!at) return this.release();
    await this.moveTo(at);
    await this.open.mouse({ type: 'pointerDown', button: 0 });
  }

  private async release(): Promise<void> {
    await this.open.mouse({ type: 'pointerUp', button: 0 });
  }

  private preferences = { dark: false, motion: false };

  private async emulateMedia({ media, colorScheme, reducedMotion }: Media): Promise<void> {
    if (media === 'print') throw new Error('WebKitWebDriver cannot emulate print media');
    const { dark, motion } = this.preferences;
    const wanted = {
      dark: colorScheme ? colorScheme === 'dark' : dark,
      motion: reducedMotion ? reducedMotion === 'no-preference' : motion,
    };
    if (wanted.dark === dark && wanted.motion === motion) return;
    await this.open.prefer(wanted);
    this.preferences = wanted;
  }

  private async held(keys: KeyAction[], act: () => Promise<unknown>): Promise<void> {
    if (keys.length > 0) await this.open.keys(...keys);
    await act();
    if (keys.length > 0)
      await this.open.keys(...keys.map(({ value }) => ({ type: 'keyUp' as const, value })));
  }

  private frame(): Promise<{ x: number; y: number }> {
    return this.open.run(
      'const { x, y } = document.querySelector("iframe[data-vitest]").getBoundingClientRect(); return { x, y }',
    );
  }

  private async type(text: string, unreleased: string[]): Promise<{ unreleased: string[] }> {
    const pressed = new Set(unreleased);
    const actions: KeyAction[] = [];
    for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
      const value = KEYS[keyDef.key ?? ''] ?? keyDef.key ?? '';
      if (pressed.delete(value)) actions.push({ type: 'keyUp', value });
      if (releasePrevious) continue;
      for (let time = 0; time < repeat; time++) actions.push({ type: 'keyDown', value });
      if (releaseSelf) actions.push({ type: 'keyUp', value });
      else pressed.add(value);
    }
    await this.focusFrame();
    if (actions.length > 0) await this.open.keys(...actions);
    return { unreleased: [...pressed] };
  }

  /** Focuses the frame with the page, so the page receives the keys. */
  private focusFrame = (): Promise<unknown> =>
    this.open.run('document.querySelector("iframe[data-vitest]").contentWindow.focus()');

  private commands(): Record<string, BrowserCommand<never[]>> {
    const commands: Record<string, (context: Context, ...args: never[]) => Promise<unknown>> = {
      __vitest_hover: (_, at: Point) => this.moveTo(at),
      __vitest_click: async (
        _,
        at: Point,
        {
          times = 1,
          button = 'left',
          keys = [],
        }: { times?: number; button?: string; keys?: string[] },
      ) => {
        const number = ['left', 'middle', 'right'].indexOf(button);
        const clicks = Array.from({ length: times }, (): PointerAction[] => [
          { type: 'pointerDown', button: number },
          { type: 'pointerUp', button: number },
        ]);
        this.at = at;
        const held = keys.map((key): KeyAction => ({ type: 'keyDown', value: KEYS[key] ?? key }));
        await this.held(held, () => this.open.mouse(move(at), ...clicks.flat()));
      },
      __vitest_keyboard: (_, text: string, state: { unreleased: string[] }) =>
        this.type(text, state.unreleased),
      __vitest_cleanup: (_, state: { unreleased: string[] }) =>
        this.open.keys(...state.unreleased.map((value) => ({ type: 'keyUp' as const, value }))),
      __vitest_tab: async (_, { shift = false }: { shift?: boolean } = {}) => {
        await this.type(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', []);
      },
      __vitest_type: async (
        _,
        selector: string,
        text: string,
        options: { unreleased?: string[] },
      ) => {
        await this.focusFrame();
        await this.open.switchFrame('iframe[data-vitest]');
        await this.open.run('document.querySelector(arguments[0]).focus()', selector);
        await this.open.switchFrame(null);
        return this.type(text, options.unreleased ?? []);
      },
      __vitest_takeScreenshot: async (
        context,
        name: string,
        options: { path?: string; save?: boolean },
      ) => {
        const path = resolveScreenshotPath(
          context.testPath!,
          name,
          context.project.config,
          options.path,
        );
        const buffer = await this.open.screenshot();
        if (options.save) {
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, buffer);
        }
        return { buffer, path };
      },
    };
    return commands as Record<string, BrowserCommand<never[]>>;
  }
}

interface MouseEventOfChromium {
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased';
  x: number;
  y: number;
  /** The held modifier keys, one bit per key; 8 is Shift. */
  modifiers?: number;
}

interface TouchEventOfChromium {
  /** Where the finger touches; empty when it is lifted. */
  touchPoints: Point[];
}

interface Media {
  media?: 'screen' | 'print';
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

type Context = Parameters<BrowserCommand<[]>>[0];

const move = ({ x, y }: Point): PointerAction => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** The codes of the protocol for keys without a character. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`F${n + 1}`, String.fromCharCode(0xe031 + n)]),
  ),
};
