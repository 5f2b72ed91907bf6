import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { font } from './build/font.ts';
import { serviceWorker } from './build/service-worker.ts';
import './build/text-keys.mjs';
import { commands } from './tests/browser/commands.ts';

/** The workspace version, from its manifest. */
const version =
  /^version\s*=\s*"([^"]+)"/m.exec(
    readFileSync(new URL('../Cargo.toml', import.meta.url), 'utf8'),
  )?.[1] ?? '';

const headed = Boolean(process.env.CARAMBOLE_HEADED);

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [font(), svelte(), serviceWorker(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Combines modules into few files: the first screen, what it loads when idle, what most
        // other screens share, and what the screens of one area share. Every further file would
        // cost a request with its headers. A group includes all its imports.
        codeSplitting: {
          groups: [
            { name: 'shell', test: /src.main\.ts$/ },
            { name: 'home', test: /src.screens.start.home\.ts$/ },
            {
              name: 'parts',
              test: /src.(ui|lib|games.[a-zA-Z]+\.|screens.games|core)/,
              minShareCount: 2,
            },
            { name: 'shared-online', test: /src.online/, minShareCount: 2 },
            { name: 'shared-strokes', test: /src.games.golf.stroke/, minShareCount: 2 },
            {
              name: 'shared-tables',
              test: /src.games.carramboule.table.(Felt|BallIcon)/,
              minShareCount: 2,
            },
            { name: 'shared-rulebook', test: /src.rulebook/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 8087,
    proxy: { '/api': { target: 'http://127.0.0.1:8086', ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/*.component.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // A changed file must not reload the page while a test is running.
        server: { watch: null },
        // These are listed in advance, because a dependency found during a test would reload the
        // page.
        optimizeDeps: {
          include: [
            'svelte',
            'svelte/attachments',
            'svelte/reactivity',
            'svelte/internal/client',
            'svelte/internal/disclose-version',
            'svelte/internal/flags/legacy',
            'vitest-browser-svelte',
            '@fluent/bundle',
            'ajv/dist/2020',
            'axe-core',
            'idb',
            'three',
          ],
        },
        test: {
          name: 'component',
          include: ['src/**/*.component.test.ts', 'tests/**/*.component.test.ts'],
          attachmentsDir: 'test-results/attachments',
          globalSetup: ['tests/browser/program.ts'],
          setupFiles: ['tests/browser/setup.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          // All test files share a page, so the core is loaded only once. `open` resets the page
          // before every test.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: !headed,
            screenshotDirectory: 'test-results/component',
            viewport: { width: 1440, height: 900 },
            commands,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  // The solid view needs WebGL, here drawn in software.
                  '--use-gl=angle',
                  '--use-angle=swiftshader',
                  '--enable-unsafe-swiftshader',
                ],
              },
              // Larger than every tested size, because a page that does not fit would be scaled
              // down.
              contextOptions: { locale: 'en-GB', viewport: { width: 1600, height: 1300 } },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
