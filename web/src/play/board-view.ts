// The board on the screen: the core's picture in three sheets, with the balls as elements of their own between them,
// so that a rolling ball is moved by the compositor alone and the board is never painted anew.
import './board-view.css';
import type { BoardLayers, BoardPicture, Spot, Way } from '../generated/protocol';
import { puff, ripple, shake, wobble } from './answers';
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
import { nearestEnding, type Ending } from './endings';
import { gestures } from './gestures';
import { Balls } from '../stroke/balls';
import { renewLayers } from '../stroke/layers';
import type { Running } from '../stroke/run';
import { pointing, type Cue, type Timeline } from '../stroke/timeline';

const SVG = 'http://www.w3.org/2000/svg';
/** The groups of the picture that lie over balls on the ground, and over all balls. */
const MIDDLE = ['movers', 'tall'];
const OVER = ['flag'];
/** Pixels by which a finger may miss. */
const FINGER = 44;

export interface BoardTaps {
  start(index: number): void;
  direction(dir: string): void;
  /** The mouse is over an arrow; null when it leaves. */
  look(dir: string | null): void;
  /** Another part of the board is seen now. */
  moved?(): void;
  /** A tap on the board's window that chooses nothing. */
  bare?(at: { x: number; y: number }): void;
  /** The mouse is over the board's window, not over an arrow; null otherwise. */
  over?(at: { x: number; y: number } | null): void;
}

function sheet(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('stroke-linejoin', 'round');
  return svg;
}

function group(parent: SVGSVGElement, name: string): SVGGElement {
  const g = document.createElementNS(SVG, 'g');
  g.setAttribute('class', name);
  parent.append(g);
  return g;
}

