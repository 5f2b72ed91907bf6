import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { font } from './build/font.ts';
import { serviceWorker } from './build/service-worker.ts';

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
        // What every screen shares is in one file, and what the home page loads when idle in
        // another: a file of its own costs a request and a set of headers each.
        codeSplitting: {
          groups: [
            {
              name: 'home',
              test: /src.(courses.(open|journey|bests)|daily.(Today|days|result|courses)|golf.(Thumb|thumbs|open)|rules.shown-rule)/,
            },
            {
              name: 'shell',
              test: /src.(ui|texts|start|games|core)|node_modules.(svelte|@fluent|idb)/,
              minShareCount: 2,
            },
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
