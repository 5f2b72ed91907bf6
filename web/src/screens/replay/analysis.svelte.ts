// Analyses the choices in a match in a separate worker. Results are shown as they arrive.
import type {
  FilmAdvice,
  FilmChances,
  FilmReview,
  FilmValues,
  ShotAdvice,
} from '../../generated/protocol';
import { Choices } from './choices.svelte';
import { Ended, Helper } from '../../core/helper';
import type { FilmPlayer } from './player.svelte';
import { errorMessage } from '../../lib/problem';

export class Analysis {
  /** Whether to show the values of the choices and mark the best ones. */
  on = $state(true);
  heat = $state(false);
  /** The step whose best shot is shown instead of the played one; null if there is none. */
  best: number | null = $state(null);
  state: 'idle' | 'busy' | 'done' | 'stopped' | 'failed' = $state('idle');
  done = $state(0);
  count = $state(0);
  review: FilmReview | null = $state.raw(null);
  /**
   * Each player's chance of winning a match in carom mode; null in other modes or while unknown.
   */
  chances: FilmChances | null = $state.raw(null);
  /**
   * Why luck and skill cannot be computed (`other-game`, `unfinished`, or an error message), else
   * null.
   */
  unreviewed: string | null = $state(null);
  shots: ReadonlyMap<number, ShotAdvice> = $state.raw(new Map());
  advice: ReadonlyMap<number, FilmAdvice> = $state.raw(new Map());
  readonly choices: Choices;
  #values: ReadonlyMap<number, FilmValues> = $state.raw(new Map());
  #asked = new Set<number>();
  #helper: Helper | null = null;

  constructor(readonly film: FilmPlayer) {
    this.choices = new Choices(
      film,
      ({ step, place }) => this.adviceAt(step)!.options[place]!.action,
    );
  }

  close(): void {
    this.#helper?.end();
    this.#helper = null;
  }

  stop(): void {
    this.close();
    if (this.state === 'busy') this.state = 'stopped';
  }

  async run(): Promise<void> {
    if (this.state === 'busy' || this.state === 'done') return;
    this.state = 'busy';
    const helper = (this.#helper = new Helper());
    try {
      const steps = await helper.ask.open(this.film.record);
      this.count = steps.length;
      if (this.film.golf) await this.#golf(helper, steps);
      else await this.#shots(helper, steps);
      this.state = 'done';
    } catch (problem) {
      if (!(problem instanceof Ended)) this.state = 'failed';
    }
  }

  async #golf(helper: Helper, steps: number[]): Promise<void> {
    const carom = this.film.golf?.mode === 'carom';
    if (carom) this.chances = await this.#perhaps(helper.ask.chances());
    else await this.#review(helper);
    await this.#advice(helper, steps);
    // In carom mode, the review needs the cost of every choice, so it runs last.
    if (carom) await this.#review(helper);
  }

  async #review(helper: Helper): Promise<void> {
    try {
      this.review = await helper.ask.review();
    } catch (problem) {
      if (problem instanceof Ended) throw problem;
      this.unreviewed = errorMessage(problem);
    }
  }

  /** Returns the answer; null if the computation fails, for example on an invalid record. */
  async #perhaps<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (problem) {
      if (problem instanceof Ended) throw problem;
      return null;
    }
  }

  async #advice(helper: Helper, steps: number[]): Promise<void> {
    const found = new Map<number, FilmAdvice>();
    for (const [index, step] of steps.entries()) {
      const advice = await helper.ask.advice(step);
      if (advice) found.set(step, advice);
      this.done = index + 1;
      // Updates the page only after every eighth choice, so that a long match is not redrawn for
      // each choice.
      if (index % 8 === 7 || index === steps.length - 1) this.advice = new Map(found);
    }
  }

  async #shots(helper: Helper, steps: number[]): Promise<void> {
    const found = new Map(this.shots);
    for (const [index, step] of steps.entries()) {
      const advice = found.get(step) ?? (await helper.ask.shotAdvice(step));
      if (advice) found.set(step, advice);
      this.done = index + 1;
      this.shots = new Map(found);
    }
  }

  adviceAt(step: number): FilmAdvice | null {
    return this.advice.get(step) ?? null;
  }

  /**
   * Returns each cell's colour at a step, as a number from 0 to 1. Requests the cell values on
   * first use.
   */
  heatAt(step: number): { key: string; cells: number[] } {
    if (!this.heat || !this.film.golf) return { key: '', cells: [] };
    void this.#ask(step);
    const [at, values] = this.#known(step) ?? [0, null];
    if (!values) return { key: '', cells: [] };
    const all = values.cells.map(([, , value]) => value);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const cells = values.cells.flatMap(([x, y, value]) => [
      x,
      y,
      high > low ? (value - low) / (high - low) : 0,
    ]);
    return { key: `heat ${at}`, cells };
  }

  /** Returns the lowest and highest cell values shown at a step; null if none are known. */
  rangeAt(step: number): [number, number] | null {
    const values = this.heat ? this.#known(step)?.[1] : undefined;
    const all = values?.cells.map(([, , value]) => value) ?? [];
    return all.length > 0 ? [Math.min(...all), Math.max(...all)] : null;
  }

  /**
   * Returns the cell values to show at a step, and the step for which they were computed. Until the
   * values of the shown step are known, these are the values of an earlier step on the same course.
   */
  #known(step: number): [number, FilmValues] | null {
    const { course } = this.film.steps[step]!;
    for (let at = step; at >= 0 && this.film.steps[at]!.course === course; at--) {
      const values = this.#values.get(at);
      if (values) return [at, values];
    }
    return null;
  }

  async #ask(step: number): Promise<void> {
    if (this.#asked.has(step) || !this.#helper) return;
    this.#asked.add(step);
    try {
      const values = await this.#helper.ask.values(step);
      if (values) this.#values = new Map(this.#values).set(step, values);
    } catch {
      this.#asked.delete(step);
    }
  }
}
