// The board on screen: the core's picture in three layers, with the balls as separate elements
// between them. A rolling ball is moved by the compositor alone, so the board is not repainted.
import './board-view.css';
import type { BoardCell, BoardLayers, BoardPicture, Spot, Way } from '../../../generated/protocol';
import { puff, ripple, shake, wobble } from './answers';
import { nearestEnding, type Ending } from './endings';
import { GHOST } from '../../../ui/ghost-mark';
import { gestures } from '../../view/gestures';
import { Balls } from '../stroke/balls';
import { renewLayers } from '../stroke/layers';
import type { Running } from '../stroke/run';
import { pointing, type Cue, type Timeline } from '../stroke/timeline';
import type { Turn } from '../stroke/turn';
import { Sight } from './sight';
import { foretell, wiggle } from './stands';

const SVG = 'http://www.w3.org/2000/svg';
/**
 * The groups drawn above the balls on the ground. `OVER` lists the groups drawn above all balls.
 */
const MIDDLE = ['movers', 'tall'];
const OVER = ['flag'];
/** How far a tap may miss its target, in pixels. */
const FINGER = 44;

export interface BoardTaps {
  start(index: number): void;
  direction(dir: string): void;
  /**
   * Called with the direction of the arrow under the mouse, or with null when the mouse leaves the
   * arrow.
   */
  look(dir: string | null): void;
  /** Called when the view has moved. */
  moved?(): void;
  /** Called for a tap in the board's window that selects nothing. */
  bare?(at: { x: number; y: number }): void;
  /**
   * Called with the mouse position in the board's window, or with null when the mouse is outside it
   * or over an arrow.
   */
  over?(at: { x: number; y: number } | null): void;
}

function sheet(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('stroke-linejoin', 'round');
  return svg;
}

function plane(): HTMLElement {
  const div = document.createElement('div');
  div.className = 'plane';
  return div;
}

function group(parent: SVGSVGElement, name: string): SVGGElement {
  const g = document.createElementNS(SVG, 'g');
  g.setAttribute('class', name);
  parent.append(g);
  return g;
}

