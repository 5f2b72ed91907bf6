// Describes the steps of a replay in the user's language.
import type {
  FilmAdvice,
  FilmFault,
  FilmFrame,
  FilmStep,
  GolfAction,
  GolfPick,
} from '../../generated/protocol';
import { historyOf, type Deed } from '../../games/carramboule/match/history';
import { explain } from '../../games/carramboule/match/explain';
import { inWords } from '../../games/carramboule/match/shotSentences';
import { strokeLog } from '../../games/golf/match/strokeSentences';
import { ballName } from '../../lib/names';
import { capital, decimal } from '../../lib/format';
import { t } from '../../lib/texts.svelte';
import type { Event } from '../../generated/protocol';
import type { FilmPlayer } from './player.svelte';

export function pickName(pick: GolfPick): string {
  return 'die' in pick ? t('play-die', { die: pick.die }) : t('play-card', { card: pick.card });
}

/** Returns the name of a choice: a start cell, a die or card, or a direction. */
export function optionName(
  film: FilmPlayer,
  action: GolfAction,
  course = film.current.course,
): string {
  switch (action.type) {
    case 'start':
      return t('play-start-cell', { number: film.startNumber(course, action.at) });
    case 'pick':
      return pickName(action.pick);
    case 'play':
      return t(`direction-${action.dir}`);
    default:
      return '';
  }
}

/** Returns the name of the choice that was played, in the form that follows “instead of”. */
function leftName(film: FilmPlayer, action: GolfAction, course: number): string {
  switch (action.type) {
    case 'start':
      return t('replay-left-start', { number: film.startNumber(course, action.at) });
    case 'pick':
      return 'die' in action.pick
        ? t('replay-left-die', { die: action.pick.die })
        : t('replay-left-card', { card: action.pick.card });
    case 'play':
      return t('replay-left-way', { dir: action.dir });
    default:
      return '';
  }
}

/** Describes a costly choice in one line: the better choice, and what it would have saved. */
export function insteadOf(film: FilmPlayer, advice: FilmAdvice): string {
  const [best, chosen] = [advice.best, advice.chosen].map((place) => advice.options[place]!.action);
  const { course } = film.steps[advice.step]!;
  const choice = t('replay-instead', {
    best: optionName(film, best!, course),
    chosen: leftName(film, chosen!, course),
  });
  return t('replay-choice-cost', {
    choice: capital(choice),
    cost: price(advice.cost, advice.spread),
    exact: advice.exact ? 'yes' : 'no',
  });
}

/**
 * Returns the steps whose decisions are explained at a step. For a stroke, these include the
 * choices of die and start cell.
 */
export function decisionsOf(steps: readonly FilmStep[], step: number): number[] {
  const { kind } = steps[step]!;
  if (kind === 'start' || kind === 'roll') return [step];
  if (kind !== 'stroke') return [];
  const found = [step];
  const wanted = new Set(['roll', 'start']);
  for (let at = step - 1; at >= 0 && ['start', 'pick', 'roll'].includes(steps[at]!.kind); at--) {
    // Takes only the last start cell chosen before the stroke; the earlier ones were replaced.
    if (wanted.delete(steps[at]!.kind)) found.unshift(at);
  }
  return found;
}

export function amount(value: number): string {
  return decimal(Math.abs(value));
}

/** Formats a margin of error; empty if it would be 0.00. */
export function off(spread: number): string {
  return spread >= 0.005 ? ` ± ${amount(spread)}` : '';
}

/** Formats a cost with its margin of error. */
export function price(cost: number, spread: number): string {
  return `${cost <= -0.005 ? '−' : ''}${amount(cost)}${off(spread)}`;
}

