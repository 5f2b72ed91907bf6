// Balls of several players: those of a colour are one player's.
const colour = (ball: string) => ball.split('-')[0];

/** Whose a ball is, to whoever plays the first of them. */
export function whose(order: readonly string[], ball: string): 'now' | 'own' | 'rival' {
  const [first = ''] = order;
  if (ball === first) return 'now';
  return colour(ball) === colour(first) ? 'own' : 'rival';
}

/** Which side of even a value is on, in strokes behind. */
export function sideOf(value: number): 'ahead' | 'behind' | 'even' {
  if (Math.abs(value) < 0.005) return 'even';
  return value < 0 ? 'ahead' : 'behind';
}
