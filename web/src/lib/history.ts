// Undo and redo for states of any immutable type.
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** Adds a new state and keeps at most `steps` earlier ones. States that were undone are dropped. */
export function next<H extends History<unknown>>(history: H, now: H['now'], steps = Infinity): H {
  return { ...history, past: [...history.past, history.now].slice(-steps), now, future: [] };
}

/** Undoes one step. Returns the history unchanged if there is nothing to undo. */
export function undo<H extends History<unknown>>(history: H): H {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { ...history, past: past.slice(0, -1), now: past.at(-1), future: [now, ...future] };
}

/** Redoes one step. Returns the history unchanged if there is nothing to redo. */
export function redo<H extends History<unknown>>(history: H): H {
  const { past, now, future } = history;
  if (future.length === 0) return history;
  return { ...history, past: [...past, now], now: future[0], future: future.slice(1) };
}
