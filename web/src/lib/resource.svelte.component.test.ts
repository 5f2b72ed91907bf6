// Tests loading and polling, whose effects run only in a browser.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { poll, ticking } from './poll.svelte';
import { Resource } from './resource.svelte';

let unmount = () => {};
/** Runs a component's script. */
function mounted<T>(script: () => T): T {
  let result: T;
  unmount = $effect.root(() => {
    result = script();
  });
  flushSync();
  return result!;
}
afterEach(() => unmount());

describe('a resource', () => {
  let id = $state('a');
  let answers: { id: string; done: (value: string) => void; fail: (reason: Error) => void }[] = [];
  const load = () => {
    const asked = id;
    return new Promise<string>((done, fail) => answers.push({ id: asked, done, fail }));
  };
  beforeEach(() => {
    id = 'a';
    answers = [];
  });

  test('keeps its data when loading again fails', async () => {
    const data = mounted(() => new Resource(load));
    expect([data.value, data.problem]).toEqual([null, '']);
    answers[0]!.done('one');
    await expect.poll(() => data.value).toBe('one');
    const again = data.reload();
    answers[1]!.fail(new Error('no connection'));
    await again;
    expect([data.value, data.problem]).toEqual(['one', 'no connection']);
    const third = data.reload();
    answers[2]!.done('three');
    await third;
    expect([data.value, data.problem]).toEqual(['three', '']);
  });

  test('loads again for new state, and ignores late answers', async () => {
    const data = mounted(() => new Resource(load));
    id = 'b';
    flushSync();
    expect(answers.map((one) => one.id)).toEqual(['a', 'b']);
    answers[1]!.done('for b');
    await expect.poll(() => data.value).toBe('for b');
    answers[0]!.done('for a');
    await Promise.resolve();
    expect(data.value).toBe('for b');
  });

  test('drops data for old state on request', async () => {
    const data = mounted(() => new Resource(load, true));
    answers[0]!.done('for a');
    await expect.poll(() => data.value).toBe('for a');
    id = 'b';
    flushSync();
    expect(data.value).toBeNull();
  });

  test('takes no answer after the component is gone', async () => {
    const data = mounted(() => new Resource(load));
    unmount();
    answers[0]!.done('late');
    await Promise.resolve();
    expect(data.value).toBeNull();
  });
});

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('pauses while the page is hidden and ends with the component', () => {
    const work = vi.fn();
    mounted(() => poll(1000, work));
    vi.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(2);
    visibility.mockReturnValue('visible');
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(3);
    unmount();
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('a clock shows the time that it reads', () => {
    let time = 10;
    const now = mounted(() => ticking(1000, () => time));
    time = 20;
    expect(now()).toBe(10);
    vi.advanceTimersByTime(1000);
    expect(now()).toBe(20);
  });
});
