// The page in a real browser, against the real program: `carambole serve` with the page inside.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// Several checkouts can be tested side by side, each at a port of its own.
const PORT = Number(process.env.CARAMBOLE_PORT ?? 8096);
const binary = resolve(import.meta.dirname, process.env.CARAMBOLE_BIN ?? '../target/debug/carambole');
// Data of its own, so that the tests never meet a server that runs here.
const data = join(mkdtempSync(join(tmpdir(), 'carambole-')), 'carambole.sqlite');
// Another way to deliver the page, for work on the page alone: `vite preview --port 8096`.
const command = process.env.CARAMBOLE_SERVE ?? `${binary} serve --listen 127.0.0.1:${PORT} --data ${data}`;
if (!process.env.CARAMBOLE_SERVE && !existsSync(binary)) {
  throw new Error(`${binary} is missing; build it with \`cargo build -p carambole\` or name another one in CARAMBOLE_BIN`);
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine may be slow once; twice is a fault.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    // Traces cost more than the tests themselves.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // What has a test of its own for phones, or does not hang on the size, is not tested twice.
    { name: 'phone', use: { ...devices['Desktop Chrome'], ...phone }, testIgnore: /(rules|learn)\.spec/, grepInvert: /every language|is spoken/ },
  ],
  webServer: {
    command,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
