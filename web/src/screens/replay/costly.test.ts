import { expect, test } from 'vitest';
import type { FilmAdvice, ShotAdvice } from '../../generated/protocol';
import { choiceHow, costliest, howMuch, isClose, rollHow, wentHow } from './costly';

const advice = (step: number, seat: number, cost: number, spread = 0) =>
  ({ step, seat, cost, spread }) as FilmAdvice;
const shot = (step: number, seat: number, after: number, best: number) =>
  ({ step, seat, after, best }) as ShotAdvice;

test('returns the three costliest choices of a seat, and none without cost', () => {
  const all = [advice(3, 0, 0.2), advice(5, 0, 0.9), advice(7, 1, 2), advice(9, 0, 0.5)];
  expect(costliest(0, [...all, advice(11, 0, 0.1), advice(13, 0, 0)], [])).toEqual([
    { step: 5, cost: 0.9, spread: 0 },
    { step: 9, cost: 0.5, spread: 0 },
    { step: 3, cost: 0.2, spread: 0 },
  ]);
  expect(costliest(1, [advice(1, 1, 0.001)], [])).toEqual([]);
});

test('a shot costs the chance it lost', () => {
  const [worst] = costliest(1, [], [shot(2, 1, 0.5, 0.5), shot(4, 1, 0.25, 0.75)]);
  expect(worst).toEqual({ step: 4, cost: 0.5, spread: 0 });
});

test('differences within the margin of error do not count as mistakes', () => {
  expect([isClose(0.3, 0.2), isClose(0.3, 0.1), isClose(0, 0), isClose(-0.1, 0.2)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const [only, ...more] = costliest(0, [advice(2, 0, 0.9, 0.6), advice(4, 0, 0.5, 0.1)], []);
  expect([only, more]).toEqual([{ step: 4, cost: 0.5, spread: 0.1 }, []]);
  expect([choiceHow(-0.5, 0.4), choiceHow(-0.5, 0.1), choiceHow(0.1, 0.2)]).toEqual([
    'close',
    'some',
    'close',
  ]);
});

test('costs are described in words', () => {
  expect([0.1, 0.5, 1].map(howMuch)).toEqual(['little', 'some', 'much']);
  expect(wentHow(1.2, -0.1)).toEqual({ choices: 'well', dice: 'kind' });
  expect(wentHow(-1.2, -3)).toEqual({ choices: 'dear', dice: 'unkind' });
  expect([0.4, 0, -0.4].map(rollHow)).toEqual(['kind', 'even', 'unkind']);
  expect([0, -0.1, -0.5, -1].map((skill) => choiceHow(skill))).toEqual([
    'well',
    'little',
    'some',
    'much',
  ]);
});
