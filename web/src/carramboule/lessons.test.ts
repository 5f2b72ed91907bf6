import { expect, it } from 'vitest';
import { practiceOf } from './aim';
import { shape, tryShot } from './core.testing';
import { LESSONS, standing, type Stroke } from './lessons';

it.each(LESSONS)('$id can be solved, and the obvious shot fails', (lesson) => {
  const line = shape().camp_lines[0];
  const done = (shot: Stroke) =>
    lesson.done(tryShot(practiceOf(lesson.balls, standing(lesson, shot, line))).motion);
  expect(done(lesson.solution)).toBe(true);
  expect(done(lesson.obvious)).toBe(false);
});
