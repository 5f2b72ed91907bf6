// A board on the page: puts the balls onto the picture and moves them. Ids of layers begin with a
// prefix, because several boards stand on one page.
import type { Spot } from '../generated/protocol';
import type { Frame } from './frames';

const SVG = 'http://www.w3.org/2000/svg';

export interface ShownPath {
  markup: string;
  /** A stroke of the past. */
  faint: boolean;
}

export class Stage {
  readonly #balls = new Map<string, SVGGElement>();
  #layers: Frame['layers'] = null;

  constructor(
    readonly root: HTMLElement,
    readonly prefix: string,
  ) {}

  /** Takes its balls off the picture. */
  clear(): void {
    for (const ball of this.#balls.values()) ball.remove();
    this.#balls.clear();
  }

  #layer(name: string): Element | null {
    return this.root.querySelector(`#${CSS.escape(this.prefix + name)}`);
  }

  /** Shows a frame, on the way there for `ms` milliseconds. */
  show(frame: Pick<Frame, 'balls' | 'layers'>, ms: number): void {
    for (const [name, ball] of this.#balls) {
      ball.style.transitionDuration = `${ms}ms`;
      ball.style.opacity = name in frame.balls ? '1' : '0';
    }
    for (const [name, spot] of Object.entries(frame.balls)) this.#put(name, spot, ms);
    if (frame.layers && frame.layers !== this.#layers) {
      this.#layers = frame.layers;
      for (const name of ['hints', 'tokens', 'movers'] as const) {
        const layer = this.#layer(name);
        if (layer) layer.outerHTML = frame.layers[name];
      }
    }
  }

  #put(name: string, spot: Spot, ms: number): void {
    const home = this.#layer(spot.top ? 'balls-top' : 'balls');
    let ball = this.#balls.get(name);
    // A ball that was not there before does not fly in from the corner.
    const fresh = !ball;
    if (!ball) {
      ball = drawn(name);
      this.#balls.set(name, ball);
    }
    if (home && ball.parentNode !== home) {
      home.append(ball);
      // A node that has moved in the page begins its transition from where it was only after it is laid out.
      void ball.getBoundingClientRect();
    }
    ball.style.transitionDuration = `${fresh ? 0 : ms}ms`;
    ball.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
    ball.style.opacity = '1';
  }

  /** Draws the ways of strokes above everything that lies on the board, and letters above these. */
  marks(paths: ShownPath[], notes: string): void {
    const svg = this.root.querySelector('svg');
    if (!svg) return;
    let group = svg.querySelector<SVGGElement>(':scope > g.shown-marks');
    if (!group) {
      group = document.createElementNS(SVG, 'g');
      group.setAttribute('class', 'shown-marks');
      svg.append(group);
    }
    const ways = paths.map(
      ({ markup, faint }) =>
        `<g opacity="${faint ? 0.55 : 1}">${markup.replace(/ id="[^"]*-path"/, '')}</g>`,
    );
    group.innerHTML = ways.join('') + notes;
  }
}

function drawn(name: string): SVGGElement {
  const ball = document.createElementNS(SVG, 'g');
  ball.setAttribute('class', 'rolling');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#ball-${name}`);
  for (const [key, value] of Object.entries({ x: -15, y: -15, width: 30, height: 31 }))
    use.setAttribute(key, String(value));
  ball.append(use);
  return ball;
}
