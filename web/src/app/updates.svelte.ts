// Makes the page work offline after the first visit, and keeps track of whether a new version is
// ready.
let waiting = $state.raw<ServiceWorker | null>(null);

/** Returns whether a new version of the page is ready. Reactive. */
export function updateWaits(): boolean {
  return waiting !== null;
}

/**
 * Activates the new version, which reloads every open page. Nothing is lost, because games are
 * saved after every event.
 */
export function takeUpdate(): void {
  waiting?.postMessage('take over');
}

export function dismissUpdate(): void {
  waiting = null;
}

/** Registers the service worker one second after the page has loaded. */
export function followUpdates(): void {
  const { serviceWorker } = navigator;
  const updated = serviceWorker.controller !== null;
  // On a first visit, the service worker takes over a page of the same version, so no reload is
  // needed.
  if (updated) serviceWorker.addEventListener('controllerchange', () => location.reload());
  // The current screen loads first, and everything else later.
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
    // Without the service worker, the page works only online.
  }
}
