// Tournaments in words.
import type { RatedGame, TournamentEntry, TournamentStanding } from '../generated/protocol';
import { locale, personName, t } from '../texts/texts.svelte';

/** Points, counted in halves: "2½". */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** What somebody is called. */
export function nameOf(line: Pick<TournamentStanding, 'name'> | undefined): string {
  return line?.name ? personName(line.name, false) : t('tournaments-stranger');
}

/** A moment, with its day unless it is today. */
export function moment(at: number, now = Date.now()): string {
  const same = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale(), {
    ...(same ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** Where a tournament is. */
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

/** How many rounds find one winner among so many. */
export function enoughRounds(players: number): number {
  return Math.min(9, Math.max(3, Math.ceil(Math.log2(Math.max(2, players)))));
}
