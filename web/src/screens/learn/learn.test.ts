// Tests that every lesson can be solved, but not in every direction.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as core from '../../generated/study/browser';
import type { Boxes, PositionPicture } from '../../generated/protocol';
import { LESSONS, position, reached, type Lesson } from './lessons';

beforeAll(() => {
  core.initSync({
    module: readFileSync(`${import.meta.dirname}/../../generated/study/browser_bg.wasm`),
  });
});

const ways = (lesson: Lesson, impulses: number) =>
  (
    JSON.parse(
      core.position(JSON.stringify(position(lesson, impulses)), 'light', 'en', 'x-'),
    ) as PositionPicture
  ).ways;

/** Returns the possible impulses of a lesson, one for every side of its die. */
function impulsesOf(lesson: Lesson): readonly number[] {
  const tool = lesson.with;
  if (typeof tool === 'number') return [tool];
  return (JSON.parse(core.boxes()) as Boxes).dice.find((die) => die.id === tool.die)!.impulses;
}

describe('lessons', () => {
  it.each(LESSONS)('$id can be holed with any roll, and can be missed', (lesson) => {
    for (const impulses of impulsesOf(lesson)) {
      const open = ways(lesson, impulses);
      const good = open.filter((way) => reached(lesson.goal, way.trace));
      expect(good.length, String(impulses)).toBeGreaterThan(0);
      expect(good.length, String(impulses)).toBeLessThan(open.length);
    }
  });

  it('start with one putt', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual([
      'hole',
      'roll',
      'rebound',
      'sand',
      'obstacle',
      'carom',
      'tokens',
    ]);
  });

  it('match the rules: 5 impulses go 3 steps in sand, the wall is needed, the token is met', () => {
    const good = (id: string) => {
      const lesson = LESSONS.find((one) => one.id === id)!;
      return ways(lesson, lesson.with as number).filter((way) => reached(lesson.goal, way.trace));
    };
    const [sand] = good('sand');
    expect(sand!.dir).toBe('E');
    expect(sand!.trace.events.filter((event) => event.type === 'step').length).toBe(3);
    expect(good('rebound').map((way) => way.dir)).toEqual(['SE']);
    expect(good('rebound')[0]!.trace.events.some((event) => event.type === 'rebound')).toBe(true);
    expect(
      good('carom')[0]!.trace.events.some((event) => event.type === 'carom' && event.left === 3),
    ).toBe(true);
    expect(good('tokens')[0]!.trace.tokens.orange).toEqual([-2]);
  });
});
