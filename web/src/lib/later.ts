// Defers work and runs it piece by piece, each piece in its own task, so the page stays responsive.
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
}

/** Runs work after everything deferred earlier. Returns a function that cancels the work. */
export function later(work: () => void): () => void {
  waiting.push(work);
  if (!running) {
    running = true;
    // Waits for the next paint, except in the background, where a page never paints.
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  }
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