/** Returns the short title of a step. */
export function titleOf(film: FilmPlayer, step: FilmStep): string {
  const name = step.seat === null ? '' : film.seatName(step.seat);
  const ball = step.ball ? ballName(step.ball) : '';
  switch (step.kind) {
    case 'begin':
      return t('replay-step-begin');
    case 'next':
      return film.golf
        ? t('replay-step-course', { number: step.course + 1, name: film.courseName(step.course) })
        : t('replay-step-round', { number: step.course + 1 });
    case 'start':
      return t('replay-step-start', { name, ball });
    case 'pick':
      return t('replay-step-pick', { name, pick: step.pick ? pickName(step.pick) : '' });
    case 'roll':
      return t('replay-step-roll', { name, impulses: step.impulses ?? 0 });
    case 'stroke':
      return step.dir
        ? t('replay-step-stroke', {
            name,
            impulses: step.impulses ?? 0,
            dir: t(`direction-${step.dir}`),
          })
        : t('replay-step-pass', { name });
    case 'shot':
      return t('replay-step-shot', { name, number: step.count });
    case 'choice':
      return t('replay-step-choice', { name });
    case 'withdrawn':
      return t('play-withdrawn', { name, why: step.why ?? 'resigned' });
    case 'end':
      return t('replay-step-end');
  }
}

/** Returns the shots and choices in a Carramboule match, keyed by the version of their event. */
export function deedsOf(record: string): Map<number, Deed> {
  const { events } = JSON.parse(record) as { events: Event[] };
  const acted = events.filter(
    ({ what }) => what.type === 'acted' && 'carramboule' in what.action && what.outcome,
  );
  const { deeds } = historyOf(events);
  return new Map(acted.map((event, index) => [event.version, deeds[index]!]));
}

/** Describes what happened in a step, as a list of sentences. */
export function story(
  film: FilmPlayer,
  step: FilmStep,
  frame: FilmFrame | null,
  deeds: ReadonlyMap<number, Deed>,
): string[] {
  if (step.kind === 'stroke' && frame?.stroke) {
    const sentences = strokeLog(t, frame.stroke);
    if (sentences.length === 0)
      return [t('play-log-passes', { ball: capital(ballName(step.ball ?? '')) })];
    return sentences.map(({ ball, text }) =>
      t('play-log-sentence', { ball: capital(ballName(ball)), story: text }),
    );
  }
  if (step.kind === 'roll' && step.pick) {
    return [
      t('play-log-rolled', {
        name: film.seatName(step.seat ?? 0),
        pick: pickName(step.pick),
        impulses: step.impulses ?? 0,
      }),
    ];
  }
  const deed = deeds.get(step.version);
  if (deed) {
    const names = film.info.seats.map((_, seat) => film.seatName(seat));
    return explain(deed).map((sentence) => inWords(sentence, names));
  }
  if (step.kind === 'end' && film.info.results) {
    const ranked = film.info.results
      .map((result, seat) => ({ ...result, seat }))
      .sort((a, b) => a.rank - b.rank);
    // If players have left the match, the last step alone does not explain how the match ended.
    const left = film.steps.filter(({ kind }) => kind === 'withdrawn');
    return [
      ...left.map((one) => titleOf(film, one)),
      ...ranked.map(({ seat, rank, total }) =>
        t('replay-result', { rank, name: film.seatName(seat), total }),
      ),
    ];
  }
  if (step.kind === 'begin' && film.golf)
    return [t('replay-step-course', { number: 1, name: film.courseName(0) })];
  return [];
}

/** Describes what is wrong with a record, for example which roll does not match the sealed dice. */
export function faultText(film: FilmPlayer, fault: FilmFault): string {
  const { event, version } = fault;
  if (event === 'ended') return t('replay-fault-end', { version });
  if (event === '') return t('replay-fault-missing', { version });
  if (fault.seat === null) return t('replay-fault-event', { version });
  const name = film.seatName(fault.seat);
  if (fault.roll !== null) return t('replay-fault-roll', { roll: fault.roll, name, version });
  if (event === 'acted') return t('replay-fault-action', { name, version });
  return t('replay-fault-event', { version });
}
