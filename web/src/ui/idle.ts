/**
 * Runs a function when the page is idle; returns a function that cancels it. Safari has no idle
 * callbacks and gets a short delay.
 */
export function whenIdle(run: () => void, latest = 1500): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(run, 200);
  return () => clearTimeout(wait);
}
