// The practice table, where any position and any shot is possible. Every shot and every change of
// the position can be undone.
import { tick } from 'svelte';
import type {
  CarrambouleBall,
  CarrambouleKind,
  Motion,
  TableShape,
} from '../../../generated/protocol';
import { core } from '../../../core/core';
import { storeValue, storedValue } from '../../../core/saved';
import { pace, settings } from '../../../lib/settings.svelte';
import { next, redo, undo, type History } from '../../../lib/history';
import { anyway, placeOf, practiceOf, type Aim } from '../aim/aim';
import { AimedShot } from '../aim/aimed-shot.svelte';
import { nearestFree } from './free';
import { trailOf } from '../aim/guide';
import type { Place } from '../table/motion';
import { speedAt } from '../aim/power';
import { errorMessage } from '../../../lib/problem';

/** A position and the player's aim. */
export interface Spread {
  balls: CarrambouleBall[];
  aim: Aim;
}

export interface SavedSpread extends Spread {
  name: string;
}

/** The number of balls of each kind in the box. */
export const BOX: Record<CarrambouleKind, number> = { white: 9, black: 9, queen: 1, cue: 1 };

const NOW = 'carramboule-practice';
const SAVED = 'carramboule-positions';

function ballAt(kind: CarrambouleKind, place: Place): CarrambouleBall {
  return { kind, at: [Math.round(place[0] * 1e9), Math.round(place[1] * 1e9)] };
}

export class PracticePlay extends AimedShot {
  balls = $state.raw<CarrambouleBall[]>([]);
  picked = $state<number | null>(null);
  fell = $state.raw<CarrambouleKind[] | null>(null);
  /** Why the last shot could not be simulated; null if it could. */
  problem = $state<string | null>(null);
  saved = $state.raw<SavedSpread[]>([]);
  past = $state.raw<readonly Spread[]>([]);
  future = $state.raw<readonly Spread[]>([]);
  /** The position and aim of the last shot, so that the player can repeat it. */
  last = $state.raw<Spread | null>(null);

  motion = $state.raw<Motion | null>(null);

  /**
   * Without `given`, creates the practice table. For a lesson, `given` returns the position, and
   * nothing is saved.
   */
  constructor(readonly given: ((shape: TableShape) => Spread) | null = null) {
    super();
  }

  async start(): Promise<void> {
    const [shape, rack, now, saved] = await Promise.all([
      core.tableShape(),
      core.carrambouleRack(0),
      storedValue<Spread>(NOW).catch(() => undefined),
      storedValue<SavedSpread[]>(SAVED).catch(() => undefined),
    ]);
    this.shape = shape;
    const first = this.given?.(shape);
    this.balls = first?.balls ?? now?.balls ?? rack;
    this.aim = first?.aim ?? now?.aim ?? this.#stand(shape);
    this.saved = saved ?? [];
  }

  /** Goes back to the position before the last attempt in a lesson, with the same aim. */
  again(): void {
    if (!this.given || !this.aiming || !this.last) return;
    this.#set(this.last);
    this.motion = null;
  }

  /** Continues with the next shot of a lesson from the current position. */
  next(aim: Aim): void {
    if (!this.given || !this.aiming) return;
    this.#set({ balls: this.balls, aim });
    this.motion = null;
  }

