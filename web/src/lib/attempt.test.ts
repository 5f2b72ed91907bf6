import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt.svelte';

describe('an attempt', () => {
  it('runs one at a time and keeps its error message until the next one', async () => {
    const attempt = new Attempt();
    let begun = 0;
    let fail: (reason: Error) => void = () => {};
    const first = attempt.run(() => {
      begun += 1;
      return new Promise((_, reject) => (fail = reject));
    });
    await attempt.run(async () => void (begun += 1));
    expect([begun, attempt.busy]).toEqual([1, true]);
    fail(new Error('no connection'));
    await first;
    expect([attempt.busy, attempt.problem]).toEqual([false, 'no connection']);
    await attempt.run(async () => void (begun += 1));
    expect([begun, attempt.problem]).toEqual([2, '']);
  });
});
