// Renders part of a record as the frames of an animated GIF.
import type { BoardLayers, FilmFrame, Spot, TableShape, Way } from '../../generated/protocol';
import { core, study } from '../../core/core';
import { aimOf } from '../../games/carramboule/aim/aim';
import { paint, paintCue, type SeenBall } from '../../games/carramboule/table/paint';
import { Reel } from '../../games/carramboule/table/show';
import { makeSprites } from '../../games/carramboule/table/sprites';
import { frameOf } from '../../games/carramboule/table/view';
import { language } from '../../lib/texts.svelte';
import { theme } from '../../lib/settings.svelte';
import { poseOf, resting, seen, type Pose } from '../../games/golf/stroke/pose';
import { timeline } from '../../games/golf/stroke/timeline';
import { rasterised, viewBoxOf } from '../../lib/svg';
import { standalone } from './drawing';
import { PREFIX, type FilmPlayer } from './player.svelte';
import { titleOf } from './reviewSentences';

/**
 * The longer side of a mini golf picture without its caption, in pixels. `WORDS` is the height of
 * the caption.
 */
const LARGE = 640;
const WORDS = 40;
/** Duration of a frame while a ball rolls, in hundredths of a second. */
const TICK = 5;
/**
 * Duration of a Carramboule frame, in hundredths of a second. It is longer than in mini golf,
 * because shots take longer and all balls may move.
 */
const SLOW_TICK = 7;
const STILL = 60;
const LAST = 160;

export interface Frame {
  /** How long the frame is shown, in hundredths of a second. */
  seen: number;
}

export interface Strip {
  canvas: HTMLCanvasElement;
  /** Draws a sample picture with all colours that occur in the frames. */
  sample: () => Promise<void>;
  /** Yields the frames. Whenever a frame is yielded, it is on the canvas. */
  frames: () => AsyncGenerator<Frame>;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d', { willReadFrequently: true })!];
}

function caption(context: CanvasRenderingContext2D, text: string, foot: number): void {
  const style = getComputedStyle(document.documentElement);
  const { width } = context.canvas;
  const body = getComputedStyle(document.body);
  context.fillStyle = body.backgroundColor;
  context.fillRect(0, foot, width, WORDS);
  context.fillStyle = body.color;
  context.font = `650 17px ${style.getPropertyValue('--font') || body.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, width / 2, foot + WORDS / 2, width - 24);
}

function ground(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

// Mini golf frames.

const MIDDLE = ['movers', 'tall'];
const OVER = ['flag'];
type Sheet = 'under' | 'middle' | 'over';

/** The core's picture in three layers, as on the screen. */
class Sheets {
  readonly view: [number, number, number, number];
  readonly #parts: { name: string; sheet: Sheet; markup: string }[] = [];
  readonly #head: string;
  /** The gradients, clips and styles that all layers need. */
  #shared = '';
  #drawn = new Map<Sheet, Promise<HTMLImageElement>>();

  constructor(
    svg: string,
    readonly width: number,
    readonly height: number,
  ) {
    this.view = viewBoxOf(svg);
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    this.#head = `<svg viewBox="${this.view.join(' ')}" stroke-linejoin="round">`;
    const writer = new XMLSerializer();
    for (const child of root.children) {
      const name = child.id.slice(PREFIX.length);
      if (name === 'balls' || name === 'balls-top' || child.tagName === 'title') continue;
      if (child.tagName === 'defs' || child.tagName === 'style') {
        this.#shared += writer.serializeToString(child);
        continue;
      }
      const sheet = MIDDLE.includes(name) ? 'middle' : OVER.includes(name) ? 'over' : 'under';
      this.#parts.push({ name, sheet, markup: writer.serializeToString(child) });
    }
  }

  /** Redraws the layers that a stroke can change. */
  layers(layers: BoardLayers): void {
    for (const [name, markup] of Object.entries(layers) as [keyof BoardLayers, string][]) {
      const part = this.#parts.find((part) => part.name === name);
      if (!part || part.markup === markup) continue;
      part.markup = markup;
      this.#drawn.delete(part.sheet);
    }
  }

  sheet(sheet: Sheet): Promise<HTMLImageElement> {
    let drawn = this.#drawn.get(sheet);
    if (!drawn) {
      const parts = this.#parts.filter((part) => part.sheet === sheet);
      drawn = this.picture(parts.map((part) => part.markup).join(''));
      this.#drawn.set(sheet, drawn);
    }
    return drawn;
  }

  picture(markup: string): Promise<HTMLImageElement> {
    return rasterised(`${this.#head}${this.#shared}${markup}</svg>`, this.width, this.height);
  }
}

