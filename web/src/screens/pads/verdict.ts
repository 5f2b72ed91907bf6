// Explains the referee's decision on a shot at a real table in sentences, each with its rule if
// there is one.
import type {
  CarrambouleKind,
  CarrambouleQueen,
  RefereeJudged,
  RefereeShot,
} from '../../generated/protocol';
import { foulRule } from '../../ui/rule-name';
import { formatList } from '../../lib/format';
import { t } from '../../lib/texts.svelte';

export interface Sentence {
  text: string;
  /** The id of the rule to which the sentence links; null if there is none. */
  rule: string | null;
}

/**
 * What earlier shots mean for a decision: where the queen is, and how many balls each player owes.
 */
export interface Before {
  queen: CarrambouleQueen;
  owed: [number, number];
}

const FRESH: Before = { queen: 'table', owed: [0, 0] };

/**
 * Returns where the queen was and how many balls were owed before a shot. No balls are owed when a
 * round starts.
 */
export function before(judged: RefereeJudged[], place: number): Before {
  const last = judged[place - 1];
  return last && !last.verdict.round ? last.verdict : FRESH;
}

export function kindName(kind: CarrambouleKind): string {
  return t(`pads-kind-${kind}`);
}

/**
 * Lists balls in the given order. Consecutive balls of one kind are combined, as in "2 × white".
 */
function list(kinds: CarrambouleKind[]): string {
  const runs: { kind: CarrambouleKind; count: number }[] = [];
  for (const kind of kinds) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1 });
  }
  const words = runs.map(({ kind, count }) =>
    count === 1 ? kindName(kind) : `${count} × ${kindName(kind)}`,
  );
  return formatList(words, 'unit');
}

const held = (queen: CarrambouleQueen): number | null =>
  typeof queen === 'object' ? queen.held : null;

function seen(shot: RefereeShot): Sentence[] {
  const sentences: Sentence[] = [];
  if (shot.pocketed.length > 0)
    sentences.push({ text: t('pads-fell', { balls: list(shot.pocketed) }), rule: null });
  if (shot.off.length > 0)
    sentences.push({ text: t('pads-left', { balls: list(shot.off) }), rule: 'K9' });
  return sentences.length > 0 ? sentences : [{ text: t('pads-nothing-fell'), rule: null }];
}

function wrong(shot: RefereeShot, { by, verdict }: RefereeJudged, names: string[]): Sentence[] {
  const args = { who: names[by]!, other: names[1 - by]! };
  const sentences: Sentence[] = [];
  if (verdict.foul)
    sentences.push({ text: t(`pads-foul-${verdict.foul}`, args), rule: foulRule(verdict.foul) });
  if (shot.choice) sentences.push({ text: t(`pads-chose-${shot.choice}`, args), rule: null });
  return sentences;
}

function queen(
  shot: RefereeShot,
  { by, verdict }: RefereeJudged,
  was: Before,
  names: string[],
): Sentence[] {
  const now = held(verdict.queen);
  if (now !== null && held(was.queen) === null) {
    return [
      {
        text: t(now === by ? 'pads-queen-covered' : 'pads-queen-given', { who: names[now]! }),
        rule: 'Q2',
      },
    ];
  }
  if (verdict.queen === 'pending')
    return [{ text: t('pads-queen-pending', { who: names[by]! }), rule: 'Q2' }];
  if (
    !verdict.back.includes('queen') ||
    verdict.foul === 'F5' ||
    verdict.foul === 'F6' ||
    verdict.foul === 'breach'
  )
    return [];
  if (was.queen === 'pending') return [{ text: t('pads-queen-uncovered'), rule: 'Q2' }];
  return shot.pocketed.includes('queen')
    ? [{ text: t('pads-queen-early', { who: names[by]! }), rule: 'Q1' }]
    : [];
}

function back({ verdict }: RefereeJudged, was: Before, names: string[]): Sentence[] {
  const sentences: Sentence[] = [];
  if (verdict.back.length > 0)
    sentences.push({ text: t('pads-back', { balls: list(verdict.back) }), rule: 'K10' });
  for (const seat of [0, 1] as const) {
    const [old, now] = [was.owed[seat], verdict.owed[seat]];
    if (now > 0 && now !== old)
      sentences.push({ text: t('pads-owes', { who: names[seat]!, count: now }), rule: null });
    if (now === 0 && old > 0)
      sentences.push({ text: t('pads-paid', { who: names[seat]! }), rule: null });
  }
  return sentences;
}

function follows({ by, verdict }: RefereeJudged, names: string[]): Sentence[] {
  if (verdict.round) {
    const { winner, points } = verdict.round;
    const own = winner === by;
    return [
      {
        text: t(own ? 'pads-round-won' : 'pads-round-given', {
          who: names[winner]!,
          count: points,
        }),
        rule: own ? 'E2' : 'E3',
      },
    ];
  }
  if (verdict.next === null) return [];
  const again = verdict.next === by;
  return [
    {
      text: t(again ? 'pads-again' : 'pads-turn', { who: names[verdict.next]! }),
      rule: again ? 'K8' : null,
    },
  ];
}

/** Explains the outcome of a choice: which balls go back, and who shoots next. */
export function explainChoice(judged: RefereeJudged, was: Before, names: string[]): string[] {
  return [...back(judged, was, names), ...follows(judged, names)].map(({ text }) => text);
}

export function explain(
  shot: RefereeShot,
  judged: RefereeJudged,
  was: Before,
  names: string[],
): Sentence[] {
  return [
    ...seen(shot),
    ...wrong(shot, judged, names),
    ...queen(shot, judged, was, names),
    ...back(judged, was, names),
    ...follows(judged, names),
  ];
}
