// Texts about saved games.
import { formatList } from '../lib/format';
import { personName, t } from '../lib/texts.svelte';
import { castAt } from '../lib/cast';
import type { Summary } from './summary';

/** Returns the name to show for a seat. */
export function nameOf(game: Summary, seat: number): string {
  const { name } = game.players[seat]!;
  const computer = castAt(game.players, seat);
  if (computer) return computer;
  return name ? personName(name) : t('player-number', { number: seat + 1 });
}

export function gameWord(game: Summary): string {
  return t(game.game === 'golf' ? 'game-golf' : 'game-carramboule');
}

/** Returns the names of all players as a list in the user's language. */
export function playersOf(game: Summary): string {
  return formatList(game.players.map((_, seat) => nameOf(game, seat)));
}

/** Returns the opponents' names: all players except "you". In a solo match, returns "you". */
export function othersOf(game: Summary): string {
  const names = game.players.map((_, seat) => nameOf(game, seat));
  const others = names.filter((name) => name !== t('you'));
  return formatList(others.length > 0 ? others : names);
}

/** Returns the path at which the game continues. */
export function addressOf(game: Summary): string {
  return `/play/${game.id}`;
}
