import { describe, expect, it } from 'vitest';
import {
  addBall,
  addCourse,
  addPlayer,
  addToken,
  ballsOf,
  BALLS,
  countOf,
  dropPlayer,
  dropToken,
  markOf,
  moveCourse,
  newBlock,
  nextOpen,
  noteFate,
  setCount,
  sheetOf,
  swapBall,
} from './block';

function block() {
  return addCourse(addCourse(newBlock(['Anna', 'Ben']), '1', '', 10), null, 'Ours', 20);
}

describe('a block', () => {
  it('gives everyone a ball of their own, up to twelve', () => {
    let full = newBlock([]);
    for (let player = 0; player < 12; player++) full = addPlayer(full, '');
    expect(full.players).toHaveLength(12);
    expect(new Set(ballsOf(full))).toEqual(new Set(BALLS));
    expect(addBall(full, 0)).toBe(full);
  });

  it('notes results and tokens without touching others', () => {
    const noted = addToken(
      addToken(noteFate(block(), 0, 'orange', { holed: 3 }), 0, 'orange', -2),
      0,
      'orange',
      -1,
    );
    expect(markOf(noted.courses[0]!, 'orange')).toEqual({ fate: { holed: 3 }, tokens: [-2, -1] });
    expect(markOf(dropToken(noted, 0, 'orange', 0).courses[0]!, 'orange').tokens).toEqual([-1]);
    expect(markOf(noted.courses[1]!, 'orange').fate).toBeNull();
  });

  it('takes what is noted along when balls are swapped', () => {
    const noted = noteFate(block(), 0, 'orange', { holed: 3 });
    expect(markOf(swapBall(noted, 'orange', 'red-flat').courses[0]!, 'red-flat').fate).toEqual({
      holed: 3,
    });
    const crossed = swapBall(noted, 'orange', 'green');
    expect(crossed.players.map((player) => player.balls)).toEqual([['green'], ['orange']]);
    expect(markOf(crossed.courses[0]!, 'green').fate).toEqual({ holed: 3 });
  });

  it('forgets the marks of a player who leaves', () => {
    const left = dropPlayer(noteFate(block(), 0, 'orange', 'out'), 0);
    expect(sheetOf(left).courses[0]!.marks).toEqual({});
  });

  it('counts strokes for each ball, rounds for all', () => {
    const basic = setCount(block(), 0, 'orange', 4);
    expect([countOf(basic, 0, 'orange'), countOf(basic, 0, 'green')]).toEqual([4, 0]);
    const carom = setCount({ ...block(), mode: 'carom' }, 0, 'orange', 99);
    expect(countOf(carom, 0, 'green')).toBe(10);
  });

  it('says who is next in the order of play', () => {
    const orders = [
      ['green', 'orange'],
      ['orange', 'green'],
    ];
    expect(nextOpen(block(), orders, 0, 'green')).toEqual({ place: 0, ball: 'orange' });
    expect(nextOpen(noteFate(block(), 0, 'orange', 'out'), orders, 0, 'green')).toEqual({
      place: 1,
      ball: 'orange',
    });
  });

  it('moves courses within the list only', () => {
    const moved = moveCourse(block(), 1, -1);
    expect(moved.courses.map((course) => course.name)).toEqual(['Ours', '']);
    expect(moveCourse(moved, 0, -1)).toBe(moved);
  });
});
