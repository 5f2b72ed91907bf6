// Known without loading anything: whether this browser has played online.
export function hasKey(): boolean {
  try {
    return ['carambole-online', 'carambole.player'].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    return false;
  }
}
