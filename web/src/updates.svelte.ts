// Works without a network after the first visit; says when a new version is ready.
let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version waits to be used. Reactive. */
export function updateWaits(): boolean {
  return waiting !== null;
}

/** Uses the new version: every open page is loaded anew. Games are kept with every event. */
export function takeUpdate(): void {
  waiting?.postMessage('take over');
}

export function dismissUpdate(): void {
  waiting = null;
}

/** Registers the service worker once the page has nothing better to do. */
export function followUpdates(): void {
  const { serviceWorker } = navigator;
  const updated = serviceWorker.controller !== null;
  // At the first visit the worker takes over a page of its own version: nothing to load anew.
  if (updated) serviceWorker.addEventListener('controllerchange', () => location.reload());
  addEventListener('load', () => setTimeout(() => void register(serviceWorker), 1000));
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
    // Without it the page plays as long as there is a network.
  }
}
