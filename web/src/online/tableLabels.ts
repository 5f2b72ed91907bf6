// Texts about online tables.
import type {
  ChatRule,
  Clock,
  GameKind,
  GolfMode,
  Remark,
  SeatKind,
  ShownRating,
} from '../generated/protocol';
import { span } from '../lib/format';
import { personName, t } from '../lib/texts.svelte';
import { computerName } from '../lib/cast';

/** Returns the name of a seat for a list, with the player's rating. Guests are marked. */
export function rowName(
  seat: Parameters<typeof seatName>[0] & { guest?: boolean; rating?: ShownRating },
): string {
  const notes = [
    ...(seat.guest && !seat.bot ? [t('online-guest')] : []),
    ...(seat.rating ? [ratingText(seat.rating)] : []),
  ];
  const name = seatName(seat);
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
}

/** Returns the name of a seat's player, or a label for a free seat. Bots are marked. */
export function seatName(seat: { kind: SeatKind; name: string | null; bot?: boolean }): string {
  if (seat.kind.type === 'computer') return computerName(seat.kind.level);
  if (seat.name === null) return t('online-free-seat');
  const name = personName(seat.name, false);
  return seat.bot ? t('online-named-bot', { name }) : name;
}

/** Formats a rating. A provisional rating gets a question mark. */
export function ratingText({ rating, provisional }: ShownRating): string {
  return provisional ? `${rating}?` : `${rating}`;
}

export function gameName(game: GameKind, mode: GolfMode | null): string {
  if (game === 'carramboule') return t('game-carramboule');
  return mode === 'carom' ? `${t('game-golf')}, ${t('game-mode-carom')}` : t('game-golf');
}

export function clockWords(clock: Clock | null): string {
  if (!clock) return t('online-clock-none');
  if (clock.turn_ms !== null) return t('online-clock-per-move', { time: span(clock.turn_ms) });
  const time = span(clock.total_ms ?? 0);
  if (clock.increment_ms === 0) return t('online-clock-total', { time });
  return t('online-clock-total-more', { time, more: span(clock.increment_ms) });
}

export function chatWords(chat: ChatRule): string {
  return t(`online-chat-${chat}`);
}

/** Returns a chat message in the user's language. */
export function remarkWords(what: Remark): string {
  if ('phrase' in what) return t(`online-say-${what.phrase}`);
  return 'emoji' in what ? what.emoji : what.text;
}
