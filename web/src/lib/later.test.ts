import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later } from './later';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs deferred work in order, each in its own task, and skips cancelled work', () => {
  const done: string[] = [];
  later(() => done.push('one'));
  const off = later(() => done.push('two'));
  later(() => done.push('three'));
  off();
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['one']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['one', 'three']);
  vi.runAllTimers();
  later(() => done.push('four'));
  vi.runAllTimers();
  expect(done).toEqual(['one', 'three', 'four']);
});
