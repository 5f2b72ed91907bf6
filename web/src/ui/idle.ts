/** Runs something when the page has time for it; returns how to leave it. Safari has no idle callbacks: a short wait does there. */
export function whenIdle(run: () => void, latest = 1500): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(idle);
  }
  const wait = setTimeout(run, 200);
  return () => clearTimeout(wait);
}
