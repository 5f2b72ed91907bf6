// Announcements for screen readers. A live region that changes twice in quick succession is read
// once, so sentences are queued and each one stays long enough to be picked up.

/**
 * Returns how long a sentence stays at least, in milliseconds; screen readers finish reading it by
 * themselves.
 */
export function standing(text: string): number {
  return Math.min(3000, 600 + 20 * text.length);
}

export class Voice {
  /** The current text of the live region. */
  spoken = $state('');
  readonly #waiting: { text: string; answer: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces an event after everything announced before. */
  say(text: string): void {
    this.#add(text, false);
  }

  /** Announces the answer to a key or a tap; only the last of several is announced. */
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
    // Setting the same text again would be no change and not be announced.
    if (next) this.spoken = next.text === this.spoken ? `${next.text}\u00a0` : next.text;
  }
}
