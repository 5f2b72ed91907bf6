import { describe, expect, it, vi } from 'vitest';
import { Patience, ShowQueue } from './patience';

describe('Patience', () => {
  it('ends a wait at once when skipped', async () => {
    const patience = new Patience();
    const wait = patience.wait(60_000);
    expect(patience.busy).toBe(true);
    patience.skip();
    expect(await wait).toBe(true);
    expect(patience.busy).toBe(false);
  });

  it('can wait only for the skip', async () => {
    const patience = new Patience();
    const wait = patience.wait(Infinity);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(patience.busy).toBe(true);
    patience.skip();
    expect(await wait).toBe(true);
  });

  it('does not wait for 0 ms', async () => {
    expect(await new Patience().wait(0)).toBe(false);
  });

  it('ends by itself', async () => {
    vi.useFakeTimers();
    const patience = new Patience();
    const wait = patience.wait(500);
    vi.advanceTimersByTime(500);
    expect(await wait).toBe(false);
    vi.useRealTimers();
  });
});

describe('ShowQueue', () => {
  it('shows one thing after another, in order', async () => {
    const shown: string[] = [];
    const done = vi.fn();
    let go: () => void = () => {};
    const queue = new ShowQueue<string>(
      async (item) => {
        shown.push(`${item} begins`);
        await new Promise<void>((resolve) => (go = resolve));
        shown.push(`${item} ends`);
      },
      () => {},
      done,
    );
    queue.push('first');
    queue.push('second');
    expect(shown).toEqual(['first begins']);
    expect(done).not.toHaveBeenCalled();
    go();
    await vi.waitFor(() => expect(shown).toEqual(['first begins', 'first ends', 'second begins']));
    go();
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(queue.idle).toBe(true);
  });

  it('continues after an error', async () => {
    const shown: number[] = [];
    const failed = vi.fn();
    const queue = new ShowQueue<number>(
      async (item) => {
        if (item === 1) throw new Error('torn');
        shown.push(item);
      },
      failed,
      () => {},
    );
    queue.push(1);
    queue.push(2);
    await vi.waitFor(() => expect(shown).toEqual([2]));
    expect(failed).toHaveBeenCalledOnce();
  });

  it('shows nothing after it is closed', async () => {
    const shown: number[] = [];
    const done = vi.fn();
    let go: () => void = () => {};
    const queue = new ShowQueue<number>(
      async (item) => {
        shown.push(item);
        await new Promise<void>((resolve) => (go = resolve));
      },
      () => {},
      done,
    );
    queue.push(1);
    queue.push(2);
    queue.close();
    go();
    await vi.waitFor(() => expect(queue.idle).toBe(true));
    expect(shown).toEqual([1]);
    expect(done).not.toHaveBeenCalled();
  });
});
