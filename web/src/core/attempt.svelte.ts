// Runs one action that takes time and may fail, and keeps its error message for display.
import { errorMessage } from './problem';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Runs the action, unless another one is still running. */
  async run(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (reason) {
      this.problem = errorMessage(reason);
    }
    this.busy = false;
  }
}
