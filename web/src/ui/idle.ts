/**
 * Runs a function when the page is idle. Returns a function that cancels the call. In Safari, which
 * cannot tell when the page is idle, a short delay is used instead.
 */
export function whenIdle(run: () => void, latest = 1500): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(run, 200);
  return () => clearTimeout(wait);
}
