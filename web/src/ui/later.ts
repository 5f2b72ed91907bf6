// Deferred work: one piece at a time, each in its own task, so that the page stays responsive.
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
}

/** Defers work until after everything deferred before; returns a function that cancels it. */
export function later(work: () => void): () => void {
  waiting.push(work);
  if (!running) {
    running = true;
    // After the next paint; a page in the background never paints.
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  }
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
