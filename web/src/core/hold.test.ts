import { afterEach, expect, test, vi } from 'vitest';
import { hold } from './hold';

/** Fakes the locks of a busy browser, which answers late. */
class LateLocks {
  readonly taken = new Set<string>();

  async request(
    name: string,
    options: LockOptions,
    use: (lock: { name: string } | null) => unknown,
  ): Promise<unknown> {
    await new Promise((resolve) => setTimeout(resolve, 400));
    options.signal?.throwIfAborted();
    if (this.taken.has(name)) return options.ifAvailable ? use(null) : new Promise(() => {});
    this.taken.add(name);
    const result = await use({ name });
    this.taken.delete(name);
    return result;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('takes a free table even if the browser answers late', async () => {
  const locks = new LateLocks();
  vi.stubGlobal('navigator', { locks });
  const held = await hold('fresh', false, () => {});
  expect(held).not.toBeNull();
  expect([...locks.taken]).toEqual(['carambole-table/fresh']);
});