export class BoardView {
  readonly #host: HTMLElement;
  readonly #stage = document.createElement('div');
  readonly #under = sheet('under');
  readonly #middle = sheet('middle');
  readonly #over = sheet('over');
  readonly #ground = document.createElement('div');
  readonly #high = document.createElement('div');
  readonly #prefix: string;
  readonly #balls = new Balls((ball, where) => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'ball');
    svg.setAttribute('viewBox', '-15 -15 30 31');
    svg.innerHTML = `<use href="#ball-${ball}" x="-15" y="-15" width="30" height="31"/>`;
    (where === 'high' ? this.#high : this.#ground).append(svg);
    return svg;
  });
  readonly #stop: () => void;
  readonly #taps: BoardTaps;
  #groups: Record<
    'origin' | 'reach' | 'reachTop' | 'ends' | 'path' | 'starts' | 'arrows',
    SVGGElement
  > | null = null;
  #ends: readonly Ending[] = [];
  #box: Box = { x: 0, y: 0, w: 1, h: 1 };
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  #laidOut = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #flight: ReturnType<typeof setTimeout> | undefined;
  /** What is to be kept in sight; null: the whole board. */
  #watched: readonly Spot[] | null = null;
  /** Someone moved the board by hand; it stays so until told otherwise. */
  #byHand = false;
  #hole: Spot | null = null;
  /** Looks at this for a while. */
  #glance: Spot | null = null;
  #size = { w: 0, h: 0 };

  constructor(host: HTMLElement, prefix: string, taps: BoardTaps) {
    this.#host = host;
    this.#prefix = prefix;
    this.#taps = taps;
    this.#stage.className = 'stage';
    this.#ground.className = 'plane';
    this.#high.className = 'plane';
    this.#stage.append(this.#under, this.#ground, this.#middle, this.#high, this.#over);
    host.append(this.#stage);
    this.#stop = gestures(host, {
      pan: (dx, dy) => this.#pan(dx, dy),
      zoom: (at, factor) => this.#moved(zoomed(this.#camera, this.#box, this.#size, at, factor)),
      reset: () => this.reset(),
      tap: (target, at) => this.#tap(target, at, taps),
      meant: (target, at) => this.#meant(target, at),
      hover: (target, at) => {
        const dir = target?.closest<SVGElement>('[data-dir]')?.dataset.dir ?? null;
        taps.look(dir);
        taps.over?.(dir ? null : at);
      },
    });
  }

  destroy(): void {
    this.#stop();
    clearTimeout(this.#settle);
    clearTimeout(this.#flight);
    this.#stage.remove();
  }

  /** A new board. */
  show(picture: BoardPicture): void {
    const drawn = document.createElement('template');
    drawn.innerHTML = picture.svg;
    const svg = drawn.content.querySelector('svg')!;
    const [x = 0, y = 0, w = 1, h = 1] = svg
      .getAttribute('viewBox')!
      .split(/[\s,]+/)
      .map(Number);
    this.#box = { x, y, w, h };
    for (const part of [this.#under, this.#middle, this.#over]) {
      part.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
      part.replaceChildren();
    }
    svg.querySelector('title')?.remove();
    for (const child of [...svg.children]) {
      const name = child.id.slice(this.#prefix.length);
      if (name === 'balls' || name === 'balls-top') continue;
      (MIDDLE.includes(name)
        ? this.#middle
        : OVER.includes(name)
          ? this.#over
          : this.#under
      ).append(child);
    }
    this.#groups = {
      origin: group(this.#under, 'origin-mark'),
      reach: group(this.#under, 'reach-marks'),
      reachTop: group(this.#over, 'reach-marks'),
      ends: group(this.#over, 'end-marks'),
      path: group(this.#over, 'path-mark'),
      starts: group(this.#over, 'start-marks'),
      arrows: group(this.#over, 'arrow-marks'),
    };
    this.#balls.clear();
    this.place(picture.balls);
    this.#byHand = false;
    this.#glance = null;
    this.#hole = picture.hole.spot;
    this.#laidOut = 0;
    this.resize();
  }

  /** Renews what strokes change. */
  layers(layers: BoardLayers, hop: number): void {
    renewLayers(this.#stage, this.#prefix, layers, hop);
  }

  /** The balls and where they lie; others are taken off. */
  place(balls: Record<string, Spot> | ReadonlyMap<string, Spot>): void {
    this.#balls.place(balls instanceof Map ? balls : new Map(Object.entries(balls)));
  }

  path(markup: string | null, faint = false): void {
    if (!this.#groups) return;
    this.#groups.path.innerHTML = markup ?? '';
    this.#groups.path.classList.toggle('faint', faint);
  }

  marks(name: 'origin' | 'reach' | 'reachTop' | 'starts' | 'arrows', markup: string): void {
    if (this.#groups && this.#groups[name].innerHTML !== markup)
      this.#groups[name].innerHTML = markup;
  }

  /** Where the ball could end, as drawn by `marks.ts`. */
  endings(ends: readonly Ending[], markup: string): void {
    this.#ends = ends;
    if (this.#groups) this.#groups.ends.innerHTML = markup;
  }

  /** The ending that is looked at. */
  chooseEnding(dir: string | null): void {
    for (const mark of this.#groups?.ends.querySelectorAll<SVGElement>('[data-end]') ?? [])
      mark.classList.toggle('on', mark.dataset.end === dir);
    for (const way of this.#groups?.ends.querySelectorAll<SVGElement>('[data-way]') ?? [])
      way.classList.toggle('on', way.dataset.way === dir);
  }

  /** A finger that misses an ending by little means it. */
  #meant(target: Element, at: { x: number; y: number }): Element {
    if (target.closest('.arrow, [data-start]')) return target;
    const places = this.#ends.map(({ dir, spot }) => ({ dir, ...this.inHost(spot) }));
    const dir = nearestEnding(places, at, FINGER)?.dir;
    return (dir && this.#groups?.ends.querySelector(`[data-end="${dir}"]`)) || target;
  }

  /** Rolls the balls; `cue` is told of everything else in its time. */
  roll(line: Timeline, way: Way, pace: number, cue: (cue: Cue, late: boolean) => void): Running {
    return this.#balls.roll(line, pace, (next, late) => {
      const change = way.changes.find((change) => change.event === next.event);
      if (change) this.layers(change.layers, late ? 0 : 180 * pace);
      if (!late) this.#answer(next, pace);
      cue(next, late);
    });
  }

  /** What the ball meets answers it. */
  #answer({ what, spot, speed }: Cue, pace: number): void {
    if (!spot || !this.#groups) return;
    const marks = this.#groups.origin;
    if (what.type === 'rebound') shake(this.#stage, pointing(what.in), speed);
    if (what.type === 'settle' && what.why === 'water') ripple(marks, spot, pace);
    const inHole = this.#hole && spot.x === this.#hole.x && spot.y === this.#hole.y;
    // A dear step on the ground is sand, if it did not come off the hole.
    if (what.type === 'step' && what.cost === 2 && !spot.top && !inHole) puff(marks, spot, pace);
    const flag = this.#over.querySelector<SVGGElement>(`#${CSS.escape(this.#prefix)}flag`);
    if (what.type === 'holed' && flag && this.#hole) wobble(flag, this.#hole, pace);
  }

  /** Where a spot is on the board's own window. */
  inHost(spot: { x: number; y: number }): { x: number; y: number } {
    const { scale, x, y } = this.#camera;
    return { x: x + (spot.x - this.#box.x) * scale, y: y + (spot.y - this.#box.y) * scale };
  }

  /** The spot of the board at a point of its window. */
  onBoard(at: { x: number; y: number }): { x: number; y: number } {
    const { scale, x, y } = this.#camera;
    return { x: this.#box.x + (at.x - x) / scale, y: this.#box.y + (at.y - y) / scale };
  }

  /** Where a spot is in the browser's window. */
  inWindow(spot: Spot): { x: number; y: number } {
    const rect = this.#host.getBoundingClientRect();
    const { x, y } = this.inHost(spot);
    return { x: rect.left + x, y: rect.top + y };
  }

  // The camera.

  /** Whether the whole board fits into the window with cells that can be told apart. */
  get showsAll(): boolean {
    return this.#size.w > 0 && showsAll(this.#box, this.#size);
  }

  /** Keeps these in sight, as close as that allows; null shows the whole board. */
  watch(spots: readonly Spot[] | null): void {
    this.#watched = spots;
    this.#glance = null;
    if (this.#byHand) return;
    const wanted = this.#wanted();
    // What is in sight already is left where it is: a board that jumps is hard to aim on.
    const near = Math.abs(Math.log(wanted.scale / this.#camera.scale)) < 0.4;
    const there =
      spots &&
      this.#laidOut > 0 &&
      near &&
      spots.every((spot) => sees(this.#camera, this.#box, this.#size, spot, 28));
    const lost =
      this.#hole &&
      sees(wanted, this.#box, this.#size, this.#hole) &&
      !sees(this.#camera, this.#box, this.#size, this.#hole);
    if (!there || lost) this.#go(wanted, true);
  }

  /** Looks at a spot, or back at what is watched. */
  glance(spot: Spot | null): void {
    this.#glance = spot;
    this.#byHand = false;
    this.#go(this.#wanted(), true);
  }

  /** A new course is shown from its hole back to its start, within a second; whatever is done meanwhile ends it. */
  fly(pace: number): void {
    if (!this.#hole || this.#size.w === 0 || pace === 0) return;
    this.#glance = this.#hole;
    this.#go(this.#wanted(), false);
    this.#flight = setTimeout(() => {
      this.#glance = null;
      this.#go(this.#wanted(), true, 700 * pace);
    }, 300 * pace);
  }

  /** Where a spot outside the window is to be looked for; null while it is in sight. */
  beyond(spot: { x: number; y: number }, inset = 0): { x: number; y: number; turn: number } | null {
    if (this.#size.w === 0 || sees(this.#camera, this.#box, this.#size, spot, 8)) return null;
    return edge(this.#camera, this.#box, this.#size, spot, inset);
  }

  /** What is seen of the board; null while all of it is. */
  get part(): Box | null {
    return this.#size.w > 0 ? part(this.#camera, this.#box, this.#size) : null;
  }

  /** Brings a point of the board into the middle, as large as everything is now. */
  centre(point: { x: number; y: number }): void {
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
    this.#moved(
      zoomed(
        this.#camera,
        this.#box,
        this.#size,
        { x: this.#size.w / 2, y: this.#size.h / 2 },
        factor,
      ),
    );
  }

  resize(): void {
    const { clientWidth: w, clientHeight: h } = this.#host;
    if (w === 0 || h === 0) return;
    this.#size = { w, h };
    this.#byHand = false;
    this.#go(this.#wanted(), false);
  }

  #wanted(): Camera {
    if (this.#glance) return frame(this.#box, this.#size, [this.#glance], this.#glance);
    if (!this.#watched || !this.#hole) return fit(this.#box, this.#size);
    return frame(this.#box, this.#size, this.#watched, this.#hole);
  }

  /** A board that can go no farther lets the page go on. */
  #pan(dx: number, dy: number): void {
    const to = panned(this.#camera, this.#box, this.#size, dx, dy);
    const left = dy - (to.y - this.#camera.y);
    if (Math.abs(left) > 0.5) scrollBy(0, -left);
    if (to.x !== this.#camera.x || to.y !== this.#camera.y) this.#moved(to);
  }

  #moved(camera: Camera): void {
    this.#byHand = true;
    this.#go(camera, false, 160);
  }

  /** Moves by transform; lays out at the new size once it stands still (after `rest` milliseconds), so that it is crisp. */
  #go(camera: Camera, gently: boolean, rest = 0): void {
    this.#camera = camera;
    clearTimeout(this.#settle);
    clearTimeout(this.#flight);
    const soft = gently && this.#laidOut > 0;
    this.#stage.classList.toggle('gently', soft);
    this.#stage.style.transitionDuration = soft && rest > 0 ? `${rest}ms` : '';
    if (this.#laidOut > 0) this.#transform();
    if (this.#laidOut === 0 || (!soft && rest === 0)) this.#layOut();
    else if (this.#laidOut !== camera.scale)
      this.#settle = setTimeout(() => this.#layOut(), soft ? Math.max(300, rest) : rest);
    // A finger that scrolls the page over a board that fits is left alone.
    const wide = this.#box.w * camera.scale > this.#size.w + 1;
    const high = this.#box.h * camera.scale > this.#size.h + 1;
    this.#host.style.touchAction = high ? 'none' : 'pan-y';
    this.#host.classList.toggle('larger', wide || high);
    this.#taps.moved?.();
  }

  #transform(): void {
    const { scale, x, y } = this.#camera;
    const grown = scale / this.#laidOut;
    this.#stage.style.transform = `translate(${x}px, ${y}px)${Math.abs(grown - 1) > 1e-6 ? ` scale(${grown})` : ''}`;
  }

  #layOut(): void {
    const { scale } = this.#camera;
    this.#stage.classList.remove('gently');
    this.#laidOut = scale;
    this.#stage.style.width = `${this.#box.w * scale}px`;
    this.#stage.style.height = `${this.#box.h * scale}px`;
    const plane = `scale(${scale}) translate(${-this.#box.x}px, ${-this.#box.y}px)`;
    this.#ground.style.transform = this.#high.style.transform = plane;
    this.#transform();
  }

  #tap(target: Element, at: { x: number; y: number }, taps: BoardTaps): void {
    const dir = target.closest<SVGElement>('[data-dir]')?.dataset.dir;
    if (dir) taps.direction(dir);
    const start = target.closest<SVGElement>('[data-start]')?.dataset.start;
    if (start) taps.start(Number(start));
    if (!dir && !start) taps.bare?.(at);
  }
}
