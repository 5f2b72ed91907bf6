// Known without loading anything: whether this browser has played online.
export function hasKey(): boolean {
  try {
    return localStorage.getItem('carambole-online') !== null;
  } catch {
    return false;
  }
}
