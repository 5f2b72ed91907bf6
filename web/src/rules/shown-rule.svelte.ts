// The rule that is shown over the screen in use, if any: who asks "why?" in a match stays in it.
let shown = $state<string | null>(null);

/** Reactive. */
export function shownRule(): string | null {
  return shown;
}

export function showRule(id: string | null): void {
  shown = id;
}

/** A tap on a link to a rule shows it here; whoever wants it in a new tab gets the rulebook. */
export function tapRule(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  showRule(id);
}
