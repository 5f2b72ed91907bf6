// A board within a page, which shows a state or rolls the balls from one state to the next. The ids
// of its layers have a prefix, because a page may have several boards.
import type { BoardLayers, Spot, Way } from '../../../generated/protocol';
import { Balls, type Stretch } from './balls';
import { renewLayers } from './layers';
import type { Running } from './run';
import { timeline, type Timeline } from './timeline';

const SVG = 'http://www.w3.org/2000/svg';

/** The balls and layers of a board at one moment. */
export interface BoardState {
  balls: Record<string, Spot>;
  /** The changed layers; null if no layers have changed. */
  layers: BoardLayers | null;
}

/** A roll that leads to a state: a complete stroke, or a part of its duration. */
export interface Roll extends Stretch {
  way: Way;
  line: Timeline;
  /** The balls before the stroke. */
  before: Record<string, Spot>;
}

/** Returns the roll of a complete stroke. */
export function rollOf(way: Way, before: Record<string, Spot>): Roll {
  const line = timeline(way, new Map(Object.entries(before)));
  return { way, line, before, from: 0, to: line.duration };
}

/** Returns the way of each ball that moves in a stroke, from its place before the stroke. */
export function waysOf({ trace, spots }: Way, before: Readonly<Record<string, Spot>>): Spot[][] {
  const ways = new Map<string, Spot[]>();
  trace.events.forEach((event, index) => {
    const spot = spots[index];
    if (!('ball' in event) || !spot) return;
    const start = before[event.ball];
    const way = ways.get(event.ball) ?? (start ? [start] : []);
    ways.set(event.ball, [...way, spot]);
  });
  return [...ways.values()];
}

/** Returns the state after one more event in a stroke. */
export function after({ balls, layers }: BoardState, way: Way, index: number): BoardState {
  const event = way.trace.events[index]!;
  const spot = way.spots[index];
  const next = { ...balls };
  if ('ball' in event && spot) next[event.ball] = spot;
  if (event.type === 'holed') delete next[event.ball];
  const change = way.changes.find((one) => one.event === index);
  return { balls: next, layers: change?.layers ?? layers };
}

/** Returns the state after all events in a stroke. */
export function afterAll(state: BoardState, way: Way): BoardState {
  return way.trace.events.reduce<BoardState>((now, _, index) => after(now, way, index), state);
}

export interface ShownPath {
  markup: string;
  /** Whether the path is faint because it belongs to an earlier stroke. */
  faint: boolean;
}

export class PageBoard {
  readonly #balls: Balls;

  constructor(
    readonly root: HTMLElement,
    readonly prefix: string,
  ) {
    this.#balls = new Balls((ball, where) => {
      const drawn = document.createElementNS(SVG, 'g');
      drawn.setAttribute('class', 'ball');
      const use = document.createElementNS(SVG, 'use');
      use.setAttribute('href', `#ball-${ball}`);
      for (const [key, value] of Object.entries({ x: -15, y: -15, width: 30, height: 31 }))
        use.setAttribute(key, String(value));
      drawn.append(use);
      const layer = where === 'high' ? 'balls-top' : 'balls';
      root.querySelector(`#${CSS.escape(prefix + layer)}`)?.append(drawn);
      return drawn;
    });
  }

  /** Removes this board's balls from the picture. */
  clear(): void {
    this.#balls.clear();
  }

  show({ balls, layers }: BoardState): void {
    this.#balls.place(new Map(Object.entries(balls)));
    if (layers) renewLayers(this.root, this.prefix, layers, 0);
  }

  /** Rolls the balls; `tempo` is the factor for the duration. */
  roll({ line, way, before, from, to }: Roll, tempo: number): Running {
    this.show({ balls: before, layers: null });
    return this.#balls.roll(
      line,
      tempo,
      ({ event }, late) => {
        const change = way.changes.find((one) => one.event === event);
        if (change) renewLayers(this.root, this.prefix, change.layers, late ? 0 : 180 * tempo);
      },
      { from, to },
    );
  }

  /**
   * Draws the paths of strokes above everything else on the board, and `notes` (letters and arrows)
   * above the paths.
   */
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
