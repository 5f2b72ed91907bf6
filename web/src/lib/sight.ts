import type { Attachment } from 'svelte/attachments';

/** An attachment that calls `seen` once, when the element is less than 200 pixels out of sight. */
export function whenNear(seen: () => void): Attachment {
  return (element) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        seen();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
