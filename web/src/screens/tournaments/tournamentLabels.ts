// Texts about tournaments.
import type { RatedGame, TournamentEntry, TournamentStanding } from '../../generated/protocol';
import { formatDate } from '../../lib/format';
import { personName, t } from '../../lib/texts.svelte';

/** Returns a player's name; for a player without one, a substitute. */
export function nameOf(line: Pick<TournamentStanding, 'name'> | undefined): string {
  return line?.name ? personName(line.name, false) : t('tournaments-deleted-player');
}

/** Formats a time. Includes the day unless it is today. */
export function moment(at: number, now = Date.now()): string {
  const same = new Date(at).toDateString() === new Date(now).toDateString();
  return formatDate(at, {
    ...(same ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** Describes the stage of a tournament: when it begins, which round it is in, or when it ended. */
export function stageWords(entry: TournamentEntry): string {
  if (entry.stage === 'over')
    return entry.ended === null ? '' : t('tournaments-ended', { time: moment(entry.ended) });
  if (entry.stage === 'running')
    return t('tournaments-round-of', { round: entry.round, rounds: entry.rounds });
  return entry.begins === null
    ? t('tournaments-when-asked')
    : t('tournaments-when-at', { time: moment(entry.begins) });
}

export function gameWords(game: RatedGame): string {
  return t(`online-rated-${game}`);
}

/** Returns how many rounds are usually enough to find a single winner. */
export function enoughRounds(players: number): number {
  return Math.min(9, Math.max(3, Math.ceil(Math.log2(Math.max(2, players)))));
}
