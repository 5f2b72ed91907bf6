/**
 * Runs a function when the page is idle. Returns a function that cancels it. In Safari, which
 * cannot tell when it is idle, a short delay is used instead.
 */
export function whenIdle(run: () => void, latest = 1500): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(run, 200);
  return () => clearTimeout(wait);
}
