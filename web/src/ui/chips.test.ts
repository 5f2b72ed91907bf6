// Tests that a chip with a rule number links to that rule in the same game.
import { describe, expect, it, vi } from 'vitest';
import type {
  CarrambouleFoul,
  CarrambouleVerdict,
  RefereeJudged,
  RefereeShot,
} from '../generated/protocol';
import { WHY } from '../games/golf/match/rules';
import { before, explain } from '../screens/pads/verdict';
import { CHAPTERS, chapterOf } from '../rulebook/contents';
import { foulRule } from './rule-name';

const FOULS: CarrambouleFoul[] = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'breach'];

describe('rule chips', () => {
  it('of fouls link to the fouls of Carramboule', () => {
    for (const foul of FOULS)
      expect(chapterOf(foulRule(foul)), foul).toMatchObject({ game: 'carramboule' });
    expect(FOULS.map(foulRule)).toEqual(['K-F1', 'K-F2', 'K-F3', 'K-F4', 'K-F5', 'K-F6', 'K6']);
  });

  it('of the score pads link to rules of Carramboule', () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    const verdict = (changes: Partial<CarrambouleVerdict>): CarrambouleVerdict => ({
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
    const shot: RefereeShot = {
      pocketed: ['white', 'queen'],
      off: ['black'],
      breach: false,
      choice: null,
    };
    const judged: RefereeJudged[] = [
      ...FOULS.map((foul): RefereeJudged => ({
        by: 0,
        round: 1,
        white: 0,
        points: [0, 0],
        verdict: verdict({ foul, back: ['white'] }),
      })),
      ...(['pending', { held: 0 }, { held: 1 }] as const).map((queen): RefereeJudged => ({
        by: 0,
        round: 1,
        white: 0,
        points: [0, 0],
        verdict: verdict({ queen, next: 0 }),
      })),
      ...[0, 1].map((winner): RefereeJudged => ({
        by: 0,
        round: 1,
        white: 0,
        points: [0, 0],
        verdict: verdict({ next: null, round: { winner, points: 5 } }),
      })),
    ];
    const rules = judged.flatMap((one) =>
      explain(shot, one, before([], 0), ['A', 'B']).flatMap(({ rule }) => rule ?? []),
    );
    expect(rules).toContain('K-F3');
    for (const rule of rules) expect(chapterOf(rule), rule).toMatchObject({ game: 'carramboule' });
  });

  it('of mini golf link to rules of mini golf', () => {
    for (const { rule } of Object.values(WHY))
      expect(
        CHAPTERS.find((chapter) => chapter.rules.includes(rule)),
        rule,
      ).toMatchObject({ game: 'golf' });
  });
});
