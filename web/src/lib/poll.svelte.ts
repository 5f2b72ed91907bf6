// Repeats work while a component is on screen.
import { hostNow } from './clock';

/**
 * Runs `work` at an interval in milliseconds, which may depend on state. Pauses while the page is
 * hidden.
 */
export function poll(interval: number | (() => number), work: () => unknown): void {
  const pause = $derived(typeof interval === 'number' ? interval : interval());
  $effect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && work(), pause);
    return () => clearInterval(timer);
  });
}

/** Returns a function that returns the current time by the server's clock. Reactive. */
export function ticking(interval: number, read = hostNow): () => number {
  let now = $state(read());
  poll(interval, () => (now = read()));
  return () => now;
}
