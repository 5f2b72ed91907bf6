// Tests calls to a worker. The worker's functions run here, without a worker.
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal, serve } from './serve';
import { WorkerCalls } from './calls';

vi.mock('../lib/texts.svelte', () => ({ t: (key: string) => key }));

const methods = {
  double: (number: number) => 2 * number,
  later: async (text: string) => text,
  unreadable: (): { par: number } => JSON.parse('{"par":'),
  refused: () => Promise.reject('the ball is not on the course'),
  overtaken() {
    throw new Refusal('another tab was faster');
  },
  never: () => new Promise<void>(() => {}),
};

/** Stands for a worker with the functions above. */
class Direct {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly #worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (data: unknown) => this.onmessage?.({ data }),
  };
  terminated = false;

  constructor() {
    vi.stubGlobal('self', this.#worker);
    serve(Promise.resolve(), methods);
  }

  postMessage(data: unknown): void {
    this.#worker.onmessage?.({ data });
  }

  terminate(): void {
    this.terminated = true;
  }
}

function connect() {
  const workers: Direct[] = [];
  const news: unknown[] = [];
  const worker = new WorkerCalls<typeof methods, { table: string }>(
    () => {
      workers.push(new Direct());
      return workers.at(-1) as unknown as Worker;
    },
    (message) => news.push(message),
  );
  return { worker, workers, news, ask: worker.calls };
}

afterEach(() => void vi.unstubAllGlobals());

it('starts the worker on the first call, and only once', async () => {
  const { ask, workers } = connect();
  expect(workers).toHaveLength(0);
  expect(await Promise.all([ask.double(2), ask.double(21), ask.later('soon')])).toEqual([
    4,
    42,
    'soon',
  ]);
  expect(workers).toHaveLength(1);
});

it('compiles only calls that exist, with their own arguments and results', async () => {
  const { ask } = connect();
  // @ts-expect-error There is no such function.
  const missing = ask.triple(1);
  await expect(missing).rejects.toThrow('core-failed');
  // @ts-expect-error The argument has another type.
  await ask.double('two');
  // @ts-expect-error The result has another type.
  const text: string = await ask.double(2);
  expect(text).toBe(4);
});

it('passes on the reasons of refusals', async () => {
  const { ask } = connect();
  await expect(ask.refused()).rejects.toThrow('the ball is not on the course');
  await expect(ask.overtaken()).rejects.toThrow('another tab was faster');
});

it('puts other errors into words, and keeps their cause', async () => {
  const { ask } = connect();
  const problem = await ask.unreadable().catch((problem: Error) => problem);
  expect(problem).toMatchObject({ message: 'core-failed', cause: expect.stringMatching(/JSON/) });
});

it('fails all waiting calls if the worker cannot start', async () => {
  const { ask, workers } = connect();
  const waiting = ask.never();
  workers[0]!.onerror?.({ message: 'not found' });
  await expect(waiting).rejects.toMatchObject({ message: 'core-failed', cause: 'not found' });
});

it('fails waiting and later calls once the worker has been ended', async () => {
  const { worker, ask, workers } = connect();
  const waiting = ask.never();
  worker.end(new Error('ended'));
  await expect(waiting).rejects.toThrow('ended');
  await expect(ask.double(1)).rejects.toThrow('ended');
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});

it('passes on messages that answer no call', () => {
  const { worker, workers, news } = connect();
  worker.start();
  workers[0]!.onmessage?.({ data: { table: 'ours' } });
  expect(news).toEqual([{ table: 'ours' }]);
});

it('lets tests replace a function', async () => {
  const { ask } = connect();
  const replaced = vi.spyOn(ask, 'double').mockResolvedValue(0);
  expect(await ask.double(1)).toBe(0);
  replaced.mockRestore();
  expect(await ask.double(1)).toBe(2);
});
