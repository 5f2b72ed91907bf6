// The rule shown over the current screen, if any, so that players who ask "Why?" need not leave
// their match.
let shown = $state<string | null>(null);

/** Returns the id of the rule shown over the screen; null if none is shown. Reactive. */
export function shownRule(): string | null {
  return shown;
}

export function showRule(id: string | null): void {
  shown = id;
}

/**
 * Handles a click on a link to a rule: shows the rule over the screen, unless the click opens a new
 * tab.
 */
export function tapRule(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  showRule(id);
}
