// Tests Web Push notifications: the calls to the browser and to the server.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ANA, host, type Host } from '../../../tests/browser/host';
import { panelBarriers, show } from '../../../tests/browser/panel';
import type { PushSubscription as Subscription } from '../../generated/protocol';
import { loadTexts } from '../../lib/texts.svelte';
import Push from './Push.svelte';
import { quietHours, timeOfDay } from './push';

beforeAll(() => loadTexts('online'));
afterEach(() => vi.restoreAllMocks());

const MINE = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'BKey', auth: 'secret' } };
const offset = 0 - new Date().getTimezoneOffset();
const kept = (more: Partial<Subscription> = {}): Subscription => ({
  endpoint: MINE.endpoint,
  p256dh: 'BKey',
  auth: 'secret',
  language: 'en',
  quiet: null,
  ...more,
});

/**
 * Replaces the browser's push and notification APIs with fakes. The options set whether the page
 * has permission and a subscription, and whether subscribing fails.
 */
function browser({
  permission = 'granted' as NotificationPermission,
  subscribed = false,
  fails = false,
} = {}) {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = { toJSON: () => MINE, unsubscribe };
  let own = subscribed ? subscription : null;
  const subscribe = vi.fn(() => {
    if (fails) return Promise.reject(new DOMException('push service error', 'AbortError'));
    own = subscription;
    return Promise.resolve(subscription);
  });
  const pushManager = { getSubscription: () => Promise.resolve(own), subscribe };
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve({ pushManager }) as unknown as Promise<ServiceWorkerRegistration>,
  );
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  return { subscribe, unsubscribe };
}

const server = (subscription: Subscription | null = null): Host =>
  host(
    {
      'GET /push': { key: 'BServer' },
      'GET /me/push': subscription,
      'PUT /me/push': null,
      'DELETE /me/push': null,
    },
    ANA,
  );

const toggle = () => page.getByRole('switch', { name: /^Notify me even when the page is closed/ });

test('turning notifications on subscribes the browser and tells the server', async () => {
  const { subscribe } = browser();
  const asked = server();
  await show(Push, {}, 'phone');
  await expect.element(toggle()).not.toBeChecked();
  await toggle().click();
  await expect.element(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BServer',
  });
  const quiet = { from: 22 * 60, until: 8 * 60, offset };
  expect(asked.askedFor('PUT /me/push').map(({ body }) => body)).toEqual([kept({ quiet })]);
  expect(await panelBarriers()).toEqual([]);
  await page.getByLabelText('Until').fill('07:30');
  await page.getByLabelText('From').click();
  await expect
    .poll(() => asked.askedFor('PUT /me/push').at(-1)?.body)
    .toEqual(kept({ quiet: { ...quiet, until: 7 * 60 + 30 } }));
});

test('turning them off ends the subscription on the server and in the browser', async () => {
  const { unsubscribe } = browser({ subscribed: true });
  const asked = server(kept());
  await show(Push, {}, 'phone');
  await expect.element(toggle()).toBeChecked();
  await toggle().click();
  await expect.element(toggle()).not.toBeChecked();
  expect(asked.askedFor('DELETE /me/push')).toHaveLength(1);
  expect(unsubscribe).toHaveBeenCalled();
});

test('a subscription renewed by the browser is sent to the server', async () => {
  browser({ subscribed: true });
  const asked = server(kept({ endpoint: 'https://push.example.org/old' }));
  await show(Push, {}, 'phone');
  await expect.element(toggle()).toBeChecked();
  expect(asked.askedFor('PUT /me/push').map(({ body }) => body)).toEqual([kept()]);
});

test('says that the browser does not allow notifications', async () => {
  browser({ permission: 'denied' });
  server();
  await show(Push, {}, 'phone');
  await toggle().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your browser blocks notifications.');
  await expect.element(toggle()).not.toBeChecked();
});

test('says that the push service does not answer', async () => {
  browser({ fails: true });
  const asked = server();
  await show(Push, {}, 'phone');
  await toggle().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Notifications could not be turned on.');
  await expect.element(toggle()).not.toBeChecked();
  expect(asked.askedFor('PUT /me/push')).toEqual([]);
});

test('shows nothing if the server sends no notifications', async () => {
  browser();
  const asked = host({}, ANA);
  await show(Push, {}, 'phone');
  await expect.poll(() => asked.askedFor('GET /push').length).toBe(1);
  await expect.element(toggle()).not.toBeInTheDocument();
});

test('times of day convert to minutes', () => {
  expect(timeOfDay(0)).toBe('00:00');
  expect(timeOfDay(22 * 60 + 5)).toBe('22:05');
  expect(quietHours('22:05', '08:00')).toEqual({ from: 22 * 60 + 5, until: 480, offset });
  expect(quietHours('', '08:00')).toBeNull();
});
