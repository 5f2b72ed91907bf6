// Every lesson can be done: some open direction leads to its goal, and not every one does.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as core from '../generated/study/browser';
import type { Boxes, PositionPicture } from '../generated/protocol';
import { LESSONS, position, reached } from './lessons';

beforeAll(() => {
  core.initSync({
    module: readFileSync(`${import.meta.dirname}/../generated/study/browser_bg.wasm`),
  });
});

const ask = (...args: Parameters<typeof position>) =>
  JSON.parse(
    core.position(JSON.stringify(position(...args)), 'light', 'en', 'x-'),
  ) as PositionPicture;

describe('lessons', () => {
  const strokes = LESSONS.flatMap((lesson) => (lesson.kind === 'stroke' ? [lesson] : []));

  it.each(strokes)('$id can be done and can be missed', (lesson) => {
    const ways = ask(lesson, lesson.balls, lesson.impulses).ways;
    const good = ways.filter((way) => reached(lesson.goal, way.trace));
    expect(good.length).toBeGreaterThan(0);
    expect(good.length).toBeLessThan(ways.length);
  });

  it('say the truth: sand makes 7 impulses 4 steps, water stops, the wall of rebounds is met', () => {
    const events = (id: string, dir: string) => {
      const lesson = strokes.find((one) => one.id === id)!;
      return ask(lesson, lesson.balls, lesson.impulses).ways.find((way) => way.dir === dir)!.trace
        .events;
    };
    expect(events('sand', 'E').filter((event) => event.type === 'step').length).toBe(4);
    expect(
      events('water', 'E').some((event) => event.type === 'settle' && event.why === 'water'),
    ).toBe(true);
    expect(events('rebound', 'NE').some((event) => event.type === 'rebound')).toBe(true);
    expect(events('carom', 'E').some((event) => event.type === 'carom' && event.left === 3)).toBe(
      true,
    );
  });

  it('ask for a die that exists, and only one fits the words', () => {
    const dice = (JSON.parse(core.boxes()) as Boxes).dice;
    const fitting = dice.filter(
      (die) =>
        die.home === 'base' && Math.min(...die.impulses) === 8 && Math.max(...die.impulses) === 13,
    );
    expect(fitting.map((die) => die.id)).toEqual(
      LESSONS.flatMap((one) => (one.kind === 'die' ? [one.wanted] : [])),
    );
  });
});
