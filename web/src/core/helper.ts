// Runs long computations in a worker that can be terminated at any time.
import { WorkerCalls } from './calls';
import type { HelperMethods } from './helper-worker';

/** The error thrown by calls to a helper that has been terminated. */
export class Ended extends Error {}

export class Helper {
  readonly #worker = new WorkerCalls<HelperMethods>(
    () => new Worker(new URL('./helper-worker.ts', import.meta.url), { type: 'module' }),
  );
  readonly ask = this.#worker.calls;

  end(): void {
    this.#worker.end(new Ended());
  }
}