async function ballPictures(
  balls: readonly string[],
  dots: number,
): Promise<Map<string, HTMLImageElement>> {
  const pictures = balls.map(async (ball) => {
    const symbol = document.getElementById(`ball-${ball}`);
    const svg = `<svg viewBox="-15 -15 30 31">${symbol?.innerHTML ?? ''}</svg>`;
    return [ball, await rasterised(svg, dots, Math.round((dots * 31) / 30))] as const;
  });
  return new Map(await Promise.all(pictures));
}

export async function golfStrip(film: FilmPlayer, from: number, to: number): Promise<Strip> {
  const picture = await study.filmBoard(from, theme(), language(), PREFIX, []);
  const [, , w, h] = viewBoxOf(picture.svg);
  const scale = LARGE / Math.max(w, h);
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  const [canvas, context] = canvasOf(width, height + WORDS);
  const sheets = new Sheets(picture.svg, width, height);
  const balls = await ballPictures(film.golf?.balls.flat() ?? [], Math.ceil(36 * scale));
  const [left, top] = sheets.view;

  async function draw(
    poses: ReadonlyMap<string, Pose>,
    words: string,
    path: HTMLImageElement | null,
    faint: boolean,
  ): Promise<void> {
    const [under, middle, over] = await Promise.all([
      sheets.sheet('under'),
      sheets.sheet('middle'),
      sheets.sheet('over'),
    ]);
    const lay = (high: boolean) => {
      for (const [ball, pose] of poses) {
        const image = balls.get(ball);
        const opacity = seen(pose, high ? 'high' : 'ground');
        if (!image || opacity === 0) continue;
        context.save();
        context.globalAlpha = opacity;
        context.translate((pose.x - left) * scale, (pose.y - top) * scale);
        context.rotate(pose.angle);
        context.scale(pose.along, pose.across);
        context.rotate(-pose.angle);
        context.drawImage(image, -18 * scale, -18 * scale, 36 * scale, 37.2 * scale);
        context.restore();
      }
    };
    ground(context);
    context.drawImage(under, 0, 0);
    lay(false);
    context.drawImage(middle, 0, 0);
    lay(true);
    context.drawImage(over, 0, 0);
    if (path) {
      context.globalAlpha = faint ? 0.42 : 1;
      context.drawImage(path, 0, 0);
      context.globalAlpha = 1;
    }
    caption(context, words, height);
  }

  const still = (frame: FilmFrame) => posesOf(new Map(Object.entries(frame.balls)));

  async function* stroke(before: FilmFrame, way: Way, words: string): AsyncGenerator<Frame> {
    const spots = new Map(Object.entries(before.balls));
    const path = await sheets.picture(way.path);
    await draw(posesOf(spots), words, path, false);
    yield { seen: STILL };
    const line = timeline(way, spots);
    const names = new Set([...spots.keys(), ...line.legs.map((leg) => leg.ball)]);
    const due = [...way.changes];
    for (let time = 0; time <= line.duration; time += TICK * 10) {
      while (
        due.length > 0 &&
        (line.cues.find((cue) => cue.event === due[0]!.event)?.at ?? 0) <= time
      )
        sheets.layers(due.shift()!.layers);
      const poses = new Map<string, Pose>();
      for (const ball of names) {
        const pose = poseOf(line, ball, spots.get(ball), time);
        if (pose) poses.set(ball, pose);
      }
      await draw(poses, words, path, true);
      yield { seen: TICK };
    }
  }

  return {
    canvas,
    async sample() {
      const spots = Object.entries(picture.balls);
      const all = film.golf?.balls.flat() ?? [];
      // Draws every ball once, at any position, because only the colours matter.
      const poses = new Map(posesOf(new Map(spots)));
      for (const [place, ball] of all.entries())
        poses.set(
          ball,
          resting({ x: left + 30 + 34 * place, y: top + 30, top: true, hidden: false }),
        );
      await draw(poses, titleOf(film, film.steps[to]!), null, false);
    },
    async *frames() {
      for (let index = from; index <= to; index++) {
        const step = film.steps[index]!;
        const frame = await film.frameOf(index);
        const before = index > 0 ? await film.frameOf(index - 1) : null;
        if (frame.stroke && before) {
          if (before.layers) sheets.layers(before.layers);
          yield* stroke(before, frame.stroke, titleOf(film, step));
        }
        if (frame.layers) sheets.layers(frame.layers);
        await draw(
          still(frame),
          titleOf(film, step),
          frame.stroke ? await sheets.picture(frame.stroke.path) : null,
          true,
        );
        yield { seen: index === to ? LAST : STILL };
      }
    },
  };
}

