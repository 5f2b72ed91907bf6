// Something that takes a moment and may fail: one at a time, and what went wrong in words.
import { wordsOf } from './problem';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Does it, unless something is being done already. */
  async run(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (reason) {
      this.problem = wordsOf(reason);
    }
    this.busy = false;
  }
}
