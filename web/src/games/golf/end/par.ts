// Finds the par of the courses in a match: from a table if a course in the box is played with all
// eight dice, otherwise from the solver. The solver runs while the course is played.
import type { GolfSetup, MatchCourse, SixNumbers } from '../../../generated/protocol';
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
  of(course: MatchCourse | undefined): number | null {
    return (course && this.#known.get(course.file)) || null;
  }

  async ask(course: MatchCourse | undefined): Promise<void> {
    if (!course || this.#asked === course.file) return;
    const { file } = course;
    this.#asked = file;
    const boxed = await this.#ofBox(course);
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
  async #ofBox({ id, standard }: MatchCourse): Promise<number | null> {
    if (!standard || !isAgainstPar(this.#setup)) return null;
    const { dice } = await core.boxes();
    return sixes(this.#setup.dice) === sixes(dice) ? parOf(id) : null;
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
