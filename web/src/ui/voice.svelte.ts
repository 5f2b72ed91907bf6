// What is told to those who listen instead of looking. A region that is changed twice within a moment is heard once:
// so sentences wait for each other, and each stands long enough to be taken up.

/** How long a sentence stands at least, in milliseconds: the screen reader speaks on by itself afterwards. */
export function standing(text: string): number {
  return Math.min(3000, 600 + 20 * text.length);
}

export class Voice {
  /** What stands in the region now. */
  spoken = $state('');
  readonly #waiting: { text: string; answer: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened: told after all that was said before. */
  say(text: string): void {
    this.#add(text, false);
  }

  /** The answer to a key or a tap; of several only the last one is worth hearing. */
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
    // The same words again would be no change, and nothing would be heard.
    if (next) this.spoken = next.text === this.spoken ? `${next.text}\u00a0` : next.text;
  }
}
