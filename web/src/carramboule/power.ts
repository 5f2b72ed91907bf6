// The slider of strength: soft shots need fine steps, hard ones do not.
const SLOWEST = 0.1;

/** Metres a second for a place on the slider, 0 to 1. */
export function speedAt(share: number, fastest: number): number {
  const held = Math.min(Math.max(share, 0), 1);
  return Math.round((SLOWEST + (fastest - SLOWEST) * held * held) * 1000) / 1000;
}

export function shareOf(speed: number, fastest: number): number {
  return Math.sqrt(Math.max(speed - SLOWEST, 0) / (fastest - SLOWEST));
}
