/**
 * Runs a function when the page is idle, but at the latest after `latest` milliseconds. Returns a
 * function that cancels the run. Safari cannot tell when a page is idle, so a short delay is used
 * there.
 */
export function whenIdle(run: () => void, latest = 1500): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(run, 200);
  return () => clearTimeout(wait);
}
