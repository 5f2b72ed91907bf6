// Unlimited undo and redo for states of any immutable type.
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** Adds a new state. States that were undone are dropped. */
export function next<T>(history: History<T>, now: T): History<T> {
  return { past: [...history.past, history.now], now, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const after = history.future[0];
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future: history.future.slice(1) };
}
