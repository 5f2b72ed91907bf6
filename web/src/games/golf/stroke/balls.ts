// The balls on a board. Each ball has two elements, one below and one above the tall pieces.
import type { Spot } from '../../../generated/protocol';
import { keyframes } from './keyframes';
import { poseOf, resting, seen, transformOf, type Pose, type Where } from './pose';
import { run, type Running } from './run';
import type { Cue, Timeline } from './timeline';

type Copies = Record<Where, SVGElement>;
const BOTH = ['ground', 'high'] as const;

/** A time range of a timeline. */
export interface Stretch {
  from: number;
  to: number;
}

export class Balls {
  readonly #copies = new Map<string, Copies>();
  readonly #draw: (ball: string, where: Where) => SVGElement;

  /** `draw` creates the element of a ball, centred at the origin. */
  constructor(draw: (ball: string, where: Where) => SVGElement) {
    this.#draw = draw;
  }

  /** Shows exactly these balls and removes all others. */
  place(spots: ReadonlyMap<string, Spot>): void {
    for (const ball of [...this.#copies.keys()]) if (!spots.has(ball)) this.#remove(ball);
    for (const [ball, spot] of spots) this.#put(ball, resting(spot));
  }

  clear(): void {
    for (const ball of [...this.#copies.keys()]) this.#remove(ball);
  }

  /**
   * Rolls the balls along a timeline or a part of it. Calls `cue` for each event when it is due;
   * `late` is true if the event happens only because of a skip.
   */
  roll(
    line: Timeline,
    tempo: number,
    cue: (cue: Cue, late: boolean) => void,
    { from, to }: Stretch = { from: 0, to: line.duration },
  ): Running {
    const balls = [...new Set(line.legs.map((leg) => leg.ball))];
    const moves = balls.flatMap((ball) => {
      const copies = this.#copiesOf(ball);
      return BOTH.map((where) => {
        const move = copies[where].animate(keyframes(line, ball, where), {
          duration: Math.max(1, line.duration * tempo),
          fill: 'forwards',
        });
        move.currentTime = from * tempo;
        return move;
      });
    });
    const end = () => {
      for (const ball of balls) {
        const pose = poseOf(line, ball, undefined, to);
        if (pose) this.#put(ball, pose);
        else this.#remove(ball);
      }
    };
    return run({ from, to, tempo, moves, due: line.cues, happen: cue, end });
  }

  #put(ball: string, pose: Pose): void {
    const copies = this.#copiesOf(ball);
    for (const where of BOTH) {
      copies[where].style.transform = transformOf(pose);
      copies[where].style.opacity = String(seen(pose, where));
    }
  }

  #remove(ball: string): void {
    const copies = this.#copies.get(ball);
    for (const where of BOTH) copies?.[where].remove();
    this.#copies.delete(ball);
  }

  #copiesOf(ball: string): Copies {
    let copies = this.#copies.get(ball);
    if (!copies) {
      copies = { ground: this.#draw(ball, 'ground'), high: this.#draw(ball, 'high') };
      this.#copies.set(ball, copies);
    }
    return copies;
  }
}
