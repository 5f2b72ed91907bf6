// The die that lights up for whoever has not had a ball in the hole yet.
import type { GolfPick } from '../generated/protocol';

export interface Offered {
  pick: GolfPick;
  impulses: readonly number[];
  /** By side: whether some direction leads into the hole. */
  holes: readonly boolean[];
}

/** The one with most sides into the hole; where none has any, the one that goes about as far as the hole is. */
export function bestPick(offered: readonly Offered[], steps: number | null): GolfPick | null {
  const sides = ({ holes }: Offered) => holes.filter(Boolean).length;
  const misses = ({ impulses }: Offered) =>
    Math.abs(impulses.reduce((sum, one) => sum + one, 0) / impulses.length - (steps ?? 0));
  const [best] = [...offered].sort((a, b) => sides(b) - sides(a) || misses(a) - misses(b));
  return best?.pick ?? null;
}
