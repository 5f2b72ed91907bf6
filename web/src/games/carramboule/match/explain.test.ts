import { describe, expect, it } from 'vitest';
import type {
  CarrambouleKind,
  CarrambouleOutcome,
  CarrambouleVerdict,
  Event,
  EventKind,
} from '../../../generated/protocol';
import { chapterOf } from '../../../rulebook/contents';
import { explain } from './explain';
import { historyOf, type Deed } from './history';

const verdict = (changes: Partial<CarrambouleVerdict> = {}): CarrambouleVerdict => ({
  shot: 1,
  foul: null,
  next: 1,
  table: [9, 9],
  queen: 'table',
  owed: [0, 0],
  back: [],
  round: null,
  ...changes,
});

function deed(
  fell: CarrambouleKind[],
  judged: Partial<CarrambouleVerdict> | null,
  changes: Partial<Deed> = {},
): Deed {
  const outcome: CarrambouleOutcome = {
    pocketed: fell,
    breach: false,
    verdict: judged && verdict(judged),
    print: '',
  };
  return {
    round: 1,
    shot: 1,
    by: 0,
    white: 0,
    action: { type: 'shoot', across: 0, direction: 0, speed: 0, side: 0, top: 0, elevation: 0 },
    outcome,
    queenBefore: 'table',
    owedBefore: [0, 0],
    fell,
    breach: false,
    choice: null,
    due: null,
    ...changes,
  };
}

const told = (one: Deed) =>
  explain(one).map((sentence) =>
    sentence.rule ? `${sentence.key} ${sentence.rule}` : sentence.key,
  );

describe('the referee’s sentences', () => {
  const cases: [string, Deed, string[]][] = [
    ['nothing fell', deed([], {}), ['referee-nothing-fell', 'referee-next']],
    ['an own ball', deed(['white'], { next: 0 }), ['referee-fell', 'referee-again K8']],
    [
      'F1',
      deed(['black'], { foul: 'F1' }),
      ['referee-fell', 'referee-foul-F1 K-F1', 'referee-next'],
    ],
    [
      'F2, nothing won yet',
      deed(['cue'], { foul: 'F2', owed: [1, 0] }),
      ['referee-fell', 'referee-foul-F2 K-F2', 'referee-owes', 'referee-next'],
    ],
    [
      'F2 paid',
      deed(['cue'], { foul: 'F2', back: ['white'] }),
      ['referee-fell', 'referee-foul-F2 K-F2', 'referee-back K10', 'referee-next'],
    ],
    [
      'F3 waits for a choice',
      deed(['white', 'cue'], null, { due: 'F3' }),
      ['referee-fell', 'referee-choice-due K-F3'],
    ],
    [
      'F3 chosen',
      deed([], { foul: 'F3', back: ['white'] }, { choice: 'pass', fell: ['white', 'cue'] }),
      ['referee-chose-pass', 'referee-back K10', 'referee-next'],
    ],
    [
      'F4',
      deed(['black', 'cue'], { foul: 'F4', back: ['white'] }),
      ['referee-fell', 'referee-foul-F4 K-F4', 'referee-back K10', 'referee-next'],
    ],
    [
      'F5',
      deed(['queen', 'cue'], { foul: 'F5', back: ['queen', 'white'] }),
      ['referee-fell', 'referee-foul-F5 K-F5', 'referee-back K10', 'referee-next'],
    ],
    [
      'F6 without a choice',
      deed(['queen', 'white', 'black', 'cue'], { foul: 'F6', back: ['queen', 'white'] }),
      ['referee-fell', 'referee-foul-F6 K-F6', 'referee-back K10', 'referee-next'],
    ],
    [
      'F6 replayed',
      deed(
        [],
        { foul: 'F6', back: ['white', 'white'], queen: 'pending', next: 0 },
        { choice: 'replay', fell: ['queen', 'white', 'cue'] },
      ),
      ['referee-chose-replay', 'referee-queen-pending Q2', 'referee-back K10', 'referee-again'],
    ],
    [
      'a breach',
      deed(['white'], { foul: 'breach', back: ['white'] }, { breach: true }),
      ['referee-fell', 'referee-foul-breach K6', 'referee-back K10', 'referee-next'],
    ],
    [
      'the queen too early',
      deed(['queen'], { back: ['queen'] }),
      ['referee-fell', 'referee-queen-too-early Q1', 'referee-back K10', 'referee-next'],
    ],
    [
      'the queen alone',
      deed(['queen'], { queen: 'pending', next: 0 }),
      ['referee-fell', 'referee-queen-pending Q2', 'referee-again'],
    ],
    [
      'the queen covered',
      deed(['white'], { queen: { held: 0 }, next: 0 }, { queenBefore: 'pending' }),
      ['referee-fell', 'referee-queen-covered Q2', 'referee-again K8'],
    ],
    [
      'the queen not covered',
      deed([], { back: ['queen'] }, { queenBefore: 'pending' }),
      ['referee-nothing-fell', 'referee-queen-uncovered Q2', 'referee-back K10', 'referee-next'],
    ],
    [
      'the queen covered for the other',
      deed(['black'], { foul: 'F1', queen: { held: 1 } }, { queenBefore: 'pending' }),
      ['referee-fell', 'referee-foul-F1 K-F1', 'referee-queen-kept Q2', 'referee-next'],
    ],
    [
      'a debt paid',
      deed(['white'], { next: 0, back: ['white'] }, { owedBefore: [1, 0] }),
      ['referee-fell', 'referee-back K10', 'referee-paid', 'referee-again K8'],
    ],
    [
      'a round won',
      deed(['white'], { next: null, round: { winner: 0, points: 7 } }),
      ['referee-fell', 'referee-round-won E2'],
    ],
    [
      'a round given away',
      deed(['black'], { foul: 'F1', next: null, round: { winner: 1, points: 8 } }),
      ['referee-fell', 'referee-foul-F1 K-F1', 'referee-round-given E3'],
    ],
  ];
  it.each(cases)('%s', (_, one, words) => expect(told(one)).toEqual(words));

  it('links to rules of Carramboule, never to the mini golf rule with the same name', () => {
    const rules = cases.flatMap(([, one]) => explain(one).flatMap(({ rule }) => rule ?? []));
    expect(rules).toContain('K-F1');
    for (const rule of rules) expect(chapterOf(rule), rule).toMatchObject({ game: 'carramboule' });
  });
});

