// The service worker. It caches the page and all its files for offline use, and shows the server's
// notifications. `sw.ts` starts it.
const PAGE = '/';

/** Adds the handlers of one version of the page, which consists of these files. */
export function serve(
  scope: ServiceWorkerGlobalScope,
  version: string,
  files: readonly string[],
): void {
  const cacheName = `carambole-${version}`;

  async function install() {
    const cache = await scope.caches.open(cacheName);
    // Loading one file after another keeps the connections and the processor free for the current
    // screen.
    for (const file of [PAGE, ...files]) await cache.add(requestFor(file));
  }

  // A file with a hash in its name never changes; requests for all other files bypass the browser's
  // HTTP cache.
  function requestFor(file: string): Request {
    const cache = file.startsWith('/assets/') ? 'default' : 'reload';
    return new Request(new URL(file, scope.location.origin), { cache });
  }

  async function activate() {
    for (const name of await scope.caches.keys())
      if (name !== cacheName && name.startsWith('carambole-')) await scope.caches.delete(name);
    await scope.clients.claim();
  }

  // The page and its files come from the same version, even if the server has a newer one.
  async function answer(request: Request): Promise<Response> {
    const cache = await scope.caches.open(cacheName);
    const key = request.mode === 'navigate' ? PAGE : request;
    const cached = await cache.match(key, { ignoreSearch: true, ignoreVary: true });
    return cached ?? scope.fetch(request);
  }

  async function openTable(path: string) {
    const table = new URL(path, scope.location.origin).href;
    const pages = await scope.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => page.url === table);
    if (there) await there.focus();
    else await scope.clients.openWindow(table);
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  // A new version waits until no page with the old version is open, or until the user asks for it.
  // A running game thus keeps every file it may still load.
  scope.addEventListener('message', (event) => {
    if (event.data === 'take over') void scope.skipWaiting();
  });
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api')) return;
    event.respondWith(answer(event.request));
  });
  // A notification sent by the server while no page is open.
  scope.addEventListener('push', (event) => {
    const { title, text, path, tag } = event.data!.json();
    event.waitUntil(
      scope.registration.showNotification(title, {
        body: text,
        tag,
        data: path,
        icon: '/icon-192.png',
      }),
    );
  });
  // Opens the table when the user taps the notification.
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTable(event.notification.data));
  });
}
