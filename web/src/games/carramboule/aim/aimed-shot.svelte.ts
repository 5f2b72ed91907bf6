// What a match and the practice table share: the player's aim, the guide lines, and the stage that
// shows shots.
import type { CarrambouleBall, Motion, TableShape } from '../../../generated/protocol';
import { settings } from '../../../lib/settings.svelte';
import { angleTo, forwards, heldTip, placeOf, type Aim } from './aim';
import { guideOf, type Guide, type Trail } from './guide';
import type { Command } from './keys';
import { shareOf, speedAt } from './power';

/** The functions that show shots on the screen. */
export interface Stage {
  play(motion: Motion): Promise<void>;
  rest(): void;
  skip(): void;
}

export abstract class AimedShot {
  shape = $state.raw<TableShape | null>(null);
  aim = $state.raw<Aim | null>(null);
  /** The seat that `aim` belongs to. */
  seat = $state(0);
  guide = $state.raw<Guide | null>(null);
  /** The paths of the balls in the last shot, if its animation was not shown. */
  trail = $state.raw<Trail>([]);
  /** Whether an animation is running. */
  showing = $state(false);
  stage = $state.raw<Stage | null>(null);

  #asking = false;
  #askAgain = false;

  /** The balls on the table, except the cue ball. */
  abstract readonly balls: readonly CarrambouleBall[];

  /** Whether keys and taps skip what is being shown. */
  get skippable(): boolean {
    return this.showing;
  }

  /** Whether the player can change the aim and shoot. */
  abstract get aiming(): boolean;

  /** Simulates a shot; returns null for no guide lines. `aim` is null while nobody aims. */
  protected abstract preview(aim: Aim | null): Promise<Motion | null>;

  /** Moves the cue ball, or another selected ball, to the player's right. */
  protected abstract slide(millimetres: number): void;

  /** Aims at the next ball to the right or left. */
  protected abstract target(by: 1 | -1): void;

  /** Returns the allowed angle nearest to the given one. */
  protected allowed(angle: number): number {
    return forwards(angle);
  }

  change(changes: Partial<Aim>): void {
    if (!this.aiming || !this.aim || !this.shape) return;
    const next = { ...this.aim, ...changes };
    next.angle = this.allowed(next.angle);
    next.tip = heldTip(next.tip, this.shape.tip);
    next.elevation = Math.min(
      Math.max(next.elevation, 0),
      Math.floor((this.shape.steepest * 180) / Math.PI),
    );
    this.aim = next;
    this.trail = [];
  }

  aimAt(index: number): void {
    const ball = this.balls[index];
    if (ball && this.aim) this.change({ angle: angleTo(this.aim, placeOf(ball), this.seat) });
  }

  /**
   * Runs a command that changes the aim. Commands that shoot or make announcements are handled
   * elsewhere.
   */
  obey(command: Command): void {
    const { aim, shape } = this;
    if (!aim || !shape) return;
    switch (command.do) {
      case 'turn':
        return this.change({ angle: aim.angle + command.degrees });
      case 'power':
        return this.change({
          speed: speedAt(shareOf(aim.speed, shape.fastest) + command.steps / 100, shape.fastest),
        });
      case 'place':
        return this.slide(command.millimetres);
      case 'tip':
        return this.change({ tip: [aim.tip[0] + command.right, aim.tip[1] + command.up] });
      case 'middle':
        return this.change({ tip: [0, 0], elevation: 0 });
      case 'raise':
        return this.change({ elevation: aim.elevation + command.degrees });
      case 'target':
        return this.target(command.by);
    }
  }

  /**
   * Simulates the current aim. Only one request runs at a time; a call made meanwhile triggers
   * another request afterwards.
   */
  async ask(): Promise<void> {
    if (this.#asking) {
      this.#askAgain = true;
      return;
    }
    this.#asking = true;
    do {
      this.#askAgain = false;
      try {
        const motion = await this.preview(this.aiming ? this.aim : null);
        this.guide = this.aiming && motion ? guideOf(motion, settings.guide) : null;
      } catch {
        // The position has changed since the request. The next request will use the new position.
        this.guide = null;
      }
    } while (this.#askAgain);
    this.#asking = false;
  }

  skip(): void {
    this.stage?.skip();
  }
}
