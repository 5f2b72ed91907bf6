// Delays that a key or a tap can skip, and a queue that shows items one after another.

/**
 * Collects all running delays, including the durations of animations, so that they can be skipped
 * together.
 */
export class Patience {
  readonly #waiting = new Set<() => void>();

  /** Whether a delay that could be skipped is running. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Waits for `ms` milliseconds or until skipped; with `Infinity`, only until skipped. Returns
   * whether the wait was skipped.
   */
  wait(ms: number): Promise<boolean> {
    if (ms <= 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (skipped: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(skip);
        resolve(skipped);
      };
      const skip = () => end(true);
      const timer = ms === Infinity ? undefined : setTimeout(() => end(false), ms);
      this.#waiting.add(skip);
    });
  }

  skip(): void {
    for (const skip of [...this.#waiting]) skip();
  }
}

/** Shows items one after another, however fast they arrive. */
export class ShowQueue<T> {
  readonly #show: (item: T) => Promise<void>;
  readonly #failed: (problem: unknown) => void;
  readonly #done: () => void;
  readonly #items: T[] = [];
  #running = false;
  #closed = false;

  /** Calls `done` each time all items have been shown. */
  constructor(
    show: (item: T) => Promise<void>,
    failed: (problem: unknown) => void,
    done: () => void,
  ) {
    this.#show = show;
    this.#failed = failed;
    this.#done = done;
  }

  get idle(): boolean {
    return !this.#running;
  }

  push(item: T): void {
    this.#items.push(item);
    if (!this.#running) void this.#run();
  }

  /** Drops all items and shows no more. */
  close(): void {
    this.#closed = true;
    this.#items.length = 0;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (
      let item = this.#items.shift();
      item !== undefined && !this.#closed;
      item = this.#items.shift()
    ) {
      try {
        await this.#show(item);
      } catch (problem) {
        this.#failed(problem);
      }
    }
    this.#running = false;
    if (!this.#closed) this.#done();
  }
}
