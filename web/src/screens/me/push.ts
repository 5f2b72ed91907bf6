// Web Push notifications, which arrive even while no page is open. The browser and the server both
// store the subscription.
import type {
  PushKey,
  PushSubscription as Subscription,
  QuietHours,
} from '../../generated/protocol';
import { language, t } from '../../lib/texts.svelte';
import { ask, ApiRefusal } from '../../online/api';

/**
 * Returns whether the browser can receive push notifications. On an iPhone, the page must first be
 * added to the home screen.
 */
export function canPush(): boolean {
  return (
    'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator
  );
}

/** Returns whether this server sends push notifications. */
export async function isOffered(): Promise<boolean> {
  try {
    await ask<PushKey>('GET', '/push');
    return true;
  } catch (reason) {
    if (reason instanceof ApiRefusal && reason.reason === 'not-found') return false;
    throw reason;
  }
}

/** Returns how many minutes local time is ahead of UTC. */
const offset = () => 0 - new Date().getTimezoneOffset();

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

/**
 * Returns this device's subscription, or null. Informs the server of changes, for example if the
 * browser has renewed the subscription.
 */
export async function readPush(): Promise<Subscription | null> {
  const kept = await ask<Subscription | null>('GET', '/me/push');
  if (!kept || Notification.permission !== 'granted') return null;
  const own = await (await manager()).getSubscription();
  if (!own) return null;
  const now = told(own, kept.quiet && { ...kept.quiet, offset: offset() });
  if (JSON.stringify(now) !== JSON.stringify(kept)) await ask('PUT', '/me/push', now);
  return now;
}

/** Subscribes this device to notifications. Throws a translated error if the browser refuses. */
export async function subscribe(quiet: QuietHours | null): Promise<Subscription> {
  const { key } = await ask<PushKey>('GET', '/push');
  let own: PushSubscription;
  try {
    const push = await manager();
    // Removes a subscription that another server at the same address has left behind.
    await (await push.getSubscription())?.unsubscribe();
    own = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Error(t('online-push-failed'));
  }
  const subscription = told(own, quiet);
  await ask('PUT', '/me/push', subscription);
  return subscription;
}

/** Changes the quiet hours of this device. */
export async function changeQuiet(
  kept: Subscription,
  quiet: QuietHours | null,
): Promise<Subscription> {
  const subscription = { ...kept, quiet };
  await ask('PUT', '/me/push', subscription);
  return subscription;
}

/** Unsubscribes this device, first on the server and then in the browser. */
export async function unsubscribe(): Promise<void> {
  await ask('DELETE', '/me/push');
  await (await (await manager()).getSubscription())?.unsubscribe();
}

function told(own: PushSubscription, quiet: QuietHours | null): Subscription {
  const { endpoint, keys } = own.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: language(),
    quiet,
  };
}

/**
 * Parses quiet hours from two times of day such as `22:00`; returns null if either is not a time.
 */
export function quietHours(from: string, until: string): QuietHours | null {
  const [begin, end] = [minutes(from), minutes(until)];
  return begin === null || end === null ? null : { from: begin, until: end, offset: offset() };
}

function minutes(time: string): number | null {
  const parts = /^(\d{2}):(\d{2})/.exec(time);
  return parts && Number(parts[1]) * 60 + Number(parts[2]);
}

/** Formats minutes since midnight as a time of day for an input field. */
export function timeOfDay(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
