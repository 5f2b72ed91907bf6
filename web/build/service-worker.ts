import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `sw.js`: keeps the page and everything it may load for use without a network. The list
 * and its version come from the bundle, so a new build is a new version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'carambole-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name !== 'index.html' && !name.endsWith('.map'))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(version, files) });
    },
  };
}

function source(version: string, files: string[]): string {
  return `// Written by the build.
const VERSION = 'carambole-${version}';
const FILES = ${JSON.stringify(files)};
const PAGE = '/';
self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll([PAGE, '/manifest.webmanifest', ...FILES]);
    await self.skipWaiting();
  })());
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== VERSION && name.startsWith('carambole-')) await caches.delete(name);
    await self.clients.claim();
  })());
});
self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});
// The page itself comes fresh when there is a network, so an update is seen at once.
async function page(request) {
  const cache = await caches.open(VERSION);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch { /* offline */ }
  return (await cache.match(PAGE)) ?? Response.error();
}
async function asset(request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
`;
}
