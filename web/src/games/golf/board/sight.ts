// Decides which part of a board its window shows: all of it, certain watched spots, or the part
// that the player moved to.
import type { Spot } from '../../../generated/protocol';
import {
  edge,
  fit,
  frame,
  panned,
  part,
  sees,
  showsAll,
  zoomed,
  type Box,
  type Camera,
} from './camera';

type Point = { x: number; y: number };

/** Another view of the course in the same window. */
export interface Lens {
  /** Converts a spot on the board to a point in the board's window. */
  inHost(spot: Point & Partial<Spot>): Point;
  /** Converts a point in the board's window to a spot on the board. */
  onBoard(at: Point): Point;
}

export abstract class Sight {
  readonly #host: HTMLElement;
  /** The element that moves within the board's window. */
  protected readonly stage = document.createElement('div');
  /** The layers on the stage, in the board's units. */
  protected abstract readonly planes: readonly HTMLElement[];
  protected hole: Spot | null = null;
  #box: Box = { x: 0, y: 0, w: 1, h: 1 };
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  #laidOut = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #flight: ReturnType<typeof setTimeout> | undefined;
  /** The spots to keep visible; null to show the complete board. */
  #watched: readonly Spot[] | null = null;
  /**
   * Whether the player has moved the board. The view then ignores the watched spots until it is
   * reset.
   */
  #byHand = false;
  /** A spot to show for a while in place of the watched ones. */
  #glance: Spot | null = null;
  #size = { w: 0, h: 0 };
  /** The view that covers this one; null if the drawn board is visible. */
  lens: Lens | null = null;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.stage.className = 'stage';
    host.append(this.stage);
  }

  /** Called when the view has moved. */
  protected abstract seen(): void;

  destroy(): void {
    clearTimeout(this.#settle);
    clearTimeout(this.#flight);
    this.stage.remove();
  }

  /** Shows another board and resets the view. */
  protected begin(box: Box, hole: Spot): void {
    this.#box = box;
    this.hole = hole;
    this.#byHand = false;
    this.#glance = null;
    this.#laidOut = 0;
    this.resize();
  }

  /** Converts a spot on the board to a point in the board's window. */
  inHost(spot: Point): Point {
    if (this.lens) return this.lens.inHost(spot);
    const { scale, x, y } = this.#camera;
    return { x: x + (spot.x - this.#box.x) * scale, y: y + (spot.y - this.#box.y) * scale };
  }

  /** Converts a point in the board's window to a spot on the board. */
  onBoard(at: Point): Point {
    if (this.lens) return this.lens.onBoard(at);
    const { scale, x, y } = this.#camera;
    return { x: this.#box.x + (at.x - x) / scale, y: this.#box.y + (at.y - y) / scale };
  }

  /** Converts a spot on the board to a point in the browser window. */
  inWindow(spot: Spot): Point {
    const rect = this.#host.getBoundingClientRect();
    const { x, y } = this.inHost(spot);
    return { x: rect.left + x, y: rect.top + y };
  }

  /** Whether the complete board fits into the window with its cells still distinguishable. */
  get showsAll(): boolean {
    return this.#size.w > 0 && showsAll(this.#box, this.#size);
  }

  /** Keeps these spots visible at a suitable scale; null shows the complete board. */
  watch(spots: readonly Spot[] | null): void {
    this.#watched = spots;
    this.#glance = null;
    if (this.#byHand) return;
    const wanted = this.#wanted();
    // Stays still if all spots are already visible: aiming on a jumping board is hard.
    const near = Math.abs(Math.log(wanted.scale / this.#camera.scale)) < 0.4;
    const there =
      spots &&
      this.#laidOut > 0 &&
      near &&
      spots.every((spot) => sees(this.#camera, this.#box, this.#size, spot, 28));
    const lost =
      this.hole &&
      sees(wanted, this.#box, this.#size, this.hole) &&
      !sees(this.#camera, this.#box, this.#size, this.hole);
    if (!there || lost) this.#go(wanted, true);
  }

  /** Shows a spot for a while; null returns to the watched spots. */
  glance(spot: Spot | null): void {
    this.#glance = spot;
    this.#byHand = false;
    this.#go(this.#wanted(), true);
  }

  /**
   * Shows a new course from its hole back to its start, within a second. Any action by the player
   * ends this movement.
   */
  fly(pace: number): void {
    if (!this.hole || this.#size.w === 0 || pace === 0) return;
    this.#glance = this.hole;
    this.#go(this.#wanted(), false);
    this.#flight = setTimeout(() => {
      this.#flight = undefined;
      this.#glance = null;
      this.#go(this.#wanted(), true, 700 * pace);
    }, 300 * pace);
  }

  /**
   * Returns the point where the line from the window's centre to a spot crosses the edge (moved
   * inwards by `inset` pixels), and the direction of this line; null if the spot is visible.
   */
  beyond(spot: Point, inset = 0): { x: number; y: number; turn: number } | null {
    if (this.lens || this.#size.w === 0 || sees(this.#camera, this.#box, this.#size, spot, 8))
      return null;
    return edge(this.#camera, this.#box, this.#size, spot, inset);
  }

  /** The visible part of the board; null if all of it is visible. */
  get part(): Box | null {
    return this.#size.w > 0 && !this.lens ? part(this.#camera, this.#box, this.#size) : null;
  }

  /** Moves a point on the board to the middle of the window, at the current scale. */
  centre(point: Point): void {
    if (this.lens) return;
    const { x, y } = this.inHost(point);
    this.#byHand = true;
    this.#go(
      panned(this.#camera, this.#box, this.#size, this.#size.w / 2 - x, this.#size.h / 2 - y),
      true,
    );
  }

  reset(): void {
    this.#byHand = false;
    this.#glance = null;
    this.#go(this.#wanted(), true);
  }

  zoom(factor: number): void {
    this.zoomAt({ x: this.#size.w / 2, y: this.#size.h / 2 }, factor);
  }

  protected zoomAt(at: Point, factor: number): void {
    this.#moved(zoomed(this.#camera, this.#box, this.#size, at, factor));
  }

  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.#host;
    if (w === 0 || h === 0) return;
    this.#size = { w, h };
    this.#byHand = false;
    // An interrupted flight must not leave the camera at the hole.
    if (this.#flight !== undefined) this.#glance = null;
    this.#go(this.#wanted(), false);
  }

  #wanted(): Camera {
    if (this.#glance) return frame(this.#box, this.#size, [this.#glance], this.#glance);
    if (!this.#watched || !this.hole) return fit(this.#box, this.#size);
    return frame(this.#box, this.#size, this.#watched, this.hole);
  }

  /** Moves the board with the finger or, at the edge of the board, scrolls the page. */
  protected pan(dx: number, dy: number): void {
    const to = panned(this.#camera, this.#box, this.#size, dx, dy);
    const left = dy - (to.y - this.#camera.y);
    if (Math.abs(left) > 0.5) scrollBy(0, -left);
    if (to.x !== this.#camera.x || to.y !== this.#camera.y) this.#moved(to);
  }

  #moved(camera: Camera): void {
    this.#byHand = true;
    this.#go(camera, false, 160);
  }

  /**
   * Moves the board with a transform. Once the board has not moved for a while (at least `rest`
   * milliseconds), lays it out crisply at the new scale.
   */
  #go(camera: Camera, gently: boolean, rest = 0): void {
    this.#camera = camera;
    clearTimeout(this.#settle);
    clearTimeout(this.#flight);
    this.#flight = undefined;
    const soft = gently && this.#laidOut > 0;
    this.stage.classList.toggle('gently', soft);
    this.stage.style.transitionDuration = soft && rest > 0 ? `${rest}ms` : '';
    if (this.#laidOut > 0) this.#transform();
    if (this.#laidOut === 0 || (!soft && rest === 0)) this.#layOut();
    else if (this.#laidOut !== camera.scale)
      this.#settle = setTimeout(() => this.#layOut(), soft ? Math.max(300, rest) : rest);
    // Lets a finger scroll the page if the board fits the height of the window.
    const wide = this.#box.w * camera.scale > this.#size.w + 1;
    const high = this.#box.h * camera.scale > this.#size.h + 1;
    this.#host.style.touchAction = high ? 'none' : 'pan-y';
    this.#host.classList.toggle('larger', wide || high);
    this.seen();
  }

  #transform(): void {
    const { scale, x, y } = this.#camera;
    const grown = scale / this.#laidOut;
    this.stage.style.transform = `translate(${x}px, ${y}px)${Math.abs(grown - 1) > 1e-6 ? ` scale(${grown})` : ''}`;
  }

  #layOut(): void {
    const { scale } = this.#camera;
    this.stage.classList.remove('gently');
    this.#laidOut = scale;
    this.stage.style.width = `${this.#box.w * scale}px`;
    this.stage.style.height = `${this.#box.h * scale}px`;
    const plane = `scale(${scale}) translate(${-this.#box.x}px, ${-this.#box.y}px)`;
    for (const one of this.planes) one.style.transform = plane;
    this.#transform();
  }
}
