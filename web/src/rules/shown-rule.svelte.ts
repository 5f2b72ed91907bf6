// The rule shown over the current screen, if any: players stay in their match when they ask "why?".
let shown = $state<string | null>(null);

/** Reactive. */
export function shownRule(): string | null {
  return shown;
}

export function showRule(id: string | null): void {
  shown = id;
}

/** Handles a tap on a link to a rule: shows it here, unless it is opened in a new tab. */
export function tapRule(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  showRule(id);
}
