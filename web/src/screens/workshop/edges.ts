// Fades out the edges of a scrolling row or column where content is hidden.
const WIDTH = 28;

/** Returns the CSS mask of a box with this many hidden pixels before and after the visible part. */
export function maskOf(side: 'right' | 'bottom', before: number, after: number): string {
  // Ignores fractions of a pixel.
  if (before <= 1 && after <= 1) return '';
  const start = before > 1 ? `transparent, #000 ${WIDTH}px` : '#000';
  const end = after > 1 ? `#000 calc(100% - ${WIDTH}px), transparent` : '#000';
  return `linear-gradient(to ${side}, ${start}, ${end})`;
}

export function fadingEdges(node: HTMLElement): () => void {
  function look() {
    const wide = node.scrollWidth - node.clientWidth;
    const high = node.scrollHeight - node.clientHeight;
    node.style.maskImage =
      wide > 1
        ? maskOf('right', node.scrollLeft, wide - node.scrollLeft)
        : maskOf('bottom', node.scrollTop, high - node.scrollTop);
  }
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
    node.removeEventListener('scroll', look);
  };
}
