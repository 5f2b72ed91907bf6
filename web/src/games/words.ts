// A kept game in words.
import { personName, t } from '../texts/texts.svelte';
import { castAt } from '../ui/cast';
import type { Summary } from './summary';

/** What a seat is called. */
export function nameOf(game: Summary, seat: number): string {
  const { name } = game.players[seat]!;
  const computer = castAt(game.players, seat);
  if (computer) return computer;
  return name ? personName(name) : t('player-number', { number: seat + 1 });
}

export function gameWord(game: Summary): string {
  return t(game.game === 'golf' ? 'game-golf' : 'game-carramboule');
}

/** All players, as the language lists them. */
export function playersOf(game: Summary, language: string): string {
  return listed(
    game.players.map((_, seat) => nameOf(game, seat)),
    language,
  );
}

/** Those one plays with: all players but "you", who is told only when alone. */
export function othersOf(game: Summary, language: string): string {
  const names = game.players.map((_, seat) => nameOf(game, seat));
  const others = names.filter((name) => name !== t('you'));
  return listed(others.length > 0 ? others : names, language);
}

export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Where the game is taken up again. */
export function addressOf(game: Summary): string {
  return `/play/${game.id}`;
}
