// Loads data for a component, and keeps the data or the error for display.
import { errorMessage } from './problem';

export class Resource<T> {
  /** The latest data, also while it is loaded again or after that has failed; null at first. */
  value = $state.raw<T | null>(null);
  /** What the latest attempt threw; null if it succeeded. */
  error = $state.raw<unknown>(null);
  readonly #load: () => Promise<T>;
  #asked = 0;
  /** The number of the latest answer taken. Answers to earlier requests are ignored. */
  #taken = 0;

  /**
   * Loads data at once, and again whenever state changes that `load` reads before its first
   * `await`. With `fresh`, the data for the old state is not shown while the new data is loaded.
   */
  constructor(load: () => Promise<T>, fresh = false) {
    this.#load = load;
    $effect(() => {
      if (fresh) this.value = this.error = null;
      void this.reload();
      return () => (this.#taken = this.#asked);
    });
  }

  /** The message of the error; empty if there is none. */
  get problem(): string {
    return this.error === null ? '' : errorMessage(this.error);
  }

  reload = async (): Promise<void> => {
    const number = ++this.#asked;
    const isLate = () => number <= this.#taken;
    try {
      const value = await this.#load();
      if (isLate()) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (isLate()) return;
      this.error = error;
    }
    this.#taken = number;
  };
}
