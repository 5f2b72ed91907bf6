// Runs one slow action that may fail, and keeps the error message for display.
import { errorMessage } from './problem';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Runs an action. Does nothing if another action is still running. */
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
