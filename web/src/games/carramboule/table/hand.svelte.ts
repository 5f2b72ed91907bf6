// The player's hand on a table: it turns the aim, moves balls, taps, and pulls back the cue. The only
// gesture that shoots is pulling back the cue and letting go.
import { angleTo, isForwards, wrapped, type Aim } from '../aim/aim';
import { LEAST, pulled, type Grip, type Pull } from '../aim/pull';
import { speedAt } from '../aim/power';
import type { Place } from './motion';

/** The distances from a point to the edges of the screen, in pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a view shows the table in its window. Points of the window are in pixels. */
export interface Lens {
  /** Returns the point on the cloth that is seen at a point of the window, in metres. */
  place(at: Place): Place | null;
  /** Returns where the middle of a ball is seen, and its radius. */
  ball(place: Place): { at: Place; radius: number };
  /** Grips the cue at a point of the window; null if the cue is not there. */
  grip(at: Place, margins: Margins): Grip | null;
  /** Converts a point of the window to the millimetres that grips are measured in. */
  millimetres(at: Place): Place;
  /** Returns the window in these millimetres. */
  extent(): Extent;
}

/** A part of the plane. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns how far a hand can pull the cue before it leaves the screen, in pixels. */
export function roomBehind(along: Place, { left, top, right, bottom }: Margins): number {
  const rooms = [
    (along[0] > 0 ? left : right) / Math.abs(along[0]),
    (along[1] > 0 ? top : bottom) / Math.abs(along[1]),
  ];
  return Math.min(...rooms.filter((_, axis) => Math.abs(along[axis]!) > 0.1)) - 6;
}

/** What the hand acts on, and the table's events that it causes. */
export interface Situation {
  aim: Aim | null;
  seat: number;
  /** Whether the player may aim now. */
  active: boolean;
  handles: 'line' | 'free' | null;
  /** The positions of all balls except the cue ball. */
  lying: readonly Place[];
  fastest: number;
  lens: Lens;
  onangle?: ((angle: number) => void) | undefined;
  onplace?: ((place: Place) => void) | undefined;
  onbackwards?: (() => void) | undefined;
  onpull?: ((changes: Partial<Aim>) => void) | undefined;
  onrelease?: (() => boolean) | undefined;
  onball?: ((index: number, place: Place) => void) | undefined;
  onpick?: ((index: number | null) => void) | undefined;
}

/** What the hand has taken. */
type Hold =
  | { what: 'aim'; angle: number }
  | { what: 'pull'; grip: Grip }
  | { what: 'cue'; off: Place }
  | { what: 'ball'; index: number; off: Place };

const apart = (one: Place, other: Place) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** How far the pointer may move during a tap, in pixels. */
const TREMBLE = 5;

export class Hand {
  /** Where the player gripped the cue; null if the cue is not gripped. */
  grip = $state.raw<Grip | null>(null);
  drawn = $state.raw<Pull | null>(null);
  /** Whether the hand holds a ball or the cue. */
  holds = $state(false);
  readonly #now: () => Situation;
  #drag: { pointer: number; from: Place; moved: boolean; hold: Hold } | null = null;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /**
   * Follows a pointer that was pressed at a point of the window. Returns false if there is nothing
   * to take; on the drawn table, a drag anywhere turns the aim.
   */
  down(event: PointerEvent, at: Place, turns: boolean): boolean {
    if (event.button !== 0 || this.#drag) return false;
    const hold = this.#take(event, at) ?? (turns ? this.#aiming(at) : null);
    if (!hold) return false;
    this.#drag = { pointer: event.pointerId, from: at, moved: false, hold };
    this.holds = hold.what !== 'aim';
    return true;
  }

  /** Takes the cue or the ball at a point of the window; null if neither is there. */
  #take(event: PointerEvent, at: Place): Hold | null {
    const { aim, active, handles, lying, lens, onball, onpull } = this.#now();
    const from = lens.place(at);
    if (!active || !aim) return null;
    const slack = event.pointerType === 'mouse' ? 16 : 26;
    const cue = lens.ball(aim.place);
    const off = (place: Place): Place => (from ? [place[0] - from[0], place[1] - from[1]] : [0, 0]);
    if (handles && from && apart(cue.at, at) <= Math.max(cue.radius * 1.3, slack))
      return { what: 'cue', off: off(aim.place) };
    const index = onball && from ? this.#ballAt(at, 1.3, slack) : null;
    if (index !== null) return { what: 'ball', index, off: off(lying[index]!) };
    const margins = {
      left: event.clientX,
      top: event.clientY,
      right: innerWidth - event.clientX,
      bottom: innerHeight - event.clientY,
    };
    const grip = onpull ? lens.grip(at, margins) : null;
    return grip && { what: 'pull', grip };
  }

