// The players of the balls in a puzzle: balls of one colour belong to one player.
const colour = (ball: string) => ball.split('-')[0];

/** Returns whose ball it is, from the view of the first ball's player. */
export function whose(order: readonly string[], ball: string): 'now' | 'own' | 'rival' {
  const [first = ''] = order;
  if (ball === first) return 'now';
  return colour(ball) === colour(first) ? 'own' : 'rival';
}

/** Returns which side of even a value in strokes behind is on. */
export function sideOf(value: number): 'ahead' | 'behind' | 'even' {
  if (Math.abs(value) < 0.005) return 'even';
  return value < 0 ? 'ahead' : 'behind';
}
