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

describe('a golf pad', () => {
  it('gives each player a different ball, up to twelve', () => {
    let full = newBlock([]);
    for (let player = 0; player < 12; player++) full = addPlayer(full, '');
    expect(full.players).toHaveLength(12);
    expect(new Set(ballsOf(full))).toEqual(new Set(BALLS));
    expect(addBall(full, 0)).toBe(full);
  });

  it('enters results and tokens without changing others', () => {
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

  it('keeps the results when balls are swapped', () => {
    const noted = noteFate(block(), 0, 'orange', { holed: 3 });
    expect(markOf(swapBall(noted, 'orange', 'red-flat').courses[0]!, 'red-flat').fate).toEqual({
      holed: 3,
    });
    const crossed = swapBall(noted, 'orange', 'green');
    expect(crossed.players.map((player) => player.balls)).toEqual([['green'], ['orange']]);
    expect(markOf(crossed.courses[0]!, 'green').fate).toEqual({ holed: 3 });
  });

  it('deletes the results of a removed player', () => {
    const left = dropPlayer(noteFate(block(), 0, 'orange', 'out'), 0);
    expect(sheetOf(left).courses[0]!.marks).toEqual({});
  });

  it('counts strokes per ball, and rounds for all', () => {
    const basic = setCount(block(), 0, 'orange', 4);
    expect([countOf(basic, 0, 'orange'), countOf(basic, 0, 'green')]).toEqual([4, 0]);
    const carom = setCount({ ...block(), mode: 'carom' }, 0, 'orange', 99);
    expect(countOf(carom, 0, 'green')).toBe(10);
  });

  it('knows the next ball in the order of play', () => {
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

  it('moves courses only within the list', () => {
    const moved = moveCourse(block(), 1, -1);
    expect(moved.courses.map((course) => course.name)).toEqual(['Ours', '']);
    expect(moveCourse(moved, 0, -1)).toBe(moved);
  });
});