  #aiming(at: Place): Hold | null {
    const { aim, active, seat, lens } = this.#now();
    const place = lens.place(at);
    return active && aim && place ? { what: 'aim', angle: angleTo(aim, place, seat) } : null;
  }

  /** Returns the nearest ball, except the cue ball, within some radii or pixels. */
  #ballAt(at: Place, radii: number, pixels = 0): number | null {
    const { lying, lens } = this.#now();
    const seen = lying.map((place, index) => {
      const ball = lens.ball(place);
      return { index, away: apart(ball.at, at), reach: Math.max(ball.radius * radii, pixels) };
    });
    const near = seen.sort((one, other) => one.away - other.away)[0];
    return near && near.away <= near.reach ? near.index : null;
  }

  move(event: PointerEvent, at: Place): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.moved && apart(drag.from, at) < TREMBLE) return;
    drag.moved = true;
    const { lens, fastest, onpull, onplace, onball } = this.#now();
    const { hold } = drag;
    if (hold.what === 'pull') {
      this.grip = hold.grip;
      this.drawn = pulled(hold.grip, lens.millimetres(at));
      onpull?.({ angle: this.drawn.angle, speed: speedAt(this.drawn.share, fastest) });
      return;
    }
    const to = lens.place(at);
    if (!to) return;
    if (hold.what === 'aim') this.#turn(hold, at, to);
    else {
      const place: Place = [to[0] + hold.off[0], to[1] + hold.off[1]];
      if (hold.what === 'cue') onplace?.(place);
      else onball?.(hold.index, place);
    }
  }

  /**
   * Turns the aim with the direction of the pointer. The farther the pointer is from the ball, the
   * finer the control.
   */
  #turn(hold: Hold & { what: 'aim' }, at: Place, to: Place): void {
    const { aim, seat, lens, onangle } = this.#now();
    if (!aim || apart(lens.ball(aim.place).at, at) < 24) return;
    const angle = angleTo(aim, to, seat);
    onangle?.(aim.angle + wrapped(angle - hold.angle));
    hold.angle = angle;
  }

  up(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#drag = null;
    this.holds = false;
    const { hold, moved, from } = drag;
    const cancelled = event.type === 'pointercancel';
    if (hold.what === 'pull' && moved) return this.#release(hold.grip, cancelled);
    if (moved || cancelled) return;
    if (hold.what === 'ball') this.#now().onpick?.(hold.index);
    else if (hold.what !== 'cue') this.tap(from);
  }

  /** Aims at a point of the window, or at the ball there. */
  tap(at: Place): void {
    const { aim, seat, handles, lying, lens, onpick, onangle, onbackwards } = this.#now();
    const met = this.#ballAt(at, 1.5);
    const place = met === null ? lens.place(at) : lying[met]!;
    if (!aim || !place) return;
    onpick?.(null);
    const angle = angleTo(aim, place, seat);
    // Players can shoot towards their own side only if they may walk around the table.
    if (handles !== 'free' && !isForwards(angle)) onbackwards?.();
    else onangle?.(angle);
  }

  #release(grip: Grip, cancelled: boolean): void {
    const { onpull, onrelease } = this.#now();
    this.grip = null;
    const shoots = !cancelled && (this.drawn?.share ?? 0) >= LEAST;
    // The pull was too short or was cancelled, so the earlier aim is restored.
    if (!shoots) onpull?.({ angle: grip.before.angle, speed: grip.before.speed });
    if (!shoots || !onrelease?.()) this.drawn = null;
  }
}
