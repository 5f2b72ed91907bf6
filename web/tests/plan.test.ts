import { describe, expect, it } from 'vitest';
import type { Boxes, CourseCard } from '../src/generated/protocol';
import {
  arranged,
  BALLS,
  deal,
  earlier,
  firstPlan,
  golfSetup,
  presetOf,
  presets,
  readPlan,
  readyMade,
  seats,
  withBall,
  withEach,
  withoutPlayer,
  withPlayer,
} from '../src/games/golf/setup/plan';

const plan = firstPlan('Ana', 2);
const card = (id: string, plain: boolean): CourseCard => ({
  id,
  plain,
  names: {},
  limit: 10,
  with: [],
  tokens: 0,
  boxes: [],
  file: `file of ${id}`,
});
const cards = [
  ...Array.from({ length: 9 }, (_, n) => card(String(n + 1), true)),
  ...Array.from({ length: 23 }, (_, n) => card(`S-${n + 1}`, false)),
];
const six = [1, 2, 3, 4, 5, 6] as [number, number, number, number, number, number];
const boxes: Boxes = {
  dice: [
    { id: 'white', home: 'base', impulses: six },
    { id: 'blue', home: 'base', impulses: six },
    { id: 'red', home: 'ext', impulses: six },
  ],
  cards: [{ id: '+3', impulses: six }],
  pieces: [],
  tokens: [-1, -2],
};

describe('ready-made matches', () => {
  it('keep the chosen players', () => {
    const party = readyMade(plan, 'party');
    expect(party.players.map((player) => player.balls.length)).toEqual([2, 2]);
    expect(party).toMatchObject({ mode: 'carom', scatter: true, courses: ['6', '1', '5'] });
    expect(readyMade(party, 'quick')).toMatchObject({ mode: 'basic', each: 1, scatter: false });
    expect(readyMade(party, 'box').courses).toHaveLength(6);
    expect(readyMade(party, 'box').players.map(({ name }) => name)).toEqual(['Ana', '']);
  });
});

describe('balls', () => {
  it('are given out once each, round ones first', () => {
    let many = plan;
    for (let more = 2; more < 12; more++) many = withPlayer(many, null);
    const balls = many.players.flatMap((player) => player.balls);
    expect(new Set(balls).size).toBe(12);
    expect(balls.slice(0, 6).every((ball) => !ball.endsWith('-flat'))).toBe(true);
  });

  it('stay with their players when others are added or removed', () => {
    const three = withPlayer(withPlayer(plan, null), 3);
    const without = withoutPlayer(three, 1);
    expect(without.players.map((player) => player.balls)).toEqual([['red'], ['yellow'], ['green']]);
  });

  it('run out after the twelfth; later players get none, and no ball is lost', () => {
    let five = withEach(plan, 3);
    for (let more = 2; more < 5; more++) five = withPlayer(five, null);
    expect(five.players.flatMap((player) => player.balls).length).toBe(12);
    expect(five.players[4]!.balls).toEqual([]);
    expect(withEach(five, 1).players.every((player) => player.balls.length === 1)).toBe(true);
  });

  it('are swapped if another player has the chosen one', () => {
    expect(withBall(plan, 0, 0, 'blue').players.map((player) => player.balls)).toEqual([
      ['blue'],
      ['red'],
    ]);
    expect(withBall(plan, 0, 0, 'violet-flat').players[0]!.balls).toEqual(['violet-flat']);
    expect(withBall(plan, 5, 0, 'blue')).toBe(plan);
  });

  it('are all known', () => {
    expect(deal([{ name: '', level: null, balls: [] }], 12)[0]!.balls).toEqual([...BALLS]);
  });
});

describe('courses', () => {
  const lists = presets(cards);
  it('come in ready-made lists', () => {
    expect(lists.six).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(lists.twelve.length).toBe(12);
    expect(lists.modified.length).toBe(15);
    expect(presetOf(lists.twelve, lists)).toBe('twelve');
    expect(presetOf(['2', '1'], lists)).toBe('own');
  });
  it('can be moved forward', () => {
    expect(earlier(['1', '2', '3'], 2)).toEqual(['1', '3', '2']);
    expect(earlier(['1', '2'], 0)).toEqual(['1', '2']);
  });
});

describe('the match', () => {
  it('is converted to the core’s format', () => {
    const setup = golfSetup(
      { ...plan, kit: 'cards', scatter: true, courses: ['2', 'gone'] },
      boxes,
      cards,
    );
    expect(setup.dice.map((die) => die.id)).toEqual(['white']);
    expect(setup.cards.map((one) => one.id)).toEqual(['+3']);
    expect(setup.tokens).toEqual([-1, -2]);
    expect(setup.courses).toEqual([{ id: '2', file: 'file of 2' }]);
    expect(golfSetup(plan, boxes, cards).dice.map((die) => die.id)).toEqual(['white', 'blue']);
    expect(seats(plan)).toEqual([{ type: 'person' }, { type: 'computer', level: 2 }]);
  });

  it('is restored from its saved form, and rejected if invalid', () => {
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
    for (const text of [
      null,
      '',
      '{',
      '{}',
      '[]',
      JSON.stringify({ ...plan, mode: 'chess' }),
      JSON.stringify({ ...plan, players: [{ name: 'A', balls: ['pink'] }] }),
    ]) {
      expect(readPlan(text)).toBeNull();
    }
  });

  it('is adapted to the link that led here', () => {
    expect(arranged(plan, 'friends', ['Ana', 'Bo']).players.map((player) => player.name)).toEqual([
      'Ana',
      'Bo',
    ]);
    const friends = arranged(plan, 'friends', []);
    expect(arranged(friends, 'friends', [])).toBe(friends);
    expect(arranged(friends, 'computer', []).players.map((player) => player.level)).toEqual([
      null,
      2,
    ]);
    expect(arranged(plan, undefined, [])).toBe(plan);
  });
});
