// Announces sentences to screen readers. If a live region changes twice in quick succession, only
// one of the texts is read, so sentences are queued. Each one stays long enough to be noticed.

/**
 * Returns how long a sentence must stay in the live region, in milliseconds. Screen readers finish
 * a sentence that they have started.
 */
export function standing(text: string): number {
  return Math.min(3000, 600 + 20 * text.length);
}

export class Voice {
  /** The text that is currently in the live region. */
  spoken = $state('');
  readonly #waiting: { text: string; answer: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces an event after all announcements that are still waiting. */
  say(text: string): void {
    this.#add(text, false);
  }

  /**
   * Announces the response to a key press or a tap, replacing an earlier response that is still
   * waiting.
   */
  answer(text: string): void {
    const late = this.#waiting.findIndex((one) => one.answer);
    if (late >= 0) this.#waiting.splice(late, 1);
    this.#add(text, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #add(text: string, answer: boolean): void {
    if (text === '') return;
    this.#waiting.push({ text, answer });
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.#timer = next && setTimeout(() => this.#next(), standing(next.text));
    // Adds a space if the text is the same as before, because it would otherwise not be announced
    // again.
    if (next) this.spoken = next.text === this.spoken ? `${next.text}\u00a0` : next.text;
  }
}
