// Offline support after the first visit, and the notice that a new version is ready.
let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version is ready. Reactive. */
export function updateWaits(): boolean {
  return waiting !== null;
}

/** Activates the new version: every open page reloads. Games are saved after every event. */
export function takeUpdate(): void {
  waiting?.postMessage('take over');
}

export function dismissUpdate(): void {
  waiting = null;
}

/** Registers the service worker once the page is idle. */
export function followUpdates(): void {
  const { serviceWorker } = navigator;
  const updated = serviceWorker.controller !== null;
  // On the first visit the worker takes over a page of its own version: no reload needed.
  if (updated) serviceWorker.addEventListener('controllerchange', () => location.reload());
  // The current screen loads first; everything else is fetched later.
  const later = () => setTimeout(() => void register(serviceWorker), 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register('/sw.js');
    if (registration.waiting && container.controller) waiting = registration.waiting;
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && container.controller) waiting = coming;
      });
    });
  } catch {
    // Without it the page works only online.
  }
}