describe('the history', () => {
  const event = (what: EventKind): Event => ({ version: 0, at: 0, cause: null, what, chain: '' });
  const shoot = (seat: number, outcome: CarrambouleOutcome): Event =>
    event({
      type: 'acted',
      seat,
      action: { carramboule: deed([], {}).action },
      outcome: { carramboule: outcome },
    });
  const created = event({
    type: 'created',
    table: 't',
    rules: '1',
    commitment: '',
    setup: { carramboule: { starts: 1 } },
    seats: [{ type: 'person' }, { type: 'person' }],
    clock: null,
  });

  it('connects a choice with its shot', () => {
    const { deeds } = historyOf([
      created,
      shoot(1, { pocketed: ['white', 'cue'], breach: false, verdict: null, print: '' }),
      event({
        type: 'acted',
        seat: 1,
        action: { carramboule: { type: 'choose', choice: 'replay' } },
        outcome: {
          carramboule: {
            pocketed: [],
            breach: false,
            verdict: verdict({ foul: 'F3', next: 1 }),
            print: '',
          },
        },
      }),
    ]);
    expect(deeds.map((one) => [one.shot, one.choice, one.due])).toEqual([
      [1, null, 'F3'],
      [1, 'replay', null],
    ]);
    expect(deeds[1]!.fell).toEqual(['white', 'cue']);
  });

  it('swaps the colours every round', () => {
    const { rounds } = historyOf([
      created,
      shoot(1, {
        pocketed: [],
        breach: false,
        verdict: verdict({ round: { winner: 1, points: 4 }, next: null }),
        print: '',
      }),
    ]);
    expect(rounds).toEqual([
      { white: 1, winner: 1, points: 4 },
      { white: 0, winner: null, points: 0 },
    ]);
  });
});