function posesOf(spots: ReadonlyMap<string, Spot>): Map<string, Pose> {
  return new Map([...spots].map(([ball, spot]) => [ball, resting(spot)]));
}

// Carramboule frames.

export async function tableStrip(
  film: FilmPlayer,
  from: number,
  to: number,
  felt: SVGSVGElement,
): Promise<Strip> {
  const shape: TableShape = await core.tableShape();
  const frame = frameOf(shape);
  const scale = (LARGE * 0.8) / frame.width;
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  const [canvas, context] = canvasOf(width, height + WORDS);
  const cloth = await rasterised(standalone(felt), width, height);
  const sprites = makeSprites(frame.radius * scale);

  function draw(balls: SeenBall[], words: string, cue?: () => void): void {
    ground(context);
    context.drawImage(cloth, 0, 0);
    context.setTransform(scale, 0, 0, scale, -frame.left * scale, -frame.top * scale);
    paint(
      context,
      { frame, near: 0, balls, guide: null, barred: [], picked: null, handles: null },
      sprites,
    );
    cue?.();
    context.setTransform(1, 0, 0, 1, 0, 0);
    caption(context, words, height);
  }

  const lying = (shown: FilmFrame): SeenBall[] =>
    shown.table.map(({ kind, at }) => ({ kind, place: [at[0] / 1e9, at[1] / 1e9] }));

  return {
    canvas,
    async sample() {
      const first = await film.frameOf(from);
      draw(
        [...lying(first), { kind: 'cue', place: [0.1, 0.1] }, { kind: 'queen', place: [0.2, 0.1] }],
        titleOf(film, film.steps[to]!),
      );
    },
    async *frames() {
      for (let index = from; index <= to; index++) {
        const step = film.steps[index]!;
        const words = titleOf(film, step);
        const shown = await film.frameOf(index);
        if (shown.motion && shown.shot?.type === 'shoot' && index > 0) {
          const before = await film.frameOf(index - 1);
          const seat = step.seat ?? 0;
          const aim = aimOf(shown.shot, seat, shape.camp_lines[seat === 0 ? 0 : 1]);
          draw([...lying(before), { kind: 'cue', place: aim.place }], words, () =>
            paintCue(context, { aim, seat, pull: 10 + aim.speed * 9 }, frame, 0),
          );
          yield { seen: STILL };
          const reel = new Reel(shown.motion, {
            near: 0,
            radius: shape.radius,
            pockets: shape.pockets,
          });
          for (; reel.time <= reel.end; reel.advance(SLOW_TICK / 100)) {
            draw(reel.balls, words);
            yield { seen: SLOW_TICK };
          }
        }
        draw(lying(shown), words);
        yield { seen: index === to ? LAST : STILL };
      }
    },
  };
}
