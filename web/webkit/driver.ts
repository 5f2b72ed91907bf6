// A WebKit browser for tests: WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver.
// Playwright only drives its own builds of WebKit, which do not run here.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Size of the virtual screen: larger than every tested size, with space for the window's own bars.
 */
const SCREEN = { width: 1700, height: 1500 };
const START_TIMEOUT_MS = 30_000;
/** Timeout of a script in the page, longer than the timeout of any step. */
const SCRIPT_TIMEOUT_MS = 60_000;

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number; origin?: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number };
export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

/** An error that the browser reports. */
export class WebDriverError extends Error {
  constructor(
    /** The error code of the protocol, such as `no such element`. */
    readonly code: string,
    message: string,
  ) {
    super(`WebKit: ${code}: ${message}`);
  }
}

/** A browser with one window and its own storage. */
export class WebKit {
  private constructor(
    private readonly session: string,
    private readonly started: Started,
  ) {}

  static async start(): Promise<WebKit> {
    const started = await startPrograms();
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${started.address}/session`, {
        capabilities: {
          alwaysMatch: {
            timeouts: { script: SCRIPT_TIMEOUT_MS },
            'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
          },
        },
      });
      const browser = new WebKit(`${started.address}/session/${sessionId}`, started);
      await browser.resize(SCREEN.width - 100, SCREEN.height - 100);
      return browser;
    } catch (error) {
      started.stop();
      throw error;
    }
  }

  async close(): Promise<void> {
    try {
      await ask('DELETE', this.session);
    } finally {
      this.started.stop();
    }
  }

  /** Sets the preferences of the desktop, and waits until media queries in the page match them. */
  async prefer({ dark, motion }: Preferences): Promise<void> {
    this.started.prefer({ dark, motion });
    const isKnown = `return matchMedia('(prefers-color-scheme: dark)').matches === ${dark}
      && matchMedia('(prefers-reduced-motion: reduce)').matches === ${!motion}`;
    for (let tries = 0; tries < 200; tries++) {
      if (await this.run<boolean>(isKnown)) return;
      await pause(20);
    }
    throw new Error('the browser does not follow the preferences of the desktop');
  }

  goto = (address: string): Promise<null> => this.post('url', { url: address });

  reload = (): Promise<null> => this.post('refresh', {});

  /** Runs the body of a function in the page and returns its result. Promises are awaited. */
  run<T>(body: string, ...args: unknown[]): Promise<T> {
    return this.post<T>('execute/sync', { script: body, args });
  }

  /** Resizes the window until the page in it has this size. */
  async resize(width: number, height: number): Promise<void> {
    let [wide, high] = [width, height];
    for (let tries = 0; tries < 50; tries++) {
      await this.post('window/rect', { x: 0, y: 0, width: wide, height: high });
      const [w, h] = await this.run<[number, number]>('return [innerWidth, innerHeight]');
      if (w === width && h === height) return;
      // The window is larger by its own bars, and its content follows a moment later.
      const rect = await ask<{ width: number; height: number }>(
        'GET',
        `${this.session}/window/rect`,
      );
      [wide, high] = [width + rect.width - w, height + rect.height - h];
    }
    throw new Error(`the window does not become ${width} × ${height}`);
  }

  mouse(...actions: PointerAction[]): Promise<null> {
    return this.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }

  keys(...actions: KeyAction[]): Promise<null> {
    return this.act({ type: 'key', id: 'keyboard', actions });
  }

  private lastAction: Promise<unknown> = Promise.resolve();

  /**
   * Performs an action after all earlier ones. WebKit refuses an action while another one runs,
   * even one of a failed test.
   */
  private act(source: object): Promise<null> {
    const done = this.lastAction.then(() => this.post('actions', { actions: [source] }));
    this.lastAction = done.catch(() => null);
    return done;
  }

  /**
   * Directs commands to the first frame that matches `selector`; null directs them back to the page
   * itself.
   */
  async switchFrame(selector: string | null): Promise<void> {
    const id =
      selector === null
        ? null
        : await this.post('element', { using: 'css selector', value: selector });
    await this.post('frame', { id });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await ask<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  private post<T = null>(command: string, body: unknown): Promise<T> {
    return ask<T>('POST', `${this.session}/${command}`, body);
  }
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

interface Preferences {
  dark: boolean;
  motion: boolean;
}

interface Started {
  address: string;
  prefer: (preferences: Preferences) => void;
  stop: () => void;
}

/**
 * Starts a screen and a driver. Every browser needs its own driver, which handles only one browser
 * at a time.
 */
async function startPrograms(): Promise<Started> {
  const home = mkdtempSync(join(tmpdir(), 'carambole-webkit-'));
  const children: ChildProcess[] = [];
  const stop = () => {
    process.off('exit', stop);
    for (const child of children.reverse()) child.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', stop);
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      throw new Error(`${program} does not start; install it with \`cargo xtask setup\``, {
        cause: error,
      });
    });
    children.push(child);
    return child;
  };
  try {
    const screen = start('Xvfb', [
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${SCREEN.width}x${SCREEN.height}x24`,
      '-nolisten',
      'tcp',
    ]);
    const display = `:${await firstLine(screen)}`;
    const settings = join(home, 'xsettings');
    const write = ({ dark, motion }: Preferences): void =>
      writeFileSync(
        settings,
        `Net/ThemeName "Adwaita${dark ? '-dark' : ''}"\nGtk/EnableAnimations ${motion ? 1 : 0}\n`,
      );
    write({ dark: false, motion: false });
    const desktop = start('xsettingsd', ['--config', settings], { DISPLAY: display });
    const prefer = (preferences: Preferences): void => {
      write(preferences);
      desktop.kill('SIGHUP');
    };
    const port = await freePort();
    start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, the compositor would take a second per frame.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: look(home),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
    });
    const address = `http://127.0.0.1:${port}`;
    await ready(address);
    return { address, prefer, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Makes the window's own bars small, so a window can be as narrow as a phone. */
function look(home: string): string {
  const folder = join(home, 'config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'gtk.css'),
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }\n',
  );
  return join(home, 'config');
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]!.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('exit', () => reject(new Error('Xvfb has stopped')));
  });
}

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

async function ready(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answered = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await pause(50);
  }
}

export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  await new Promise((closed) => listener.close(closed));
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Returns the path of MiniBrowser, which WebKitGTK keeps in the folder of its library. */
function miniBrowser(): string {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser is missing; install it with `cargo xtask setup`');
  return found;
}
