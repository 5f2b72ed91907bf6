// Tests the page in a browser against the server: `carambole serve`, with the page built in.
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const WORKERS = 2;
/** The distance between the ports of the workers' servers. */
const PORT_STEP = 1000;

/** Returns whether nothing listens on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer()
      .once('error', () => answer(false))
      .listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}

/**
 * Returns the first port from 8096 that is free for every worker's server. Others may be in use by
 * tests in another checkout, or by the servers of tests that were killed.
 */
async function freePort(): Promise<number> {
  for (let port = 8096; ; port++) {
    const ports = Array.from({ length: WORKERS }, (_, worker) => port + PORT_STEP * worker);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return port;
  }
}

// The workers inherit the variable, and thus know the port that the first process has chosen.
process.env.CARAMBOLE_PORT ??= String(process.env.CARAMBOLE_SERVE ? 8096 : await freePort());
const PORT = Number(process.env.CARAMBOLE_PORT);
// The command that starts another server, to test only the page; for example `vite preview --port
// 8096`.
const other = process.env.CARAMBOLE_SERVE;
const binary = resolve(
  import.meta.dirname,
  process.env.CARAMBOLE_BIN ?? '../target/debug/carambole',
);
if (!other && !existsSync(binary)) {
  throw new Error(
    `${binary} is missing; build it with \`cargo build -p carambole\` or name another one in CARAMBOLE_BIN`,
  );
}

// Every worker has a server with its own data, so tests share no data with other workers or with
// another server on this computer. All players have the same IP address, so the limits per address
// are raised. Each worker also reads this file, and knows its own index.
const worker = other ? 0 : Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const port = (number: number): number => PORT + PORT_STEP * number;
const address = (number: number): string => `http://127.0.0.1:${port(number)}`;
const server = (number: number) => ({
  command:
    other ??
    `${binary} serve --listen 127.0.0.1:${port(number)} --data ${join(mkdtempSync(join(tmpdir(), 'carambole-')), 'carambole.sqlite')} --new-players 100000 --open-tables 100000`,
  url: `${address(number)}/`,
  reuseExistingServer: false,
  timeout: 60_000,
});
// Only the process that starts the workers starts servers.
const servers =
  process.env.TEST_WORKER_INDEX === undefined
    ? Array.from({ length: other ? 1 : WORKERS }, (_, number) => server(number))
    : [];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const headed = process.argv.some((word) => word === '--headed' || word === '--debug');
// `cargo xtask test` skips tests tagged @all. CONTRIBUTING.md explains when to use the tag.
const all = Boolean(process.env.CARAMBOLE_ALL_TESTS);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a retry is a failure.
  retries: 0,
  workers: headed ? 1 : WORKERS,
  // A debugger may pause for any length of time.
  timeout: headed ? 0 : 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  grepInvert: all ? undefined : /@all/,
  use: {
    baseURL: address(worker),
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    // Tests of animations turn animations on again.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // Screenshots of every step would take longer than the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // Tests that set their own screen size or do not depend on it run only once.
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], ...phone },
      testIgnore:
        /(addresses|courses|daily|learn|names|online-(away|people)|pads|puzzles|replay|rules)\.spec/,
      grepInvert: all ? /every language|is spoken/ : /every language|is spoken|@all/,
    },
  ],
  webServer: servers,
});
