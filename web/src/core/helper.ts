// Runs long computations in a worker that can be terminated at any time.
import type { CallMessage, FromWorker } from './messages';
import type { HelperMethods } from './helper-worker';

/** The error thrown by calls to a helper that has been terminated. */
export class Ended extends Error {}

export class Helper {
  readonly #worker = new Worker(new URL('./helper-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (problem: Error) => void }
  >();
  #calls = 0;
  #ended = false;

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data;
      if (!('call' in message)) return;
      const call = this.#waiting.get(message.call);
      this.#waiting.delete(message.call);
      if ('problem' in message) call?.reject(new Error(message.problem));
      else call?.resolve(message.result);
    };
    this.#worker.onerror = (event) =>
      this.#reject(new Error(event.message || 'the core cannot be started'));
  }

  ask<T>(method: keyof HelperMethods, ...args: unknown[]): Promise<T> {
    if (this.#ended) return Promise.reject(new Ended());
    return new Promise<T>((resolve, reject) => {
      const call = ++this.#calls;
      this.#waiting.set(call, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker.postMessage({ call, method, args } satisfies CallMessage);
    });
  }

  end(): void {
    this.#ended = true;
    this.#worker.terminate();
    this.#reject(new Ended());
  }

  #reject(problem: Error): void {
    for (const call of this.#waiting.values()) call.reject(problem);
    this.#waiting.clear();
  }
}
