// Work that can wait a moment: one piece at a time, each in a task of its own, so that the page answers in between.
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
}

/** Does it soon, after everything that was put off before; gives how to call it off. */
export function later(work: () => void): () => void {
  waiting.push(work);
  if (!running) {
    running = true;
    // After what is there now has been painted; a page in the background paints nothing.
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  }
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
