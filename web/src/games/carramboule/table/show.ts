// Animates a shot in real time. The core's motion gives the positions of the balls.
import type { Motion, MotionContact } from '../../../generated/protocol';
import { placeAt, spinAt, type Place } from './motion';
import type { SeenBall } from './paint';
import { eased, turned, UPRIGHT, type Turn } from './spin';

/**
 * How long a ball takes to sink into its pocket, in seconds. `SETTLE` is the time for the balls to
 * turn upright at the end.
 */
const SINK = 0.2;
const SETTLE = 0.25;
/**
 * The fastest spin that is drawn, in radians per second. A faster spin would not look like turning.
 */
const FASTEST_TURN = 40;

export interface ReelOptions {
  near: number;
  /** The radius of the balls, in metres. */
  radius: number;
  pockets: Place[];
}

export interface ShowOptions extends ReelOptions {
  /** The factor by which the animation is slowed down; 0 shows only the end. */
  pace: number;
  /** Draws the balls at the current time. */
  draw(balls: SeenBall[]): void;
  hear(contact: MotionContact): void;
}

/** The positions and orientations of a shot's balls at the current time of its animation. */
export class Reel {
  time = 0;
  /**
   * The time at which the animation ends, in seconds. All balls then lie still and upright, and
   * none is sinking.
   */
  readonly end: number;
  #turns: Turn[];

  constructor(
    readonly motion: Motion,
    readonly options: ReelOptions,
  ) {
    this.#turns = motion.balls.map(() => UPRIGHT);
    const sunk = motion.balls.map((ball) => (ball.fell?.[0] ?? 0) + SINK);
    this.end = Math.max(motion.duration + SETTLE, ...sunk);
  }

  advance(seconds: number): void {
    this.time += seconds;
    if (this.time >= this.motion.duration) return;
    const seen = this.options.near === 0 ? 1 : -1;
    for (const [index, ball] of this.motion.balls.entries()) {
      const [x, y, z] = spinAt(ball, this.time, this.options.radius);
      const rate = Math.hypot(x, y, z);
      if (rate === 0) continue;
      const slow = Math.min(1, FASTEST_TURN / rate);
      this.#turns[index] = turned(
        this.#turns[index]!,
        [x * seen * slow, y * seen * slow, z * slow],
        seconds,
      );
    }
  }

  get balls(): SeenBall[] {
    const settle = Math.min(Math.max((this.time - this.motion.duration) / SETTLE, 0), 1);
    return this.motion.balls.map((ball, index) => {
      const place = placeAt(ball, this.time);
      const turn = settle > 0 ? eased(this.#turns[index]!, settle) : this.#turns[index]!;
      const sunk = ball.fell ? Math.min(Math.max((this.time - ball.fell[0]) / SINK, 0), 1) : 0;
      if (sunk === 0) return { kind: ball.kind, place, turn };
      const pocket = this.options.pockets[ball.fell![1]]!;
      const towards: Place = [
        place[0] + (pocket[0] - place[0]) * sunk,
        place[1] + (pocket[1] - place[1]) * sunk,
      ];
      const fall = { from: place, pocket: ball.fell![1], share: sunk };
      return { kind: ball.kind, place: towards, turn, size: 1 - 0.3 * sunk, alpha: 1 - sunk, fall };
    });
  }
}

export class Show {
  readonly done: Promise<void>;
  #finish!: () => void;
  #heard = 0;
  #last: number | null = null;
  #frame = 0;
  readonly #reel: Reel;

  constructor(
    readonly motion: Motion,
    readonly options: ShowOptions,
  ) {
    this.done = new Promise((resolve) => (this.#finish = resolve));
    this.#reel = new Reel(motion, options);
    if (options.pace <= 0) this.skip();
    else this.#frame = requestAnimationFrame(this.#step);
  }

  /** Skips to the end of the animation. */
  skip = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#reel.time = this.#reel.end;
    this.options.draw(this.#reel.balls);
    this.#finish();
  };

  #step = (now: number): void => {
    const passed = this.#last === null ? 0 : (now - this.#last) / 1000 / this.options.pace;
    this.#last = now;
    // If the page was hidden, the animation continues where it stopped.
    this.#reel.advance(Math.min(passed, 0.1));
    this.#hear();
    this.options.draw(this.#reel.balls);
    if (this.#reel.time >= this.#reel.end) this.#finish();
    else this.#frame = requestAnimationFrame(this.#step);
  };

  #hear(): void {
    const { contacts } = this.motion;
    while (this.#heard < contacts.length && contacts[this.#heard]!.t <= this.#reel.time)
      this.options.hear(contacts[this.#heard++]!);
  }
}