  #stand(shape: TableShape): Aim {
    return {
      place: [shape.side / 2, shape.camp_lines[0]],
      angle: 0,
      speed: speedAt(0.72, shape.fastest),
      tip: [0, 0],
      elevation: 0,
    };
  }

  get aiming(): boolean {
    return this.aim !== null && !this.showing;
  }

  get #history(): History<Spread> | null {
    const { past, balls, aim, future } = this;
    return aim && { past, now: { balls, aim }, future };
  }

  #remember(): void {
    const now = this.#history;
    if (now) ({ past: this.past, future: this.future } = next(now, now.now));
  }

  #set(spread: Spread): void {
    this.balls = spread.balls;
    this.aim = spread.aim;
    this.picked = null;
    this.fell = null;
    this.trail = [];
    this.#keep();
  }

  #keep(): void {
    if (this.aim && !this.given)
      void storeValue(NOW, { balls: this.balls, aim: this.aim }).catch(() => undefined);
  }

  undo(): void {
    this.#travel(undo);
  }

  redo(): void {
    this.#travel(redo);
  }

  #travel(step: (history: History<Spread>) => History<Spread>): void {
    const now = this.#history;
    const then = now && step(now);
    if (!then || then === now || !this.aiming) return;
    [this.past, this.future] = [then.past, then.future];
    this.#set(then.now);
  }

  /** Players may walk around the practice table, but not in a lesson. */
  protected override allowed(angle: number): number {
    return this.given ? super.allowed(angle) : anyway(angle);
  }

  #others(index: number | 'cue'): Place[] {
    const lying = this.balls.filter((_, other) => other !== index).map(placeOf);
    return index === 'cue' || !this.aim ? lying : [...lying, this.aim.place];
  }

  /** The ball being dragged. A single undo takes back the whole drag. */
  #dragged: number | 'cue' | null = null;
  #begin(what: number | 'cue'): void {
    if (this.#dragged !== what) this.#remember();
    this.#dragged = what;
  }
  endDrag(): void {
    if (this.#dragged !== null) this.#keep();
    this.#dragged = null;
  }

  moveCue(wish: Place): void {
    if (!this.shape || !this.aiming) return;
    const place = nearestFree(this.shape, wish, this.#others('cue'));
    if (!place) return;
    this.#begin('cue');
    this.change({ place });
  }

  moveBall(index: number, wish: Place): void {
    const ball = this.balls[index];
    if (!this.shape || !this.aiming || !ball) return;
    const place = nearestFree(this.shape, wish, this.#others(index));
    if (!place) return;
    this.#begin(index);
    this.picked = index;
    this.balls = this.balls.map((other, at) => (at === index ? ballAt(ball.kind, place) : other));
  }

  left(kind: CarrambouleKind): number {
    return BOX[kind] - this.balls.filter((ball) => ball.kind === kind).length;
  }

  add(kind: CarrambouleKind): void {
    if (!this.shape || !this.aiming || !this.aim || this.left(kind) <= 0) return;
    const middle: Place = [this.shape.side / 2, this.shape.side / 2];
    const place = nearestFree(this.shape, middle, [...this.balls.map(placeOf), this.aim.place]);
    if (!place) return;
    this.#remember();
    this.balls = [...this.balls, ballAt(kind, place)];
    this.picked = this.balls.length - 1;
    this.#keep();
  }

  remove(): void {
    if (this.picked === null || !this.aiming) return;
    this.#remember();
    this.balls = this.balls.filter((_, index) => index !== this.picked);
    this.picked = null;
    this.#keep();
  }

  clear(): void {
    if (!this.aiming || this.balls.length === 0) return;
    this.#remember();
    this.balls = [];
    this.picked = null;
    this.#keep();
  }

  async rack(): Promise<void> {
    if (!this.aiming || !this.aim || !this.shape) return;
    this.#remember();
    const balls = await core.carrambouleRack(0);
    const place =
      nearestFree(this.shape, this.aim.place, balls.map(placeOf)) ?? this.#stand(this.shape).place;
    this.#set({ balls, aim: { ...this.aim, place } });
  }

  pick(by: 1 | -1): void {
    const count = this.balls.length;
    if (count > 0)
      this.picked =
        this.picked === null ? (by > 0 ? 0 : count - 1) : (this.picked + by + count) % count;
  }

  /** Moves the selected ball, or else the cue ball. Distances are in millimetres. */
  nudge(right: number, up: number): void {
    const ball = this.picked === null ? undefined : this.balls[this.picked];
    const from = ball ? placeOf(ball) : this.aim?.place;
    if (!from) return;
    const wish: Place = [from[0] + right / 1000, from[1] + up / 1000];
    if (ball) this.moveBall(this.picked!, wish);
    else this.moveCue(wish);
    this.endDrag();
  }

  protected slide(millimetres: number): void {
    this.nudge(millimetres, 0);
  }

  protected target(by: 1 | -1): void {
    this.pick(by);
    if (this.picked !== null) this.aimAt(this.picked);
  }

  async shoot(): Promise<void> {
    if (!this.aiming || !this.aim || !this.shape) return;
    const before: Spread = { balls: this.balls, aim: this.aim };
    this.problem = null;
    try {
      const tried = await core.tryShot(practiceOf(before.balls, before.aim));
      if (!this.aiming) return;
      this.#remember();
      this.last = before;
      this.showing = true;
      this.guide = null;
      await tick();
      await this.stage?.play(tried.motion);
      const balls = tried.balls.filter((ball) => ball.kind !== 'cue');
      const cue = tried.balls.find((ball) => ball.kind === 'cue');
      // A pocketed cue ball returns to the position from which it was played, or near it.
      const place = cue
        ? placeOf(cue)
        : (nearestFree(this.shape, before.aim.place, balls.map(placeOf)) ?? before.aim.place);
      this.#set({ balls, aim: { ...before.aim, place } });
      const fallen = tried.motion.balls
        .filter((ball) => ball.fell)
        .sort((one, other) => one.fell![0] - other.fell![0]);
      this.fell = fallen.map((ball) => ball.kind);
      this.motion = tried.motion;
      if (pace() === 0) this.trail = trailOf(tried.motion);
    } catch (problem) {
      this.problem = errorMessage(problem);
    } finally {
      this.showing = false;
      await tick();
      this.stage?.rest();
    }
  }

  async repeat(): Promise<void> {
    if (!this.last || !this.aiming) return;
    this.#remember();
    this.#set(this.last);
    await this.shoot();
  }

  protected async preview(aim: Aim | null): Promise<Motion | null> {
    if (!aim || settings.guide === 0) return null;
    return (await core.tryShot(practiceOf(this.balls, aim))).motion;
  }

  async save(name: string): Promise<void> {
    if (!this.aim) return;
    const others = this.saved.filter((spread) => spread.name !== name);
    this.saved = [...others, { name, balls: this.balls, aim: this.aim }];
    await storeValue(SAVED, this.saved);
  }

  async forget(name: string): Promise<void> {
    this.saved = this.saved.filter((spread) => spread.name !== name);
    await storeValue(SAVED, this.saved);
  }

  take(spread: SavedSpread): void {
    if (!this.aiming) return;
    this.#remember();
    this.#set({ balls: spread.balls, aim: spread.aim });
  }
}
