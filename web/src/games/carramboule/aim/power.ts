// Converts between the strength slider and the speed. The slider has finer steps for soft shots
// than for hard ones.
const SLOWEST = 0.1;

/** Converts a slider position (0 to 1) to metres per second. */
export function speedAt(share: number, fastest: number): number {
  const held = Math.min(Math.max(share, 0), 1);
  return Math.round((SLOWEST + (fastest - SLOWEST) * held * held) * 1000) / 1000;
}

export function shareOf(speed: number, fastest: number): number {
  return Math.sqrt(Math.max(speed - SLOWEST, 0) / (fastest - SLOWEST));
}
