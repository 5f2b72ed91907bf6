// Finds the par of the courses in a match: from a table if a course in the box is played with all
// eight dice, otherwise from the solver. The solver runs while the course is played.
import type { GolfSetup, SixNumbers } from '../../../generated/protocol';
import { core } from '../../../core/core';
import { isAgainstPar, parOf } from '../journey/journey';

const sixes = (all: readonly SixNumbers[]) =>
  JSON.stringify(all.map(({ id, impulses }) => [id, impulses]).sort());

export class Pars {
  readonly #setup: GolfSetup;
  readonly #known = new Map<string, number>();
  #asked = '';
  #judged = false;

  constructor(setup: GolfSetup) {
    this.#setup = setup;
  }

  /** Returns the par of a course; null while unknown. */
  of(file: string | undefined): number | null {
    return (file && this.#known.get(file)) || null;
  }

  async ask(file: string | undefined): Promise<void> {
    if (!file || this.#asked === file) return;
    this.#asked = file;
    const boxed = await this.#ofBox(file);
    if (boxed !== null) {
      this.#known.set(file, boxed);
      return;
    }
    if (!(await this.#holds())) return;
    this.#judged = true;
    const { judge, stopJudging } = await import('../../../core/judge');
    await judge(file, {
      values: ({ par }) => {
        this.#known.set(file, par);
        stopJudging();
      },
      certificate() {},
      // If the solver fails, the match goes on without a par.
      problem() {},
    });
  }

  async close(): Promise<void> {
    if (this.#judged) (await import('../../../core/judge')).stopJudging();
  }

  /**
   * Returns the precomputed par of a course in the box if it applies to this match and its dice;
   * else null.
   */
  async #ofBox(file: string): Promise<number | null> {
    if (!isAgainstPar(this.#setup)) return null;
    const [{ dice }, cards] = await Promise.all([core.boxes(), core.courses()]);
    const card = cards.find((one) => one.file === file);
    return card && sixes(this.#setup.dice) === sixes(dice) ? parOf(card.id) : null;
  }

  /**
   * Returns whether the solver's par applies: basic mode, tokens as printed, and only the dice from
   * the base game.
   */
  async #holds(): Promise<boolean> {
    const { mode, cards, tokens, dice } = this.#setup;
    if (mode !== 'basic' || cards.length > 0 || tokens !== null) return false;
    const { dice: boxed } = await core.boxes();
    return sixes(dice) === sixes(boxed.filter((die) => die.home === 'base'));
  }
}
