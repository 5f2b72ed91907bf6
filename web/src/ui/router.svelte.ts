// The page's router, without a framework: one path per screen.
let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** Returns the parts of the current address, for example `['play', '1a2b']`. Reactive. */
export function route(): string[] {
  return path.split('/').filter(Boolean).map(decoded);
}

/** Decodes a part of an address; an invalid one (`%`) stays unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Navigates to an address of the page. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Lets normal links within the page change the screen without a reload. */
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
