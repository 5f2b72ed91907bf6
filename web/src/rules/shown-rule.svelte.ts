// The rule that is shown over the screen in use, if any: who asks "why?" in a match stays in it.
let shown = $state<string | null>(null);

/** Reactive. */
export function shownRule(): string | null {
  return shown;
}

export function showRule(id: string | null): void {
  shown = id;
}
