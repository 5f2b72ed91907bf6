// Tests the decisions of the service worker, with the browser's part played by the test.
import { expect, test, vi } from 'vitest';
import { serve } from './service-worker';

const ORIGIN = 'https://play.example.org';
const FILES = ['/app.webmanifest', '/assets/shell-1a2b.js'];

/** The caches of a browser: the addresses in each cache. */
class Caches {
  readonly all = new Map<string, Set<string>>();

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const held = this.all.get(name) ?? new Set();
    this.all.set(name, held);
    return {
      add: async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (this.missing === pathname) throw new TypeError('Failed to fetch');
        this.loaded.push([pathname, request.cache]);
        held.add(pathname);
      },
      match: async (key: Request | string, options: CacheQueryOptions) => {
        const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, ORIGIN);
        const address = options.ignoreSearch ? pathname : pathname + search;
        return held.has(address) ? `${address} in ${name}` : undefined;
      },
    };
  };

  /** The requests of the installation, and how they use the browser's HTTP cache. */
  readonly loaded: [address: string, cache: RequestCache][] = [];
  /** The address that the server does not deliver. */
  missing: string | undefined;
}

/** Runs version 2 of the service worker. `send` sends it an event and returns its answer. */
function worker(pages: { url: string; focus: () => void }[] = []) {
  const handlers = new Map<string, (event: unknown) => void>();
  const caches = new Caches();
  const scope = {
    addEventListener: (type: string, handler: () => void) => handlers.set(type, handler),
    location: { origin: ORIGIN },
    caches,
    fetch: vi.fn((request: Request) => Promise.resolve(`${request.url} from the server`)),
    skipWaiting: vi.fn(),
    registration: { showNotification: vi.fn() },
    clients: { claim: vi.fn(), matchAll: () => Promise.resolve(pages), openWindow: vi.fn() },
  };
  serve(scope as unknown as ServiceWorkerGlobalScope, '2', FILES);
  const send = async (type: string, event: Record<string, unknown> = {}) => {
    let done: unknown;
    const finish = (answer: unknown) => (done = answer);
    handlers.get(type)!({ ...event, waitUntil: finish, respondWith: finish });
    return await done;
  };
  const request = (address: string, more: { method?: string; mode?: string } = {}) =>
    send('fetch', {
      request: { url: new URL(address, ORIGIN).href, method: 'GET', mode: 'no-cors', ...more },
    });
  return { ...scope, send, request };
}

test('it stores the page and all files, and trusts the HTTP cache only for files with a hash', async () => {
  const { caches, send } = worker();
  await send('install');
  expect(caches.loaded).toEqual([
    ['/', 'reload'],
    ['/app.webmanifest', 'reload'],
    ['/assets/shell-1a2b.js', 'default'],
  ]);
  expect([...caches.all.keys()]).toEqual(['carambole-2']);
});

test('it is not installed if a file is missing', async () => {
  const { caches, send } = worker();
  caches.missing = '/assets/shell-1a2b.js';
  await expect(send('install')).rejects.toThrow('Failed to fetch');
});

test('it answers every address of the page, and its files, from its own version', async () => {
  const { caches, fetch, request, send } = worker();
  await send('install');
  caches.all.set('carambole-3', new Set(['/', ...FILES]));
  const page = { mode: 'navigate' };
  expect(await request('/', page)).toBe('/ in carambole-2');
  expect(await request('/t/abc?invited', page)).toBe('/ in carambole-2');
  expect(await request('/assets/shell-1a2b.js')).toBe('/assets/shell-1a2b.js in carambole-2');
  expect(await request('/app.webmanifest?v=1')).toBe('/app.webmanifest in carambole-2');
  expect(fetch).not.toHaveBeenCalled();
});

test('it asks the server for files that are not part of the page', async () => {
  const { request, send } = worker();
  await send('install');
  expect(await request('/assets/other.js')).toBe(`${ORIGIN}/assets/other.js from the server`);
});

test('it leaves the server API, other servers and everything but GET to the browser', async () => {
  const { fetch, request, send } = worker();
  await send('install');
  expect(await request('/api/me')).toBeUndefined();
  expect(await request('https://elsewhere.example.org/')).toBeUndefined();
  expect(await request('/', { method: 'POST', mode: 'navigate' })).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('it waits until the user asks for the new version', async () => {
  const { send, skipWaiting } = worker();
  await send('install');
  await send('message', { data: 'something else' });
  expect(skipWaiting).not.toHaveBeenCalled();
  await send('message', { data: 'take over' });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('it deletes older versions, but nothing that is not its own, and takes over open pages', async () => {
  const { caches, clients, send } = worker();
  for (const name of ['carambole-1', 'carambole-2', 'other']) caches.all.set(name, new Set());
  await send('activate');
  expect([...caches.all.keys()]).toEqual(['carambole-2', 'other']);
  expect(clients.claim).toHaveBeenCalledOnce();
});

test('a notification of the server is shown, and a later one of the same table replaces it', async () => {
  const { registration, send } = worker();
  const sent = { title: 'It is your turn', text: 'Mini golf: Ben', path: '/t/abc', tag: 'abc' };
  await send('push', { data: { json: () => sent } });
  expect(registration.showNotification).toHaveBeenCalledWith('It is your turn', {
    body: 'Mini golf: Ben',
    tag: 'abc',
    data: '/t/abc',
    icon: '/icon-192.png',
  });
});

test('a tap on a notification opens the table, or focuses the page that shows it', async () => {
  const notification = { data: '/t/abc', close: vi.fn() };
  const closed = worker();
  await closed.send('notificationclick', { notification });
  expect(closed.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/t/abc`);
  expect(notification.close).toHaveBeenCalled();
  const focus = vi.fn();
  const open = worker([{ url: `${ORIGIN}/t/abc`, focus }]);
  await open.send('notificationclick', { notification });
  expect(focus).toHaveBeenCalled();
  expect(open.clients.openWindow).not.toHaveBeenCalled();
});
