// Fades the edges of a row behind which there is more to scroll to.
const WIDTH = 28;

/** The mask of a box with so many pixels hidden before and after what is seen. */
export function maskOf(side: 'right' | 'bottom', before: number, after: number): string {
  // Parts of a pixel are no more to see.
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
