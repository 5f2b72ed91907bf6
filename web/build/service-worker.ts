import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesIn } from './compress.ts';

/**
 * Writes `sw.js`, a service worker that caches the page and all its files for offline use. Its
 * version is a hash of the names and contents of the files, so every changed build has a new
 * version.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'carambole-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before this hook, the worker files and the files from `public` are not complete. `compress`
    // runs later.
    writeBundle() {
      if (config.build.ssr || config.isWorker) return;
      const folder = join(config.root, config.build.outDir);
      const names = filesIn(folder)
        .map((file) => relative(folder, file).split(sep).join('/'))
        .filter((name) => !/(^sw\.js|\.map|\.br)$/.test(name))
        .sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
      const files = names.filter((name) => name !== 'index.html').map((name) => `/${name}`);
      writeFileSync(join(folder, 'sw.js'), source(hash.digest('hex').slice(0, 12), files));
    },
  };
}

export function source(version: string, files: string[]): string {
  return `// Written by the build.
const VERSION = 'carambole-${version}';
const FILES = ${JSON.stringify(files)};
const PAGE = '/';
// A file with a hash in its name never changes; requests for all other files bypass the browser's
// HTTP cache.
const fresh = (url) => (url.startsWith('/assets/') ? url : new Request(url, { cache: 'reload' }));
self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(VERSION);
    // Loading one file after another keeps the connections and the processor free for the current
    // screen.
    for (const file of [PAGE, ...FILES]) await cache.add(fresh(file));
  })());
});
// A new version waits until no page with the old version is open, or until the user asks for it.
// A running game thus keeps every file it may still load.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== VERSION && name.startsWith('carambole-')) await caches.delete(name);
    await self.clients.claim();
  })());
});
// A notification sent by the server while no page is open.
self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: path, icon: '/icon-192.png' }));
});
// Opens the table when the user taps the notification.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => page.url === table);
    if (there) await there.focus();
    else await self.clients.openWindow(table);
  })());
});
self.addEventListener('fetch', (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(answer(request.mode === 'navigate' ? PAGE : request, request));
});
// The page and its files come from the same version, even if the server has a newer one.
async function answer(key, request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(key, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
`;
}
