import { untrack } from 'svelte';

/** How long the aim must stay the same before it is announced, in milliseconds. */
const REST = 600;

/** Announces the aim to screen readers: after changes, and on request. */
export class Announcer {
  said = $state('');
  readonly #tell: () => string;

  /** `changed` reads all state that matters, and returns whether the player is aiming. */
  constructor(tell: () => string, changed: () => boolean) {
    this.#tell = tell;
    $effect(() => {
      if (!changed()) return;
      const timer = setTimeout(() => (this.said = untrack(tell)), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Announces the aim now, even if the text is the same as before. */
  repeat(): void {
    this.said = '';
    setTimeout(() => (this.said = this.#tell()), 50);
  }
}
