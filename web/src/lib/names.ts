// The names of balls.
import { t, type Say } from './texts.svelte';

/** Returns the name of a ball such as `red-flat`. */
export function ballName(ball: string, say: Say = t): string {
  const [colour = '', flat] = ball.split('-');
  const name = say(`colour-${colour}`);
  return flat ? say('ball-flat', { colour: name }) : name;
}