export class BoardView extends Sight {
  readonly #under = sheet('under');
  readonly #middle = sheet('middle');
  readonly #over = sheet('over');
  readonly #ground = plane();
  readonly #high = plane();
  protected readonly planes = [this.#ground, this.#high];
  readonly #prefix: string;
  readonly #balls = new Balls((ball, where) => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'ball');
    svg.setAttribute('viewBox', '-15 -15 30 31');
    svg.innerHTML = `<use href="#ball-${ball}" x="-15" y="-15" width="30" height="31"/>`;
    (where === 'high' ? this.#high : this.#ground).append(svg);
    return svg;
  });
  /** The ghost balls, which are drawn below the other balls and ignore taps. */
  readonly #ghosts = new Balls((_, where) => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'ball ghost');
    svg.setAttribute('viewBox', '-15 -15 30 31');
    svg.innerHTML = GHOST;
    (where === 'high' ? this.#high : this.#ground).prepend(svg);
    return svg;
  });
  readonly #stop: () => void;
  readonly #taps: BoardTaps;
  #groups: Record<
    'origin' | 'ghost' | 'reach' | 'reachTop' | 'ends' | 'path' | 'starts' | 'arrows',
    SVGGElement
  > | null = null;
  #ends: readonly Ending[] = [];
  #turn: Turn;
  #starts: readonly BoardCell[] = [];

  constructor(host: HTMLElement, prefix: string, taps: BoardTaps) {
    super(host);
    this.#prefix = prefix;
    this.#taps = taps;
    this.stage.append(this.#under, this.#ground, this.#middle, this.#high, this.#over);
    this.#stop = gestures(host, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (at, factor) => this.zoomAt(at, factor),
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

  protected seen(): void {
    this.#taps.moved?.();
  }

  override destroy(): void {
    this.#stop();
    super.destroy();
  }

  /** Replaces the previous board with a new one. */
  show(picture: BoardPicture): void {
    const drawn = document.createElement('template');
    drawn.innerHTML = picture.svg;
    const svg = drawn.content.querySelector('svg')!;
    const [x = 0, y = 0, w = 1, h = 1] = svg
      .getAttribute('viewBox')!
      .split(/[\s,]+/)
      .map(Number);
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
      ghost: group(this.#under, 'ghost-mark'),
      reach: group(this.#under, 'reach-marks'),
      reachTop: group(this.#over, 'reach-marks'),
      ends: group(this.#over, 'end-marks'),
      path: group(this.#over, 'path-mark'),
      starts: group(this.#over, 'start-marks'),
      arrows: group(this.#over, 'arrow-marks'),
    };
    this.#balls.clear();
    this.#ghosts.clear();
    this.place(picture.balls);
    this.#turn = picture.turn;
    this.#starts = picture.starts;
    this.begin({ x, y, w, h }, picture.hole.spot);
  }

  /** Redraws the layers that strokes change: moving pieces and tokens. */
  layers(layers: BoardLayers, hop: number): void {
    this.foretell(null);
    renewLayers(this.stage, this.#prefix, layers, hop);
  }

  /** Previews where a stroke would leave the pieces that it moves; null ends the preview. */
  foretell(way: Way | null): void {
    foretell(this.stage, this.#prefix, way?.changes.at(-1)?.layers ?? null);
  }

  /** Wiggles the moving piece on these cells. */
  wiggle(spots: readonly { x: number; y: number }[], reach: number): void {
    const at = spots.map(({ x, y }) => this.inWindow({ x, y, top: false, hidden: false }));
    const far = this.inHost({ x: reach, y: 0 }).x - this.inHost({ x: 0, y: 0 }).x;
    const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
    const box = {
      left: Math.min(...xs) - far,
      right: Math.max(...xs) + far,
      top: Math.min(...ys) - far,
      bottom: Math.max(...ys) + far,
    };
    if (spots[0]) wiggle(this.stage, this.#prefix, box, spots[0]);
  }

  /** Shows exactly these balls and removes all others. */
  place(balls: Record<string, Spot> | ReadonlyMap<string, Spot>): void {
    this.#balls.place(balls instanceof Map ? balls : new Map(Object.entries(balls)));
  }

  /** Shows a ghost ball at a spot; null removes the ball. */
  haunt(ball: string, spot: Spot | null): void {
    this.#ghosts.place(spot ? new Map([[ball, spot]]) : new Map());
  }

  /** Rolls a ghost ball, to which the board does not react. */
  rollGhost(line: Timeline, pace: number): Running {
    return this.#ghosts.roll(line, pace, () => {});
  }

  path(markup: string | null, faint = false): void {
    if (!this.#groups) return;
    this.#groups.path.innerHTML = markup ?? '';
    this.#groups.path.classList.toggle('faint', faint);
  }

  marks(
    name: 'origin' | 'ghost' | 'reach' | 'reachTop' | 'starts' | 'arrows',
    markup: string,
  ): void {
    if (this.#groups && this.#groups[name].innerHTML !== markup)
      this.#groups[name].innerHTML = markup;
  }

  /** Draws where the ball could stop, with markup from `boardMarkers.ts`. */
  endings(ends: readonly Ending[], markup: string): void {
    this.#ends = ends;
    if (this.#groups) this.#groups.ends.innerHTML = markup;
  }

  /** Marks where the selected stroke would end; null clears the mark. */
  chooseEnding(dir: string | null): void {
    for (const mark of this.#groups?.ends.querySelectorAll<SVGElement>('[data-end]') ?? [])
      mark.classList.toggle('on', mark.dataset.end === dir);
    for (const way of this.#groups?.ends.querySelectorAll<SVGElement>('[data-way]') ?? [])
      way.classList.toggle('on', way.dataset.way === dir);
  }

  /** Highlights for a newcomer where the suggested stroke would end; null clears the highlight. */
  lightEnding(dir: string | null): void {
    for (const mark of this.#groups?.ends.querySelectorAll<SVGElement>('[data-end]') ?? [])
      mark.classList.toggle('lit', mark.dataset.end === dir);
  }

  /** Returns the mark or start cell that a tap just missed, otherwise the tapped element. */
  #meant(target: Element, at: { x: number; y: number }): Element {
    if (target.closest('.arrow, [data-start]')) return target;
    const ends = this.#ends.map(({ dir, spot }) => ({
      mark: this.#groups?.ends.querySelector(`[data-end="${dir}"]`),
      ...this.inHost(spot),
    }));
    const starts = this.#starts.map(({ spot }, index) => ({
      mark: this.#groups?.starts.querySelector(`[data-start="${index}"]`),
      ...this.inHost(spot),
    }));
    const places = [...ends, ...starts].filter(({ mark }) => mark);
    return nearestEnding(places, at, FINGER)?.mark ?? target;
  }

  /**
   * Rolls the balls in a stroke. Calls `cue` for each event when it is due; `late` is true if the
   * event happens only because of a skip.
   */
  roll(line: Timeline, way: Way, pace: number, cue: (cue: Cue, late: boolean) => void): Running {
    return this.#balls.roll(line, pace, (next, late) => {
      const change = way.changes.find((change) => change.event === next.event);
      if (change) this.layers(change.layers, late ? 0 : 180 * pace);
      if (!late) this.#answer(next, pace);
      cue(next, late);
    });
  }

  /** Animates how the board reacts to a rebound, water, sand and a ball that drops. */
  #answer({ what, spot, speed }: Cue, pace: number): void {
    if (!spot || !this.#groups) return;
    const marks = this.#groups.origin;
    if (what.type === 'rebound') shake(this.stage, pointing(what.in, this.#turn), speed);
    if (what.type === 'settle' && what.why === 'water') ripple(marks, spot, pace);
    const inHole = this.hole && spot.x === this.hole.x && spot.y === this.hole.y;
    // A step on the ground that costs two impulses is on sand, unless the ball is leaving the hole.
    if (what.type === 'step' && what.cost === 2 && !spot.top && !inHole) puff(marks, spot, pace);
    const flag = this.#over.querySelector<SVGGElement>(`#${CSS.escape(this.#prefix)}flag`);
    if (what.type === 'holed' && flag && this.hole) wobble(flag, this.hole, pace);
  }

  #tap(target: Element, at: { x: number; y: number }, taps: BoardTaps): void {
    const dir = target.closest<SVGElement>('[data-dir]')?.dataset.dir;
    if (dir) taps.direction(dir);
    const start = target.closest<SVGElement>('[data-start]')?.dataset.start;
    if (start) taps.start(Number(start));
    if (!dir && !start) taps.bare?.(at);
  }
}
