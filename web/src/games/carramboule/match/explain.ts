// Turns the referee's decision into sentences, each with a text key, its arguments and a rule.
import type { CarrambouleKind } from '../../../generated/protocol';
import { foulRule } from '../../../ui/rule-name';
import type { Deed } from './history';
import type { CarrKey } from '../texts';

export type Piece = number | string | { name: number } | { balls: CarrambouleKind[] };

export interface Sentence {
  /** The text key of the sentence. */
  key: CarrKey;
  args: Record<string, Piece>;
  /** The id of the rule that the sentence refers to; null if there is none. */
  rule: string | null;
  /** Whether the sentence is good news, bad news or neither; decides its colour. */
  tone: 'plain' | 'good' | 'bad';
}

function say(
  key: CarrKey,
  args: Record<string, Piece> = {},
  rule: string | null = null,
  tone: Sentence['tone'] = 'plain',
): Sentence {
  return { key, args, rule, tone };
}

function holder(queen: Deed['queenBefore']): number | null {
  return typeof queen === 'object' ? queen.held : null;
}

/** Returns the sentence that says what was pocketed or chosen. */
function happened(deed: Deed): Sentence {
  if (deed.choice) return say(`referee-chose-${deed.choice}`, { who: { name: deed.by } });
  return deed.fell.length === 0
    ? say('referee-nothing-fell')
    : say('referee-fell', { balls: { balls: deed.fell } });
}

function foul(deed: Deed): Sentence[] {
  const verdict = deed.outcome.verdict;
  if (!verdict) {
    return [
      say('referee-choice-due', { who: { name: deed.by } }, deed.due && foulRule(deed.due), 'bad'),
    ];
  }
  // The foul was already explained when the player was asked to choose.
  if (!verdict.foul || deed.choice) return [];
  const other = { name: 1 - deed.by };
  return [
    say(
      `referee-foul-${verdict.foul}`,
      { other, who: { name: deed.by } },
      foulRule(verdict.foul),
      'bad',
    ),
  ];
}

function queen(deed: Deed): Sentence[] {
  const verdict = deed.outcome.verdict;
  if (!verdict || verdict.round) return [];
  const [before, after] = [holder(deed.queenBefore), holder(verdict.queen)];
  const fell = deed.fell.includes('queen');
  if (after !== null && before === null) {
    return after === deed.by
      ? [say('referee-queen-covered', { who: { name: after } }, 'Q2', 'good')]
      : [say('referee-queen-kept', { who: { name: after } }, 'Q2', 'bad')];
  }
  if (verdict.queen === 'pending')
    return [say('referee-queen-pending', { who: { name: deed.by } }, 'Q2')];
  const byFoul = verdict.foul === 'F5' || verdict.foul === 'F6' || verdict.foul === 'breach';
  if (verdict.queen !== 'table' || byFoul) return [];
  if (deed.queenBefore === 'pending') return [say('referee-queen-uncovered', {}, 'Q2', 'bad')];
  return fell ? [say('referee-queen-too-early', { who: { name: deed.by } }, 'Q1', 'bad')] : [];
}

function back(deed: Deed): Sentence[] {
  const verdict = deed.outcome.verdict;
  if (!verdict || verdict.round) return [];
  const sentences: Sentence[] = [];
  if (verdict.back.length > 0)
    sentences.push(say('referee-back', { balls: { balls: verdict.back } }, 'K10'));
  for (const seat of [0, 1] as const) {
    const [before, now] = [deed.owedBefore[seat], verdict.owed[seat]];
    if (now > 0 && now !== before)
      sentences.push(say('referee-owes', { who: { name: seat }, count: now }, null, 'bad'));
    if (now === 0 && before > 0) sentences.push(say('referee-paid', { who: { name: seat } }));
  }
  return sentences;
}

function follows(deed: Deed): Sentence[] {
  const verdict = deed.outcome.verdict;
  if (!verdict) return [];
  if (verdict.round) {
    const { winner, points } = verdict.round;
    const own = winner === deed.by;
    return [
      say(
        own ? 'referee-round-won' : 'referee-round-given',
        { who: { name: winner }, by: { name: deed.by }, count: points },
        own ? 'E2' : 'E3',
        own ? 'good' : 'bad',
      ),
    ];
  }
  if (verdict.next === deed.by)
    return [
      say(
        'referee-again',
        { who: { name: deed.by } },
        deed.choice || verdict.queen === 'pending' ? null : 'K8',
        'good',
      ),
    ];
  return verdict.next === null ? [] : [say('referee-next', { who: { name: verdict.next } })];
}

export function explain(deed: Deed): Sentence[] {
  return [happened(deed), ...foul(deed), ...queen(deed), ...back(deed), ...follows(deed)];
}
