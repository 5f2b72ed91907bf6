// A small router, in which each screen of the page has its own path.
let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** Returns the parts of the current path, for example `['play', '1a2b']`. Reactive. */
export function route(): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

/** Decodes a part of a path. An invalid part, such as `%`, stays unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Navigates to another path of the page without a reload. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Handles clicks on ordinary links within the page, so they change the screen without a reload. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  event.preventDefault();
  if (link.pathname + link.search !== location.pathname + location.search)
    go(link.pathname + link.search + link.hash);
}
