// The owners of the balls in a puzzle. All balls of one colour belong to one player.
const colour = (ball: string) => ball.split('-')[0];

/**
 * Returns whose ball this is: `now` for the ball to play, `own` for the same player's other balls,
 * `rival` for the others.
 */
export function whose(order: readonly string[], ball: string): 'now' | 'own' | 'rival' {
  const [first = ''] = order;
  if (ball === first) return 'now';
  return colour(ball) === colour(first) ? 'own' : 'rival';
}

/**
 * Returns whether a player is ahead, behind or even. `value` is how many strokes behind the player
 * is.
 */
export function sideOf(value: number): 'ahead' | 'behind' | 'even' {
  if (Math.abs(value) < 0.005) return 'even';
  return value < 0 ? 'ahead' : 'behind';
}
