// Tests the notifications of the service worker, which runs outside a browser here.
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { source } from '../build/service-worker.ts';

type Handler = (event: Record<string, unknown>) => void;

/**
 * Runs the service worker. Returns `dispatch`, which sends it an event, and mocks of the browser
 * functions that it calls.
 */
function worker(pages: { url: string; focus: () => void }[] = []) {
  const handlers = new Map<string, Handler>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: 'https://play.example.org' },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  runInNewContext(source('1', []), { self, URL });
  const dispatch = async (type: string, event: Record<string, unknown>) => {
    let done: unknown;
    handlers.get(type)!({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  return { dispatch, showNotification, openWindow };
}

test('a notification of the server is shown, and a later one of the same table replaces it', async () => {
  const { dispatch, showNotification } = worker();
  const sent = { title: 'It is your turn', text: 'Mini golf: Ben', path: '/t/abc', tag: 'abc' };
  await dispatch('push', { data: { json: () => sent } });
  expect(showNotification).toHaveBeenCalledWith('It is your turn', {
    body: 'Mini golf: Ben',
    tag: 'abc',
    data: '/t/abc',
    icon: '/icon-192.png',
  });
});

test('a tap on a notification opens the table, or focuses the page that shows it', async () => {
  const notification = { data: '/t/abc', close: vi.fn() };
  const closed = worker();
  await closed.dispatch('notificationclick', { notification });
  expect(closed.openWindow).toHaveBeenCalledWith('https://play.example.org/t/abc');
  expect(notification.close).toHaveBeenCalled();
  const focus = vi.fn();
  const open = worker([{ url: 'https://play.example.org/t/abc', focus }]);
  await open.dispatch('notificationclick', { notification });
  expect(focus).toHaveBeenCalled();
  expect(open.openWindow).not.toHaveBeenCalled();
});
