import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { font } from './build/font.ts';
import { serviceWorker } from './build/service-worker.ts';
import './build/text-keys.mjs';

/** The version stands in the workspace's manifest, once for everything. */
const version =
  /^version\s*=\s*"([^"]+)"/m.exec(
    readFileSync(new URL('../Cargo.toml', import.meta.url), 'utf8'),
  )?.[1] ?? '';

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
        // What the first screen needs is in one file, what it loads when idle in another, and what
        // several other screens share in a third: a file of its own costs a request and a set of
        // headers each. A group takes along all that its files import.
        codeSplitting: {
          groups: [
            { name: 'shell', test: /src.main\.ts$/ },
            { name: 'home', test: /src.start.home\.ts$/ },
            { name: 'parts', test: /src.(ui|games|core)/, minShareCount: 2 },
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
  // Time is for benchmarks: a machine with other things to do fails no test.
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 60_000 },
});
